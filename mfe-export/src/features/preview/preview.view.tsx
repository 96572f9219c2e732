import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon } from '@sastre/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { fillFrame, showPage } from './fill-frame.ts';
import { paginate } from './paginate.ts';
import styles from './preview.module.css';

interface PreviewProps {
  /** The renderer's document. */
  rendered: string;
  pictureUrl: string | undefined;
}

/** The document as it will be printed, page by page, in a frame document of its own. */
export function Preview({ rendered, pictureUrl }: PreviewProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [pages, setPages] = useState(1);
  const [chosen, setChosen] = useState(0);
  const page = Math.min(chosen, pages - 1);

  useEffect(() => {
    const target = frame.current?.contentDocument;
    if (!ready || !target) return undefined;
    let current = true;
    fillFrame(target, rendered, pictureUrl);
    setPages(paginate(target));
    void target.fonts.ready.then(() => {
      if (current) setPages(paginate(target));
    });
    return () => {
      current = false;
    };
  }, [ready, rendered, pictureUrl]);

  useEffect(() => {
    if (ready && frame.current?.contentDocument) showPage(frame.current.contentDocument, page);
  }, [ready, page]);

  return (
    <div className={styles['preview']}>
      <div className={styles['frame']}>
        <iframe
          ref={frame}
          className={styles['stage']}
          src="/preview-frame.html"
          title={t('preview.title')}
          onLoad={() => setReady(true)}
        />
      </div>
      <div className={styles['pager']}>
        <Button
          variant="text"
          aria-label={t('preview.previous')}
          disabled={page === 0}
          onClick={() => setChosen(page - 1)}
        >
          <Icon name="previous" />
        </Button>
        <span role="status">{t('preview.page', { page: page + 1, pages })}</span>
        <Button
          variant="text"
          aria-label={t('preview.next')}
          disabled={page >= pages - 1}
          onClick={() => setChosen(page + 1)}
        >
          <Icon name="next" />
        </Button>
      </div>
    </div>
  );
}
