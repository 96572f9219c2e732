import { useT } from '@sastre/shared-contracts/shell';
import { buttonClass, cx } from '@sastre/shared-ui';
import { memo } from 'react';
import { COLOURS, colourChange, isChosen, resetColours } from './colour-choice.rules.ts';
import { ColourPresets } from './colour-presets.view.tsx';
import { ColourField } from './colour-field.view.tsx';
import styles from './colours.module.css';
import type { OptionsProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';

/** Primary, secondary and main text. Without a choice each has the template's own colour. */
export const ColourPickers = memo(function ColourPickers({ options, onChange }: OptionsProps) {
  const t = useT();
  const someChosen = COLOURS.some((name) => isChosen(options, name));
  const reset = (
    <button
      type="button"
      className={cx(buttonClass('text', 's'), styles.resetAll)}
      aria-disabled={!someChosen || undefined}
      onClick={() => someChosen && onChange({ pdfOptions: resetColours() })}
    >
      {t('panel.colours.resetAll')}
    </button>
  );
  return (
    <PanelSection title={t('panel.colours.title')} action={reset}>
      <ColourPresets options={options} onChange={onChange} />
      <div className={styles.colours}>
        {COLOURS.map((name) => (
          <ColourField
            key={name}
            name={name}
            options={options}
            onChange={(colour) => onChange({ pdfOptions: colourChange(name, colour) })}
          />
        ))}
      </div>
    </PanelSection>
  );
});
