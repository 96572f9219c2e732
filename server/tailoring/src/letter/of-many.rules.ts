import type { Language } from '@sastre/shared-contracts/api';
import { fold, JOB_NOUN, pattern } from '@sastre/reading';

/** Where the words that say what one is employed as end, in "Nurses for our ward", "Head of Operations". */
const HEAD_END =
  /[,(|:]| [–—-] | (?:of|for|in|at|on|with|to|de|del|para|en|con|für|im|am|der|des|zum|zur|bei|mit|als)(?= )/u;
const GERMAN_MANY =
  /(?:kräfte|leute|[:*_/]?innen|männer|frauen|schwestern|ärzte|köche|anwälte|räte|eure|helden)$/iu;
/** Of many, or of one in the accusative. */
const GERMAN_BENT = /(?:enten|anten|isten|euten|ekten|ogen|atoren|ktoren)$/u;

/** True for a post that is named in the plural ("Pflegefachkräfte", "nurses", "camareros/as"): nobody applies for several. */
export function isOfMany(position: string, language: Language): boolean {
  const [head = ''] = position.split(HEAD_END);
  const words = head.trim().split(/\s+/);
  if (language === 'de') return GERMAN_MANY.test(words.at(-1) ?? '') || isBent(words);
  if (language === 'en') return isPlural(words.at(-1) ?? '', ['s']) || /men$/.test(head);
  // "Técnicos superiores": the noun stands first.
  return isPlural(words[0]?.split(/[/(]/)[0] ?? '', ['s', 'es']);
}

function isBent(words: readonly string[]): boolean {
  return GERMAN_BENT.test(words.at(-1) ?? '');
}

function isPlural(word: string, endings: readonly string[]): boolean {
  const folded = fold(word);
  if (!folded.endsWith('s') || folded.endsWith('ss')) return false;
  return endings.some((end) => folded.endsWith(end) && JOB_NOUN.test(folded.slice(0, -end.length)));
}

/** What an ad says of whom it looks for: it belongs to no name of a post. */
const PRAISE = pattern('u')`
  ^(?:(?:
    ausgebildete|gelernte|erfahrene|engagierte|motivierte|qualifizierte|zuverlässige|freundliche|versierte|
    tatkräftige|begeisterte|neue|weitere
  )[rns]? (?:und )?)+(?=\p{Lu})`;

/** A post without the praise before it: "ausgebildete Pflegefachkraft". */
export function withoutPraise(position: string): string {
  return position.replace(PRAISE, '');
}
