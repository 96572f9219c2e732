import type { Language } from '@sastre/shared-contracts/api';
import { fold, JOB_NOUN, pattern } from '@sastre/reading';
import { titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { unbracketed } from './studies.rules.ts';
import { small } from './turn/turned.ts';

/** Of these there is one in a house: "as Head of Geography". */
const ONLY_ONE =
  /^(?:(?:co-?)?(?:head|deputy|director|chief|vice|managing|president|chair|founder|owner|partner|acting)|c[a-z]o)\b/i;

/** A position held as it stands behind "as": "a data analyst's" article in English, a small letter in Spanish. */
export function heldAs(held: string, language: Language, isOwnLanguage: boolean): string {
  const position = closed(
    language === 'de' ? held.replace(/^([^,]+), (?=\p{Ll}[^,]+$)/u, '$1 und ') : held,
  );
  const plain = titleIn(position, isOwnLanguage);
  if (!isOwnLanguage || language === 'de') return plain;
  if (language === 'es') return titleIn(lowered(position), true);
  const isOne = ONLY_ONE.test(position) || !JOB_NOUN.test(fold(position));
  return isOne ? plain : `${articleOf(position)} ${plain}`;
}

/** The position applied for, inside a sentence. */
export function positionAs(position: string, language: Language, isOfLetter: boolean): string {
  // German quotes it: there a comma leaves nothing open.
  if (language === 'de') return titleIn(position, isOfLetter);
  const name = closed(position);
  return titleIn(language === 'es' && isOfLetter ? lowered(name) : name, isOfLetter);
}

/** What stands behind a comma in brackets, so that no sentence is left open: "Nurse (Cardiology)". */
function closed(title: string): string {
  const isOpen = title.replace(/\([^()]*\)/g, '').includes(', ');
  return isOpen ? unbracketed(title).replace(/^([^,]+), (.+)$/u, '$1 ($2)') : title;
}

/** "Product Owner" stays a name in Spanish. */
const ENGLISH = pattern('iu')`
  ^\p{L}+ (?:\p{L}+ )?(?:
    owner|manager|engineer|developer|analyst|designer|lead|officer|specialist|scientist|consultant|executive|
    assistant|chef|master
  )\b`;

/** Spanish writes no title large: "como segundo de cocina", "como ayudante de camarero". */
function lowered(title: string): string {
  if (!/^\p{Lu}\p{Ll}+(?!\p{L})/u.test(title) || ENGLISH.test(title)) return title;
  return small(title).replace(/(?<= (?:de|y|o|e|u) )\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    JOB_NOUN.test(fold(word)) ? small(word) : word,
  );
}
