import { ApiProblem, api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { say, sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';

/** Why a file is not taken, in one sentence. */
export function refusal(args: Readonly<Record<string, unknown>>): string {
  const { drift, ...plain } = t().badRecord;
  if (args.why === 'drift') return drift(Number(args.move));
  return (plain as Readonly<Record<string, string>>)[String(args.why)] ?? plain.form;
}

async function open(file: File): Promise<void> {
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    say(t().badRecord.form);
    return;
  }
  try {
    const { id, status } = await api.importFile(json);
    go(status === 'finished' ? `/t/${id}/replay` : `/t/${id}`);
  } catch (e) {
    if (e instanceof ApiProblem && e.key === 'bad-record') say(refusal(e.args));
    else sayProblem(e);
  }
}

/** A match from a file, here or from another server: to be watched, forked or played on. */
export function OpenFile() {
  return (
    <label class="open-file">
      <span class="btn small">{t().openFile}</span>
      <input
        class="sr"
        type="file"
        accept="application/json,.json"
        onChange={(e) => {
          const { files } = e.currentTarget;
          const file = files?.[0];
          if (file !== undefined) void open(file);
          e.currentTarget.value = '';
        }}
      />
    </label>
  );
}
