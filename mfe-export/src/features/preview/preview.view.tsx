import { useT } from '@sastre/shared-contracts/shell';
import { cx, Note, Spinner } from '@sastre/shared-ui';
import { useState, type SyntheticEvent } from 'react';
import { Pager } from './pager.view.tsx';
import styles from './preview.module.css';
import { usePages } from './use-pages.ts';

interface PreviewProps {
  /** The renderer's document. */
  rendered: string;
  pictureUrl: string | undefined;
  /** The PDF is being made: a spinner stands in for the pages, which stay as they are behind it. */
  busy: boolean;
}

/** The document as it will be printed, page by page, in a frame document of its own. */
export function Preview({ busy, ...content }: PreviewProps) {
  const t = useT();
  const [frame, setFrame] = useState<Document>();
  const { page, pages, blank, show } = usePages(frame, content);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument ?? undefined);
  return (
    <div className={styles.preview}>
      <div className={styles.frame}>
        <div className={styles.desk}>
          <iframe
            className={cx(styles.stage, busy && styles.behind)}
            src="/preview-frame.html"
            title={t('preview.title')}
            tabIndex={busy ? -1 : 0}
            aria-hidden={busy || undefined}
            onLoad={onLoad}
          />
          {busy && (
            <div className={styles.spinner}>
              <Spinner size="l" label={t('generating')} />
            </div>
          )}
        </div>
      </div>
      <Pager page={page} pages={pages} onShow={show} />
      {blank && <Note tone="info">{t('preview.blank')}</Note>}
    </div>
  );
}
