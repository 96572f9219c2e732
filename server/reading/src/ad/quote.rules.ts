import type { JobClause } from './clauses.rules.ts';

const LONGEST = 240;

/** A term as far as the ad says it in one go: where a clause lost what it refuses, "team, no night shifts, in Bern" is none of its words. */
export function literalTerm(term: string, { text, said }: JobClause): string {
  if (said.includes(text) || said.includes(term)) return term;
  const ends = [...term.matchAll(/\s+|$/gu)].map(({ index }) => index);
  const end = ends.findLast((at) => said.includes(term.slice(0, at))) ?? 0;
  return term.slice(0, end).replace(/[\s,;:–—-]+$/u, '');
}

/** The ad's own words that a term was read from: its clause, or its sentence where the clause is none of it; a long one about the term. */
export function quoteOf(term: string, { text, said }: JobClause): string {
  const whole = said.includes(text) ? text : said;
  if (whole.length <= LONGEST) return whole;
  const at = Math.max(0, whole.indexOf(term));
  const before = Math.max(0, at + term.length - LONGEST);
  const from = before === 0 ? 0 : Math.min(at, whole.indexOf(' ', before) + 1);
  const cut = whole.slice(from, from + LONGEST);
  const isOpen = /\S/u.test(whole.charAt(from + LONGEST));
  const last = isOpen ? cut.lastIndexOf(' ') : LONGEST;
  return cut.slice(0, Math.max(at + term.length - from, last)).trim();
}
