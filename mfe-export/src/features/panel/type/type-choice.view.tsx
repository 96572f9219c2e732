import type { DocumentLanguage } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { canBreakWords, hasPageFooter } from '@sastre/shared-cv-document';
import { Checkbox, Icon } from '@sastre/shared-ui';
import { memo, useId } from 'react';
import type { OptionsProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';
import { NumberField } from './number-field.view.tsx';
import {
  DENSITIES,
  densityChange,
  densityOf,
  shownValue,
  TYPE_NAMES,
  typeChange,
} from './type-choice.rules.ts';
import styles from './type.module.css';

interface TypeChoiceProps extends OptionsProps {
  /** Of the document. */
  language: DocumentLanguage;
  pages: number | undefined;
}

/** How dense the document is, whether its words are broken, and each number of its type. */
export const TypeChoice = memo(function TypeChoice(props: TypeChoiceProps) {
  const { options, language, pages, onChange } = props;
  const canBreak = canBreakWords(language);
  const t = useT();
  const id = useId();
  const chosen = densityOf(options);
  return (
    <PanelSection title={t('panel.type.title')}>
      <div className={styles.densities} role="radiogroup" aria-label={t('panel.type.density')}>
        {DENSITIES.map((density) => (
          <label key={density} className={styles.density}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={density === chosen}
              onChange={() => onChange({ pdfOptions: densityChange(density) })}
            />
            <span>{t(`panel.type.${density}`)}</span>
          </label>
        ))}
        {chosen === undefined && <span className={styles.own}>{t('panel.type.own')}</span>}
      </div>
      <Checkbox
        label={t('panel.type.pageFooter')}
        checked={hasPageFooter(options, pages)}
        onChange={(pageFooter) => onChange({ pdfOptions: { pageFooter } })}
      />
      <Checkbox
        label={t('panel.type.hyphenation')}
        hint={t(canBreak ? 'panel.type.hyphenationRead' : 'panel.type.noHyphenation')}
        disabled={!canBreak}
        checked={canBreak && options.hyphenation === true}
        onChange={(on) => onChange({ pdfOptions: { hyphenation: on || undefined } })}
      />
      <details className={styles.more}>
        <summary className={styles.summary}>
          {t('panel.type.more')}
          <Icon name="down" size={14} />
        </summary>
        <div className={styles.numbers}>
          {TYPE_NAMES.map((name) => (
            <NumberField
              key={name}
              name={name}
              value={shownValue(options, name)}
              chosen={options[name] !== undefined}
              onChange={(value) => onChange({ pdfOptions: typeChange(name, value) })}
            />
          ))}
        </div>
      </details>
    </PanelSection>
  );
});
