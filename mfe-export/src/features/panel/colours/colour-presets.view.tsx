import { useT } from '@sastre/shared-contracts/shell';
import type { OptionsProps } from '../layout.rules.ts';
import { isPreset, PRESETS, presetChange } from './colour-presets.rules.ts';
import styles from './colours.module.css';

/** Colours that go together, for who does not want to mix their own. */
export function ColourPresets({ options, onChange }: OptionsProps) {
  const t = useT();
  return (
    <div className={styles.presets} role="group" aria-label={t('panel.colours.presets.title')}>
      {PRESETS.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className={styles.preset}
          aria-pressed={isPreset(options, preset)}
          onClick={() => onChange({ pdfOptions: presetChange(preset) })}
        >
          <svg
            className={styles.pair}
            width="22"
            height="22"
            viewBox="0 0 22 22"
            aria-hidden="true"
          >
            <path d="M11 0a11 11 0 0 0 0 22z" fill={preset.primary} />
            <path d="M11 0a11 11 0 0 1 0 22z" fill={preset.secondary} />
          </svg>
          {t(`panel.colours.presets.${preset.name}`)}
        </button>
      ))}
    </div>
  );
}
