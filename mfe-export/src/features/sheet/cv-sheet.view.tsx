import { useT, type CvSheetProps } from '@sastre/shared-contracts/shell';
import type { Cv } from '@sastre/shared-contracts/api';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useRendered } from '../document/use-rendered.ts';
import { withoutLinks } from '../document/without-links.rules.ts';
import { Fit } from '../fit/fit.view.tsx';
import { usePicture } from '../pictures/use-picture.ts';
import { PagesFrame } from '../preview/pages-frame.view.tsx';
import { sheetLayout } from './sheet-layout.rules.ts';
import styles from './sheet.module.css';
import { useFollowing } from './use-following.ts';
import { usePointing } from './use-pointing.ts';

/** The capability `cv-sheet`: the sheet of a CV beside the form in which it is typed. */
export function CvSheet({ cv, ...props }: CvSheetProps) {
  // A key is drawn in its field first; the sheet takes no part in that.
  return <Sheet {...props} shown={useDeferredValue(cv)} />;
}

type SheetProps = Omit<CvSheetProps, 'cv'> & { shown: Cv };

const Sheet = memo(function Sheet({ shown, field, onPick, onLayout }: SheetProps) {
  const t = useT();
  const [frame, setFrame] = useState<Document>();
  const [isEnlarged, setEnlarged] = useState(false);
  const pictureUrl = usePicture(shown.tailored?.pdfOptions.pictureId ?? '');
  const { rendered: marked, render } = useRendered(shown, pictureUrl !== undefined, true);
  // A line leads to its field here.
  const rendered = useMemo(() => withoutLinks(marked), [marked]);
  const content = { rendered, pictureUrl };
  const { page, pages, ending, show } = useFollowing(frame, content, field);
  usePointing(frame, { page, pages, onShow: show, onPick });
  return (
    <PagesFrame
      {...{ frame, content, page, pages, isEnlarged }}
      onFrame={setFrame}
      onShow={show}
      onEnlarge={setEnlarged}
    >
      {onLayout && frame && ending && (
        <Fit
          cv={shown}
          stage={{ frame, render: (tried: Cv) => withoutLinks(render(tried)), pictureUrl }}
          ending={ending}
          onChange={(change) => onLayout(sheetLayout(change))}
        />
      )}
      <p className={styles.hint}>{t('sheet.hint')}</p>
    </PagesFrame>
  );
});
