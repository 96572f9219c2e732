import { useEffect, useState } from 'react';
import { fillFrame, withoutDesk } from './fill-frame.ts';
import { paginate } from './paginate.ts';

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
): { pages: number; blank: boolean } {
  const [pages, setPages] = useState(1);
  const [blank, setBlank] = useState(false);
  useEffect(() => {
    if (frame === undefined) return undefined;
    let current = true;
    const count = () => setPages(Math.max(1, paginate(frame)));
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
  return { pages, blank };
}

function isBlank({ body }: Document): boolean {
  return (body.textContent ?? '').trim() === '' && body.querySelector('img') === null;
}
