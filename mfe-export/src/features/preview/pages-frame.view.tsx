import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon, Spinner } from '@sastre/shared-ui';
import type { ReactNode, SyntheticEvent } from 'react';
import { Enlarged } from './enlarged/enlarged.view.tsx';
import { paperOf } from './paginate.ts';
import { Pager } from './pager.view.tsx';
import styles from './preview.module.css';
import type { FrameContent } from './use-filled.ts';

interface PagesFrameProps {
  /** The frame's own document, once it is there, and who is told of it. */
  frame: Document | undefined;
  onFrame: (frame: Document | undefined) => void;
  content: FrameContent;
  /** Counted from 0. */
  page: number;
  pages: number;
  onShow: (page: number) => void;
  isEnlarged: boolean;
  onEnlarge: (isEnlarged: boolean) => void;
  /** The PDF is being made: a spinner stands in for the pages, which stay as they are behind it. */
  busy?: boolean;
  /** Below the pager. */
  children?: ReactNode;
}

/** Pages one by one in a frame document of their own, with a pager and the way to see them larger. */
export function PagesFrame(props: PagesFrameProps) {
  const { frame, onFrame, content, page, pages, onShow, isEnlarged, onEnlarge } = props;
  const { busy = false, children } = props;
  const t = useT();
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    onFrame(currentTarget.contentDocument ?? undefined);
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
        <Pager page={page} pages={pages} onShow={onShow} />
        <Button variant="text" size="s" onClick={() => onEnlarge(true)}>
          <Icon name="eye" />
          {t('enlarged.open')}
        </Button>
      </div>
      {children}
      {isEnlarged && frame !== undefined && (
        <Enlarged
          content={content}
          pages={pages}
          paper={paperOf(frame)}
          page={page}
          onClose={() => onEnlarge(false)}
        />
      )}
    </div>
  );
}
