import { differences, idOf, type CvDraft, type Difference } from '@sastre/shared-cv-form/rules';

/** How many things a step changed, as history tells them; 1 where they all stand in one entry, which then names them. */
export function countChanges(before: CvDraft, after: CvDraft): number {
  const all = differences(before, after);
  return new Set(all.map(placeOf)).size > 1 ? all.length : 1;
}

/** An entry is one place; of what is no list, each field is. */
function placeOf(difference: Difference): string {
  const { part, key } = difference.place;
  return key === undefined ? idOf(difference) : `${part}/${key}`;
}
