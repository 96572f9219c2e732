import type { Language } from '@sastre/shared-contracts/api';

const ARTICLE = /^(?:der|die|das|eine?|den)\s+/i;
/** Between the things that one point of a German ad names. */
const SEAM = /[,;:()/]|\s(?:und|oder|sowie|bzw\.)\s/u;
/** "agilen Methoden", "großem Interesse": not as one calls a thing. */
const BENT = /^\p{Ll}+e[nm]\s/u;
/** "Auszubildenden", "Angestellten": nouns with the ending of an adjective. */
const BENT_NOUN = /^\S+(?:end|[gklst]t)en$/u;

/**
 * True when what a job description names can be quoted: a thing in its base form. German bends its words by the clause that they stand in,
 * so only what heads a point is sure to be called so there, a single noun only where it is all that the point (or each part of a list) says.
 */
export function isWholeThing(text: string, quote: string, language: Language): boolean {
  if (language !== 'de') return true;
  if (BENT.test(text) || BENT_NOUN.test(text)) return false;
  const things = quote.split(SEAM).map((thing) => thing.trim().replace(ARTICLE, ''));
  const [first = ''] = things;
  if (text.includes(' ')) return first === text || first.startsWith(`${text} `) || quote === text;
  const isList = things.every((thing) => !thing.includes(' '));
  return things.includes(text) && (isList || quote === text);
}
