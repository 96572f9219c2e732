import type { Edit, ReportDecisions } from '@sastre/shared-contracts/api';
import { isText } from './edit-texts.rules.ts';

/**
 * Of the texts proposed for one place at most one stands. A yes to one puts the others aside; a no to it brings them back:
 * the one that stood, if it still may (`canStand`), and the questions.
 */
export function withAlternatives(
  edits: readonly Edit[],
  { decisions }: ReportDecisions,
  canStand: (edit: Edit) => boolean,
): Edit[] {
  return decisions.reduce<Edit[]>(
    (now, { edit: id, status }) => {
      const chosen = now.find((edit) => edit.id === id);
      if (chosen === undefined || !isText(chosen)) return now;
      const isOther = (edit: Edit) =>
        edit.id !== id && edit.path === chosen.path && isText(edit) && edit.status !== 'refused';
      if (status === 'applied') return now.map((edit) => (isOther(edit) ? putAside(edit) : edit));
      const others = now.filter(isOther);
      if (others.some((edit) => edit.status === 'applied')) return now;
      const stood = others.findLast((edit) => isAside(edit) && !asks(edit) && canStand(edit));
      return now.map((edit) => (isOther(edit) && isAside(edit) ? broughtBack(edit, stood) : edit));
    },
    [...edits],
  );
}

/** True for a text in whose place another one was chosen. */
export function isAside({ status, aside }: Edit): boolean {
  return status === 'rejected' && aside === true;
}

function putAside(edit: Edit): Edit {
  return edit.status === 'rejected' ? edit : { ...edit, status: 'rejected', aside: true };
}

function broughtBack(edit: Edit, stood: Edit | undefined): Edit {
  if (!asks(edit) && edit !== stood) return edit;
  const { aside: _aside, ...rest } = edit;
  return { ...rest, status: asks(edit) ? 'unproven' : 'applied' };
}

/** A question that nobody has answered yet. */
function asks({ unproven, confirmed }: Edit): boolean {
  return unproven !== undefined && confirmed === undefined;
}
