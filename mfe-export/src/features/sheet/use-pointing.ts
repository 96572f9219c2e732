import { useEffect, useEffectEvent } from 'react';
import { isElement } from '../preview/is-element.ts';
import { pageByKey } from '../preview/page-keys.rules.ts';
import { fieldAt } from './sheet-marks.ts';

interface Pointing {
  page: number;
  pages: number;
  onShow: (page: number) => void;
  onPick: (field: string) => void;
}

/** Hears what somebody does on the sheet, whose document is another one: a click leads to a field, keys turn pages. */
export function usePointing(frame: Document | undefined, { page, pages, ...to }: Pointing): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    // Who selects text is reading.
    const isSelecting = frame?.getSelection()?.isCollapsed === false;
    if (!isElement(event.target) || isSelecting) return;
    const field = fieldAt(event.target);
    if (field !== undefined) to.onPick(field);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = pageByKey(event, page, pages);
    if (next !== undefined) {
      event.preventDefault();
      return to.onShow(next);
    }
    // Keys of the page, and Escape of a dialog, are heard around the frame.
    const heard = new KeyboardEvent(event.type, {
      ...keysOf(event),
      bubbles: true,
      cancelable: true,
    });
    if (frame?.defaultView?.frameElement?.dispatchEvent(heard) === false) event.preventDefault();
  });
  useEffect(() => {
    if (frame === undefined) return undefined;
    const click = (event: MouseEvent) => onClick(event);
    const keydown = (event: KeyboardEvent) => onKeyDown(event);
    const scroll = () => frame.defaultView?.scrollTo(0, 0);
    frame.addEventListener('click', click);
    frame.addEventListener('keydown', keydown);
    frame.addEventListener('scroll', scroll);
    return () => {
      frame.removeEventListener('click', click);
      frame.removeEventListener('keydown', keydown);
      frame.removeEventListener('scroll', scroll);
    };
  }, [frame]);
}

function keysOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  return { key, code, altKey, ctrlKey, metaKey, shiftKey };
}
