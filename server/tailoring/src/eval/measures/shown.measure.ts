import type { TailoringReport } from '@sastre/shared-contracts/api';
import { notTheirs, supportsOf, type Support } from '../jobs/supports.ts';

/**
 * What of a fitting pair is shown. A pair fits when the person supports at least one thing the job asks for, by our own labels and not
 * by the product's reading: what the product does not find counts as not shown. Undefined: the pair does not fit.
 */
export function shownOf(
  person: string,
  job: string,
  report: TailoringReport,
): { share: number; missed: Support[] } | undefined {
  const supports = supportsOf(person, job);
  if (supports.length === 0) return undefined;
  const missed = supports.filter((support) => !isShown(support, report));
  return { share: 1 - missed.length / supports.length, missed };
}

/**
 * Requirements that a report takes for the person's, and that are not by our labels. A duty that names also something the person has is
 * half theirs, and counts for neither.
 */
export function falseClaims(person: string, job: string, report: TailoringReport): string[] {
  const asks = notTheirs(person, job);
  const theirs = supportsOf(person, job).map(({ ask }) => ask);
  return report.requirements
    .filter(({ group, term }) => group !== 'not-yours' && asks.some((ask) => term.includes(ask)))
    .filter(({ kind, term }) => kind !== 'duty' || !theirs.some((ask) => holds(term, ask)))
    .map(({ term }) => term);
}

/** Shown: a requirement read from these words, in the group *shown*, that rests on this very fact. */
function isShown({ ask, evidence }: Support, { requirements, facts }: TailoringReport): boolean {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  return requirements.some(
    ({ term, quote, group, facts: ids }) =>
      group === 'shown' &&
      [term, quote].some((text) => holds(text, ask)) &&
      ids.some((id) => holds(textOf.get(id) ?? '', evidence)),
  );
}

/** Short ones (R, Go) as words with these capitals. */
function holds(text: string, part: string): boolean {
  if (part.length > 3) return text.toLowerCase().includes(part.toLowerCase());
  return text.split(/[^\p{L}\p{N}+#]+/u).includes(part);
}
