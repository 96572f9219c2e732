import { readLists } from '../../words/lists.ts';

const lists = readLists(new URL('turns.txt', import.meta.url));

/** The expressions of one kind, each by itself. */
export const formsOf = (kind: string): RegExp[] =>
  (lists[kind] ?? []).map((form) => new RegExp(form, 'u'));

/** One expression for all of a kind, or for what is made of them. */
export const cueOf = (kind: string, flags = 'u', build = (all: string) => all): RegExp =>
  new RegExp(build((lists[kind] ?? ['(?!)']).join('|')), flags);

/** What a short text tells of the post by signs and numbers: hours, pay, dates, addresses, telephones. On folded text. */
export const OF_TERMS = cueOf('terms', 'u', (all) => all.replaceAll('DAY', cueOf('day').source));
