import { useT, type CvSheetProps } from '@sastre/shared-contracts/shell';
import { useDeferredValue, useMemo, useState } from 'react';
import { useRendered } from '../document/use-rendered.ts';
import { withoutLinks } from '../document/without-links.rules.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { PagesFrame } from '../preview/pages-frame.view.tsx';
import styles from './sheet.module.css';
import { useFollowing } from './use-following.ts';
import { usePointing } from './use-pointing.ts';

/** The capability `cv-sheet`: the sheet of a CV beside the form in which it is typed. */
export function CvSheet({ cv, field, onPick }: CvSheetProps) {
  const t = useT();
  const [frame, setFrame] = useState<Document>();
  const [isEnlarged, setEnlarged] = useState(false);
  // A key is drawn in its field first.
  const shown = useDeferredValue(cv);
  const pictureUrl = usePicture(shown.tailored?.pdfOptions.pictureId ?? '');
  const { rendered: marked } = useRendered(shown, pictureUrl !== undefined, true);
  // A line leads to its field here.
  const rendered = useMemo(() => withoutLinks(marked), [marked]);
  const content = { rendered, pictureUrl };
  const { page, pages, show } = useFollowing(frame, content, field);
  usePointing(frame, { page, pages, onShow: show, onPick });
  return (
    <PagesFrame
      {...{ frame, content, page, pages, isEnlarged }}
      onFrame={setFrame}
      onShow={show}
      onEnlarge={setEnlarged}
    >
      <p className={styles.hint}>{t('sheet.hint')}</p>
    </PagesFrame>
  );
}
