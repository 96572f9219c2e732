import { useState, type FocusEvent } from 'react';
import type { CvDraft } from './draft.rules.ts';
import { entryIds, followEntries } from './left-fields.rules.ts';
import type { FieldErrors } from './validation.rules.ts';

/** Path of the field that an element belongs to: a group names it by `data-field`, an input by its name. */
function fieldOf(element: Element): { path: string; frame: Element } {
  const group = element.closest('[data-field]');
  if (group !== null) return { path: group.getAttribute('data-field') ?? '', frame: group };
  return { path: element.getAttribute('name') ?? '', frame: element };
}

/** Errors of the fields that were left already; all of them after a refused save. `onBlur` goes around the form. */
export function useShownErrors(errors: FieldErrors, draft: CvDraft | undefined) {
  const ids = entryIds(draft);
  const [was, setWas] = useState({ left: new Set() as ReadonlySet<string>, ids });
  const isMoved = JSON.stringify(was.ids) !== JSON.stringify(ids);
  const left = isMoved ? followEntries(was.left, was.ids, ids) : was.left;
  if (isMoved) setWas({ left, ids });
  const [all, setAll] = useState(false);
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    // A message moves what stands below: the button that is being pressed there, Save or Cancel, must not slip away.
    if (relatedTarget instanceof HTMLButtonElement && !currentTarget.contains(relatedTarget))
      return;
    const { path, frame } = fieldOf(target);
    if (path === '' || left.has(path) || frame.contains(relatedTarget)) return;
    setWas({ left: new Set([...left, path]), ids });
  };
  const shown = all
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([path]) => left.has(path)));
  return { shown, onBlur, showAll: () => setAll(true) };
}
