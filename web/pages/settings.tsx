import { speak } from '../app/language.ts';
import { change, PACES, settings } from '../app/settings.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Segmented } from '../parts/segmented.tsx';
import { say } from '../parts/toast.tsx';
import { t } from '../text/index.ts';

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const now = settings.value;
  return (
    <Dialog title={t().settings} onClose={onClose} class="dlg-settings">
      <div class="set-rows">
        <Segmented
          showLabel
          label={t().language}
          value={now.lang}
          choices={[
            { value: 'de', label: t().german },
            { value: 'en', label: t().english },
          ]}
          onChange={(lang) => void speak(lang).catch(() => say(t().failed))}
        />
        <Segmented
          showLabel
          label={t().theme}
          value={now.theme}
          choices={[
            { value: 'light', label: t().light },
            { value: 'dark', label: t().dark },
            { value: 'system', label: t().system },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Segmented
          showLabel
          label={t().motion}
          value={now.speed}
          choices={[
            { value: 0, label: t().motionOff },
            { value: 1, label: t().motionNormal },
            { value: 2, label: t().motionFast },
          ]}
          onChange={(speed) => change({ speed })}
        />
        <Segmented
          showLabel
          label={t().pace}
          value={now.pace}
          choices={PACES.map((value) => ({ value, label: t().paces[value] }))}
          onChange={(pace) => change({ pace })}
        />
        <Check
          label={t().confirmAtOnce}
          hint={t().confirmAtOnceHint}
          checked={now.confirmAtOnce}
          onChange={(confirmAtOnce) => change({ confirmAtOnce })}
        />
        <Check label={t().sound} checked={now.sound} onChange={(sound) => change({ sound })} />
        <Check
          label={t().plainSetting}
          hint={t().plainSettingHint}
          checked={now.plain}
          onChange={(plain) => change({ plain })}
        />
      </div>
    </Dialog>
  );
}
