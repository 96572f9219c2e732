import { useEffect, useEffectEvent, useState } from 'react';
import { showPage } from './fill-frame.ts';
import { isElement } from './is-element.ts';
import { pageByKey, type KeyPress } from './page-keys.rules.ts';
import { pageOf } from './paginate.ts';
import { useFilled, type FrameContent } from './use-filled.ts';

/** Shows a rendered document in the frame's own document, and turns its pages. */
export function usePages(frame: Document | undefined, content: FrameContent) {
  const { pages, blank, ending, spacing } = useFilled(frame, content);
  const [chosen, setChosen] = useState(0);
  const page = Math.min(chosen, pages - 1);

  useEffect(() => {
    if (frame !== undefined) showPage(frame, page);
  }, [frame, page]);

  const onKey = useEffectEvent((event: KeyPress) => {
    const next = pageByKey(event, page, pages);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    // Beside a long panel the head of the page may stand above the window.
    frame?.defaultView?.frameElement?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (frame === undefined) return undefined;
    const keydown = (event: KeyboardEvent) => onKey(event);
    const focusin = ({ target }: FocusEvent) => {
      if (isElement(target)) setChosen(pageOf(target));
    };
    // The browser would scroll to what has the focus; pages are turned instead.
    const scroll = () => frame.defaultView?.scrollTo(0, 0);
    frame.addEventListener('keydown', keydown);
    frame.addEventListener('focusin', focusin);
    frame.addEventListener('scroll', scroll);
    return () => {
      frame.removeEventListener('keydown', keydown);
      frame.removeEventListener('focusin', focusin);
      frame.removeEventListener('scroll', scroll);
    };
  }, [frame]);

  return { page, pages, blank, ending, spacing, show: setChosen };
}
