import { useT, type CvSheetProps } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useDeferredValue, useMemo, useState, type SyntheticEvent } from 'react';
import { useRendered } from '../document/use-rendered.ts';
import { withoutLinks } from '../document/without-links.rules.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { Enlarged } from '../preview/enlarged/enlarged.view.tsx';
import { Pager } from '../preview/pager.view.tsx';
import { paperOf } from '../preview/paginate.ts';
import preview from '../preview/preview.module.css';
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
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument ?? undefined);
  return (
    <div className={preview.preview}>
      <div className={preview.frame}>
        <div className={preview.desk}>
          <iframe
            className={preview.stage}
            src="/preview-frame.html"
            title={t('preview.title')}
            tabIndex={0}
            onLoad={onLoad}
          />
        </div>
      </div>
      <div className={preview.below}>
        <Pager page={page} pages={pages} onShow={show} />
        <Button variant="text" size="s" onClick={() => setEnlarged(true)}>
          <Icon name="eye" />
          {t('enlarged.open')}
        </Button>
      </div>
      <p className={styles.hint}>{t('sheet.hint')}</p>
      {isEnlarged && frame !== undefined && (
        <Enlarged
          content={content}
          pages={pages}
          paper={paperOf(frame)}
          page={page}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  );
}
