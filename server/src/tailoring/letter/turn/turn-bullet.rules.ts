import type { Language } from '@sastre/shared-contracts/api';
import { turnEnglish } from './english.rules.ts';
import { turnGerman } from './german.rules.ts';
import { turnSpanish } from './spanish.rules.ts';
import type { Turned } from './turned.ts';

const TURNS = { en: turnEnglish, es: turnSpanish, de: turnGerman };
/** A label ("Sales: …"), a link, something to fill in: nothing that reads on. */
const NO_SENTENCE = /^[^\s:]+(?: [^\s:]+){0,2}:(?:\s|$)|https?:|www\.|[[\]{}<>|]|…|\.\.\./u;

/**
 * A bullet as a part of a sentence about the person, its words kept. Undefined unless its first word is, by closed lists, a verb whose
 * subject can only be the person, or a name of work: participles, praise and titles say what was done to somebody, or what somebody is.
 */
export function turnBullet(
  bullet: string,
  language: Language,
  isCurrent: boolean,
): Turned | undefined {
  if (NO_SENTENCE.test(bullet)) return undefined;
  return TURNS[language](bullet, isCurrent);
}
