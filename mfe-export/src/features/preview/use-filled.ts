import { useEffect, useState } from 'react';
import { fillFrame, withoutDesk } from './fill-frame.ts';
import type { Ending } from './last-page.ts';
import { layOut } from './lay-out.ts';

/** What a frame shows. */
export interface FrameContent {
  /** The renderer's document. */
  rendered: string;
  pictureUrl: string | undefined;
}

/** Shows a rendered document in a frame's own document, as pages; `bare` leaves out the desk around them. */
export function useFilled(
  frame: Document | undefined,
  { rendered, pictureUrl }: FrameContent,
  bare = false,
): { pages: number; blank: boolean; ending: Ending | undefined; spacing: number } {
  const [pages, setPages] = useState(1);
  const [ending, setEnding] = useState<Ending>();
  const [blank, setBlank] = useState(false);
  const [spacing, setSpacing] = useState(1);
  useEffect(() => {
    if (frame === undefined) return undefined;
    let current = true;
    const count = () => {
      const laidOut = layOut(frame);
      setPages(Math.max(1, laidOut.pages));
      setEnding((before) => sameOr(before, laidOut.ending));
      setSpacing(laidOut.spacing);
    };
    fillFrame(frame, rendered, pictureUrl);
    if (bare) withoutDesk(frame);
    setBlank(isBlank(frame));
    count();
    // Fonts that a change asks for first move what is on the pages once they are there.
    if (frame.fonts.status === 'loading') {
      void frame.fonts.ready.then(() => {
        if (current) count();
      });
    }
    return () => {
      current = false;
    };
  }, [frame, rendered, pictureUrl, bare]);
  return { pages, blank, ending, spacing };
}

function isBlank({ body }: Document): boolean {
  return (body.textContent ?? '').trim() === '' && body.querySelector('img') === null;
}

/** The one before, when the next says the same: nothing is drawn anew for it. */
function sameOr(before: Ending | undefined, next: Ending | undefined): Ending | undefined {
  return before?.pages === next?.pages && before?.filled === next?.filled ? before : next;
}
