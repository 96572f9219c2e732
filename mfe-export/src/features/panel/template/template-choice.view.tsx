import { PAPERS, type Cv } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { OptionsProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';
import type { PictureChoices } from '../pictures/picture-choices.ts';
import { PageDrawing } from './page-drawing.view.tsx';
import { fewTemplates, presentTemplate, templateChange } from './template-list.rules.ts';
import styles from './template.module.css';

const Gallery = lazy(async () => ({
  default: (await import('./gallery/gallery.view.tsx')).Gallery,
}));

interface Props extends OptionsProps {
  cv: Cv;
  pictures: PictureChoices;
}

/** Which template, and on which paper. */
export const TemplateChoice = memo(function TemplateChoice({
  cv,
  options,
  pictures,
  onChange,
}: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = presentTemplate(options);
  const all = (
    <button type="button" className={buttonClass('text', 's')} onClick={() => setOpen(true)}>
      {t('panel.template.all')}
    </button>
  );
  return (
    <PanelSection title={t('panel.template.title')} action={all}>
      <div className={styles.templates} role="radiogroup" aria-label={t('panel.template.title')}>
        {fewTemplates(chosen).map((template) => (
          <label key={template} className={styles.template}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={template === chosen}
              aria-label={t(`panel.template.${template}.name`)}
              aria-describedby={`${id}-${template}`}
              onChange={() => onChange({ pdfOptions: templateChange(options, template) })}
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
      {isOpen && (
        <Suspense>
          <Gallery {...{ cv, chosen, pictures, onChange }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PanelSection>
  );
});
