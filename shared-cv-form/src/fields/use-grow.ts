import { useLayoutEffect, type RefObject } from 'react';

const growsItself = () =>
  typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content') === true;

/** Lets a text area be as high as its text, in browsers that cannot do so themselves too. */
export function useGrow(ref: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const { style } = ref.current;
    style.setProperty('resize', 'none');
    if (growsItself()) style.setProperty('field-sizing', 'content');
  }, [ref]);
  useLayoutEffect(() => {
    const area = ref.current;
    if (area === null || growsItself()) return;
    const fit = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    fit();
    const view = area.ownerDocument.defaultView;
    view?.addEventListener('resize', fit);
    return () => view?.removeEventListener('resize', fit);
  }, [ref, value]);
}
