/**
 * What stands around texts in which the form changed something last, as when pasted lines became rows: the undo of the
 * texts knows nothing of it, that of the form does.
 */
export const UNDONE_BY_FORM = { 'data-undo': 'form' } as const;

/** Whether the keys of undo, pressed there, are the form's although it is a text. */
export function isUndoneByForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-undo="form"]') !== null;
}
