import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon, Note, Spinner } from '@sastre/shared-ui';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Enlarged } from './enlarged/enlarged.view.tsx';
import { isElement } from './is-element.ts';
import type { Ending } from './last-page.ts';
import { paperOf } from './paginate.ts';
import { Pager } from './pager.view.tsx';
import styles from './preview.module.css';
import { usePages } from './use-pages.ts';

interface PreviewProps {
  /** The renderer's document. */
  rendered: string;
  pictureUrl: string | undefined;
  /** The PDF is being made: a spinner stands in for the pages, which stay as they are behind it. */
  busy: boolean;
  /** Hears the keys that are pressed while the focus is in the pages, whose document is another one. */
  onKey?: (event: KeyboardEvent) => void;
  /** What can be done with the pages that are shown. */
  children?: (shown: ShownPages) => ReactNode;
}

/** Pages as they stand in the preview. */
export interface ShownPages {
  /** The frame's own document. */
  frame: Document;
  ending: Ending;
}

/** The document as it will be printed, page by page, in a frame document of its own. */
export function Preview({ busy, onKey, children, ...content }: PreviewProps) {
  const t = useT();
  const [frame, setFrame] = useState<Document>();
  const { page, pages, blank, ending, show } = usePages(frame, content);
  const [isEnlarged, setEnlarged] = useState(false);
  useEffect(() => {
    const enlarge = ({ target }: MouseEvent) => {
      if (isElement(target) && target.closest('a') === null) setEnlarged(true);
    };
    frame?.addEventListener('dblclick', enlarge);
    return () => frame?.removeEventListener('dblclick', enlarge);
  }, [frame]);
  useEffect(() => {
    if (frame === undefined || onKey === undefined) return undefined;
    frame.addEventListener('keydown', onKey);
    return () => frame.removeEventListener('keydown', onKey);
  }, [frame, onKey]);
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
      <div className={styles.below}>
        <Pager page={page} pages={pages} onShow={show} />
        <Button variant="text" size="s" onClick={() => setEnlarged(true)}>
          <Icon name="eye" />
          {t('enlarged.open')}
        </Button>
      </div>
      {frame !== undefined && ending !== undefined && children?.({ frame, ending })}
      {blank && <Note tone="info">{t('preview.blank')}</Note>}
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
