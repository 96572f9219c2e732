import { useT } from '@sastre/shared-contracts/shell';
import { Dialog, Icon, IconButton } from '@sastre/shared-ui';
import { PIXELS_PER_MM, SHEETS, type Paper } from '@sastre/shared-cv-document';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import type { FrameContent } from '../use-filled.ts';
import styles from './enlarged.module.css';
import { Leaf } from './leaf.view.tsx';
import { scrollByKey, scrolledPage } from './scrolled-page.rules.ts';
import { useZoom } from './use-zoom.ts';
import { zoomByKey } from './zoom.rules.ts';

interface EnlargedProps {
  content: FrameContent;
  pages: number;
  paper: Paper;
  /** The page to begin with, counted from 0. */
  page: number;
  onClose: () => void;
}

/** All pages below each other, as large as wanted: the preview's own layout, only drawn larger. */
export function Enlarged({ content, pages, paper, page: first, onClose }: EnlargedProps) {
  const t = useT();
  const title = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [page, setPage] = useState(Math.min(first, pages - 1));
  const width = SHEETS[paper].width * PIXELS_PER_MM;
  const { zoom, isLeast, isMost, isFirst, step, reset } = useZoom(box, width);
  // Where it begins is decided once.
  const begin = useEffectEvent((opened: HTMLElement) => {
    opened.focus();
    opened.scrollTop = (opened.scrollHeight * first) / pages;
  });
  useEffect(() => {
    if (box !== null) begin(box);
  }, [box]);

  const onKeyDown = (event: KeyboardEvent) => {
    const asked = zoomByKey(event);
    const to = box === null ? undefined : scrollByKey(event, box);
    if (asked === undefined && to === undefined) return;
    event.preventDefault();
    if (asked === 'reset') reset();
    else if (asked !== undefined) step(asked);
    else if (box !== null && to !== undefined) box.scrollTop = to;
  };
  const size = { '--zoom': zoom, '--paper-x': width, '--paper-y': heightOf(paper) };
  return (
    <Dialog labelledBy={title} onClose={onClose}>
      <div className={styles.enlarged} onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <h2 id={title}>{t('enlarged.title')}</h2>
          <p className={styles.page}>{t('preview.page', { page: page + 1, pages })}</p>
          <div className={styles.zoom} role="group" aria-label={t('enlarged.size')}>
            <IconButton label={t('enlarged.smaller')} idle={isLeast} onClick={() => step('out')}>
              <Icon name="minus" />
            </IconButton>
            <span role="status" className={styles.percent}>
              {t('enlarged.percent', { percent: Math.round(zoom * 100) })}
            </span>
            <IconButton label={t('enlarged.larger')} idle={isMost} onClick={() => step('in')}>
              <Icon name="plus" />
            </IconButton>
            <IconButton label={t('enlarged.reset')} idle={isFirst} onClick={reset}>
              <Icon name="undo" />
            </IconButton>
          </div>
          <IconButton label={t('enlarged.close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div
          ref={setBox}
          className={styles.desk}
          role="region"
          aria-labelledby={title}
          tabIndex={0}
          onScroll={({ currentTarget }) => setPage(scrolledPage(currentTarget, pages))}
        >
          <div className={styles.leaves} style={size as CSSProperties}>
            {Array.from({ length: pages }, (_, index) => (
              <Leaf
                key={index}
                content={content}
                page={index}
                label={t('preview.page', { page: index + 1, pages })}
                near={Math.abs(index - page) <= NEAR}
              />
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Pages before and after the one that is read that are drawn. */
const NEAR = 2;

const heightOf = (paper: Paper) => SHEETS[paper].height * PIXELS_PER_MM;
