import type { Language } from '@sastre/shared-contracts/api';
import { JOB_NOUN, fold } from '@sastre/gate';
import { titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { small } from './turn/turned.ts';

/** Of these there is one in a house: "as Head of Geography". */
const ONLY_ONE =
  /^(?:(?:co-?)?(?:head|deputy|director|chief|vice|managing|president|chair|founder|owner|partner|acting)|c[a-z]o)\b/i;

/** A position held as it stands behind "as": "a data analyst's" article in English, a small letter in Spanish. */
export function heldAs(position: string, language: Language, isOwnLanguage: boolean): string {
  const plain = titleIn(position, isOwnLanguage);
  if (!isOwnLanguage) return plain;
  if (language === 'es') return titleIn(lowered(position), true);
  if (language === 'de')
    return titleIn(position.replace(/^([^,]+), (?=\p{Ll}[^,]+$)/u, '$1 und '), true);
  const isOne = ONLY_ONE.test(position) || !JOB_NOUN.test(fold(position));
  return isOne ? plain : `${articleOf(position)} ${plain}`;
}

/** The position applied for, inside a sentence. */
export function positionAs(position: string, language: Language, isOfLetter: boolean): string {
  return titleIn(language === 'es' && isOfLetter ? lowered(position) : position, isOfLetter);
}

/** Spanish writes no title large: "como segundo de cocina". */
function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(title) ? small(title) : title;
}
