import type { Language } from '@sastre/shared-contracts/api';
import { turnEnglish } from './english.rules.ts';
import { turnGerman } from './german.rules.ts';
import { turnSpanish } from './spanish.rules.ts';
import type { Turned } from './turned.ts';
import { pattern } from '@sastre/reading';

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
  const [head = '', ...rest] = bullet.split(/;\s+/u);
  if (rest.length === 0) return TURNS[language](bullet, isCurrent);
  // Behind a semicolon only what has its own subject reads on; the rest of a note ("median down to 140 ms", "suggest dishes") does not.
  if (!rest.every((part) => OWN_SUBJECT.test(part))) return undefined;
  const turned = TURNS[language](head, isCurrent);
  return turned?.kind === 'did'
    ? { ...turned, text: `${turned.text}; ${rest.join('; ')}` }
    : undefined;
}

/** An article and, further on, a verb. */
const OWN_SUBJECT = pattern('iu')`
  ^(?:the|this|they|it|an?|die|der|das|el|la|los|las|un|una|eine?) .*(?<!\p{L})(?:
    is|are|was|were|has|have|had|went|took|did|\p{L}+(?:ahm(?:en)?|te|ten)|ist|war|waren|hat|haben|es|son|fue|
    fueron|\p{L}+ó|\p{L}+aron|\p{L}+ieron
  )(?!\p{L})`;
