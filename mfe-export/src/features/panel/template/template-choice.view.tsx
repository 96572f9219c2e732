import { PAPERS, TEMPLATES } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { memo, useId } from 'react';
import { isTwoColumn, type OptionsProps } from '../layout.rules.ts';
import { PageDrawing } from './page-drawing.view.tsx';
import { PanelSection } from '../panel-section.view.tsx';
import styles from './template.module.css';

/** Which template, and on which paper. */
export const TemplateChoice = memo(function TemplateChoice({ options, onChange }: OptionsProps) {
  const t = useT();
  const id = useId();
  const chosen = isTwoColumn(options) ? 'two-column-1' : 'single-column-1';
  return (
    <PanelSection title={t('panel.template.title')}>
      <div className={styles.templates} role="radiogroup" aria-label={t('panel.template.title')}>
        {TEMPLATES.map((template) => (
          <label key={template} className={styles.template}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={template === chosen}
              aria-label={t(`panel.template.${template}.name`)}
              aria-describedby={`${id}-${template}`}
              onChange={() => onChange({ pdfOptions: { template } })}
            />
            <PageDrawing template={template} />
            <span className={styles.words}>
              <span className={styles.name}>{t(`panel.template.${template}.name`)}</span>
              <span id={`${id}-${template}`} className={styles.help}>
                {t(`panel.template.${template}.help`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <div className={styles.papers} role="radiogroup" aria-label={t('panel.paper.label')}>
        <span className={styles.paperLabel} aria-hidden="true">
          {t('panel.paper.label')}
        </span>
        {PAPERS.map((paper) => (
          <label key={paper} className={styles.paper}>
            <input
              type="radio"
              name={`${id}-paper`}
              className={styles.radio}
              checked={paper === options.paper}
              onChange={() => onChange({ pdfOptions: { paper } })}
            />
            <span>{t(`panel.paper.${paper}`)}</span>
          </label>
        ))}
      </div>
    </PanelSection>
  );
});
