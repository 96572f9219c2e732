import { kindOf } from './heading-words.rules.ts';
import type { Part } from './parts.rules.ts';
import { headingText } from './known-headings.rules.ts';
import type { ReadParts } from './fields.rules.ts';

/** What a CV is told by; an address, a text, articles and projects stand in any document. */
const TOLD: readonly Part['kind'][] = [
  ...(['work', 'education', 'skills', 'languages', 'certificates'] as const),
  ...(['volunteer', 'awards', 'interests', 'courses'] as const),
];
/** So many such headings, or entries with dates, are enough. */
const ENOUGH = 2;

/** Whether nothing tells that lines are a CV: no two headings of one, nor one beside a person or dates. */
export function isNoCv(parts: readonly Part[], { person, jobs, courses }: ReadParts): boolean {
  const headings = parts.flatMap(({ heading }) => (heading ? [kindOf(headingText(heading))] : []));
  const told = new Set(headings.filter((kind) => kind !== undefined && TOLD.includes(kind))).size;
  const dated = [...jobs, ...courses].filter(({ period }) => period !== undefined).length;
  const isOfPerson = person.email !== undefined || person.phone !== undefined;
  const isTold =
    told >= ENOUGH || (told > 0 && (isOfPerson || dated > 0)) || (isOfPerson && dated >= ENOUGH);
  return !isTold;
}
