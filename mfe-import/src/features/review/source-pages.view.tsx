import { useT } from '@sastre/shared-contracts/shell';
import { Icon, IconButton, Note } from '@sastre/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SourceLine } from '@sastre/shared-cv-reader';
import { openPdf, type OpenedPdf, type PageSize } from './open-pdf.ts';
import styles from './review.module.css';
import { scrollInside } from './scroll-inside.ts';
import { SourceLines } from './source-lines.view.tsx';

interface Props {
  pdf: Uint8Array;
  lines: readonly SourceLine[];
  marked: ReadonlySet<number>;
}

/** The pages of a PDF, one at a time, with a mark over the lines of the focused field. */
export function SourcePages({ pdf, lines, marked }: Props) {
  const t = useT();
  const { opened, failed, fail } = useOpened(pdf);
  const [page, setPage] = useState(0);
  const [last, setLast] = useState<PageSize>();
  useEffect(() => {
    const first = lines.find(({ id }) => marked.has(id));
    if (first !== undefined) setPage(first.page);
  }, [lines, marked]);
  if (failed) {
    return (
      <>
        <Note tone="info">{t('review.pageFailed')}</Note>
        <SourceLines {...{ lines, marked }} />
      </>
    );
  }
  if (opened === undefined) return <p role="status">{t('review.pageOpening')}</p>;
  const here = lines.filter((line) => line.page === page && marked.has(line.id));
  const name = t('review.page', { page: page + 1, pages: opened.pages });
  return (
    <>
      {opened.pages > 1 && (
        <div className={styles.pager} role="group" aria-label={t('review.pages')}>
          <IconButton
            label={t('review.previous')}
            idle={page === 0}
            onClick={() => setPage(page - 1)}
          >
            <Icon name="previous" />
          </IconButton>
          <span role="status">{name}</span>
          <IconButton
            label={t('review.next')}
            idle={page >= opened.pages - 1}
            onClick={() => setPage(page + 1)}
          >
            <Icon name="next" />
          </IconButton>
        </div>
      )}
      <DrawnPage
        key={page}
        {...{ opened, page, name, last }}
        marks={here}
        onDrawn={setLast}
        onFail={fail}
      />
    </>
  );
}

/** The PDF, once it is open. */
function useOpened(pdf: Uint8Array) {
  const [opened, setOpened] = useState<OpenedPdf>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let own: OpenedPdf | undefined;
    openPdf(pdf).then(
      (next) => {
        own = next;
        if (gone) next.close();
        else setOpened(next);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
      own?.close();
    };
  }, [pdf]);
  const fail = useCallback(() => setFailed(true), []);
  return { opened, failed, fail };
}

interface DrawnProps {
  opened: OpenedPdf;
  page: number;
  name: string;
  marks: readonly SourceLine[];
  /** The size of the page that was there before: this one keeps its room until it is drawn. */
  last: PageSize | undefined;
  onDrawn: (size: PageSize) => void;
  onFail: () => void;
}

function DrawnPage({ opened, page, name, marks, last, onDrawn, onFail }: DrawnProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<PageSize>();
  useEffect(() => {
    let gone = false;
    if (canvas.current === null) return undefined;
    opened.draw(page, canvas.current).then(
      (drawn) => {
        if (gone) return;
        setSize(drawn);
        onDrawn(drawn);
      },
      () => gone || onFail(),
    );
    return () => {
      gone = true;
    };
  }, [opened, page, onDrawn, onFail]);
  useEffect(() => {
    const mark = overlay.current?.querySelector('rect');
    if (box.current && mark) scrollInside(box.current, mark);
  }, [marks, size]);
  const room = size ?? last;
  return (
    <div ref={box} className={styles.page} tabIndex={0} role="group" aria-label={name}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        style={room && { aspectRatio: `${room.width} / ${room.height}` }}
        role="img"
        aria-label={name}
      />
      {size !== undefined && (
        <svg
          ref={overlay}
          className={styles.marks}
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          {marks.map(({ id, box }) => box && <rect key={id} {...box} rx="2" />)}
        </svg>
      )}
    </div>
  );
}
