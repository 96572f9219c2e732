import { useT } from '@sastre/shared-contracts/shell';
import type { LaidOutPages } from '@sastre/shared-cv-document';
import { Note } from '@sastre/shared-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isElement } from './is-element.ts';
import type { Ending } from './last-page.ts';
import { PagesFrame } from './pages-frame.view.tsx';
import { usePages } from './use-pages.ts';

interface PreviewProps {
  /** The renderer's document. */
  rendered: string;
  pictureUrl: string | undefined;
  /** The PDF is being made: a spinner stands in for the pages, which stay as they are behind it. */
  busy: boolean;
  /** Hears the keys that are pressed while the focus is in the pages, whose document is another one. */
  onKey?: (event: KeyboardEvent) => void;
  /** Hears what laying out has come to, with which it is to be printed. */
  onLaidOut?: (laidOut: Required<LaidOutPages>) => void;
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
export function Preview({ busy, onKey, onLaidOut, children, ...content }: PreviewProps) {
  const t = useT();
  const [frame, setFrame] = useState<Document>();
  const { page, pages, blank, ending, spacing, show } = usePages(frame, content);
  const say = useEffectEvent((shrunk: number, count: number) =>
    onLaidOut?.({ shrunk, pages: count }),
  );
  const ofCv = ending?.pages ?? 0;
  useEffect(() => say(spacing, ofCv), [spacing, ofCv]);
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
  return (
    <PagesFrame
      {...{ frame, content, page, pages, busy, isEnlarged }}
      onFrame={setFrame}
      onShow={show}
      onEnlarge={setEnlarged}
    >
      {frame !== undefined && ending !== undefined && children?.({ frame, ending })}
      {blank && <Note tone="info">{t('preview.blank')}</Note>}
    </PagesFrame>
  );
}
