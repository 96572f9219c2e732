import { TEMPLATES, type Cv, type TemplateName } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Dialog, Icon, IconButton } from '@sastre/shared-ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { applyChange, optionsOf, type LayoutProps } from '../../layout.rules.ts';
import type { PictureChoices } from '../../pictures/picture-choices.ts';
import { templateChange } from '../template-list.rules.ts';
import { FirstPage } from './first-page.view.tsx';
import styles from './gallery.module.css';

interface GalleryProps extends LayoutProps {
  chosen: TemplateName;
  pictures: PictureChoices;
  onClose: () => void;
}

/** Every template as the first page of the user's own CV. A choice holds at once; the dialog stays for another look. */
export function Gallery({ cv, chosen, pictures, onChange, onClose }: GalleryProps) {
  const t = useT();
  const id = useId();
  // Nothing but the template changes while this is open: what is drawn need not be drawn again.
  const [drafts] = useState(() => TEMPLATES.map((template) => draftOf(cv, template)));
  const [drawn, setDrawn] = useState(0);
  const present = useRef<HTMLInputElement>(null);
  // The dialog is open by now.
  useEffect(() => present.current?.focus(), []);
  const drawnUpTo = useCallback(
    (index: number) => setDrawn((before) => Math.max(before, index + 1)),
    [],
  );
  const pictureUrl = pictures.pictures.find(
    (picture) => picture.id === cv.tailored?.pdfOptions.pictureId,
  )?.url;
  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className={styles.gallery}>
        <div className={styles.bar}>
          <h2 id={`${id}-title`}>{t('panel.template.gallery.title')}</h2>
          <IconButton label={t('panel.template.gallery.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.desk}>
          <p className={styles.intro}>{t('panel.template.gallery.intro')}</p>
          <div className={styles.choices} role="radiogroup" aria-labelledby={`${id}-title`}>
            {drafts.map(({ template, draft }, index) => (
              <label key={template} className={styles.choice}>
                <FirstPage
                  cv={draft}
                  pictureUrl={pictureUrl}
                  mayDraw={index <= drawn}
                  index={index}
                  onDrawn={drawnUpTo}
                />
                <span className={styles.words}>
                  <input
                    type="radio"
                    name={id}
                    checked={template === chosen}
                    ref={template === chosen ? present : undefined}
                    aria-label={t(`panel.template.${template}.name`)}
                    aria-describedby={`${id}-${template}`}
                    onChange={() =>
                      onChange({ pdfOptions: templateChange(optionsOf(cv), template) })
                    }
                  />
                  <span className={styles.name}>{t(`panel.template.${template}.name`)}</span>
                  <span id={`${id}-${template}`} className={styles.help}>
                    {t(`panel.template.${template}.help`)}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** The CV in a template; a letter before it would be the first page. */
function draftOf(cv: Cv, template: TemplateName): { template: TemplateName; draft: Cv } {
  const pdfOptions = templateChange(optionsOf(cv), template);
  return { template, draft: applyChange(cv, { tailored: { coverLetter: '' }, pdfOptions }) };
}
