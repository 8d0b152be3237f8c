/** `npm run audit`: known faults of the libraries that are part of the running product, each mended or explained. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge, type Report } from './advisories.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const [file] = process.argv.slice(2);
const text =
  file === undefined
    ? spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
        .stdout
    : readFileSync(file, 'utf8');

let report: Report | null = null;
try {
  report = JSON.parse(text) as Report;
} catch {
  // Said below.
}
if (report?.vulnerabilities === undefined) {
  console.error(`The registry gave no report${report?.message === undefined ? '' : `: ${report.message}`}`);
  process.exitCode = 2;
} else {
  const { lines, open } = judge(report);
  for (const line of lines) console.log(line);
  console.log(open === 0 ? 'No unexplained fault in what people receive.' : `${open} to be mended or explained.`);
  process.exitCode = open === 0 ? 0 : 1;
}
