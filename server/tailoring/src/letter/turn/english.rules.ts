import {
  ADVERBS,
  BEGINS_NO_OBJECT,
  BEGINS_OBJECT,
  GERUNDS,
  GERUNDS_OR_NOUNS,
  NOUN_PAIRS,
  PARTICLES,
  PAST,
  PAST_OR_ADJECTIVE,
  PRESENT,
  PRESENT_OR_NOUN,
  PRESENT_PAIRS,
  TAKES_PARTICLE,
  WITHOUT_OBJECT,
  WORK_NOUNS,
} from './english.words.ts';
import { did, small, task, type Turned } from './turned.ts';

const STATES = /^(?:responsible for|accountable for|in charge of|part of (?:a|the) team) /i;
/** Somebody else is spoken of, or something was done to somebody. */
const NOT_OF_ONESELF = /\b(?:he|she|his|her|hers|him|himself|herself|we|us|they)\b/i;
const PASSIVE = /\b(?:was|were|is|are|been|being|got|gets)\b/i;
const RELATIVE = /\b(?:that|which|who|where|when|what|how|if|because|as|while)\b/i;
/** A second verb in the same bullet that may be a passive: "and promoted to lead". */
const PASSIVE_AFTER =
  /(?:\band|,|;|\bthen)\s+(?:\p{L}+ly\s+)?(\p{L}+(?:ed|en))\s+(?:by|as|to|for|with|into|from|in)\b/giu;
const AMOUNT = /\b(?:by|from|to) (?:about |around |over |almost |nearly |up to )?[£$€]?\d/i;

/** An English bullet as a part of a sentence; undefined when it cannot surely be said of the person. */
export function turnEnglish(bullet: string, isCurrent: boolean): Turned | undefined {
  const text = bullet.replace(/^I (?=\p{Ll})/u, '');
  if (STATES.test(text)) return did(`${isCurrent ? 'am' : 'was'} ${small(text)}`);
  if (NOT_OF_ONESELF.test(text) || isPassive(text)) return undefined;
  if (text !== bullet && isFirstPerson(text, isCurrent)) return did(text);
  return turnVerb(text, isCurrent) ?? turnNoun(text);
}

/** Behind "I" any verb is the person's; what goes on is said only of a job that goes on. */
function isFirstPerson(text: string, isCurrent: boolean): boolean {
  const [verb = ''] = text.split(' ');
  if (/^(?:am|have|can|was)$/.test(verb)) return false;
  return isCurrent || /ed$/.test(verb) || PAST.has(verb) || PAST_OR_ADJECTIVE.has(verb);
}

function isPassive(text: string): boolean {
  const at = PASSIVE.exec(text)?.index;
  if (at !== undefined && !RELATIVE.test(text.slice(0, at))) return true;
  return [...text.matchAll(PASSIVE_AFTER)].some(
    ([, verb = '']) => !WITHOUT_OBJECT.has(verb.toLowerCase()),
  );
}

function turnVerb(text: string, isCurrent: boolean): Turned | undefined {
  const all = text.split(' ');
  const skip = ADVERBS.has((all[0] ?? '').toLowerCase()) ? 1 : 0;
  const [written = '', second = '', third = ''] = all.slice(skip);
  const verb = written.toLowerCase();
  const isAcronym = written.length > 1 && written === written.toUpperCase();
  if (isAcronym || NOUN_PAIRS.test(text) || second === '' || !/^[\p{L}-]+$/u.test(written))
    return undefined;
  if (WITHOUT_OBJECT.get(verb)?.has(second.toLowerCase()))
    return third === '' || third === 'by' ? undefined : did(small(text));
  const hasParticle = PARTICLES.has(second.toLowerCase());
  const object = hasParticle ? third : second;
  const isSure = BEGINS_OBJECT.test(object);
  // "Reviewed favourably by critics", "reviewed monthly by".
  const isAdverb = /ly$/i.test(object);
  if (PAST.has(verb) && isObject(object) && !isAdverb) return did(small(text));
  const isOwn = !hasParticle || TAKES_PARTICLE.has(verb);
  if (PAST_OR_ADJECTIVE.has(verb) && isOwn) {
    if (isSure || (isObject(object) && !isAdverb && AMOUNT.test(text))) return did(small(text));
  }
  // What goes on is said only of a job that goes on.
  if (!isCurrent) return undefined;
  if (PRESENT_PAIRS.test(text)) return did(small(text));
  if (PRESENT.has(verb) && isObject(object)) return did(small(text));
  return PRESENT_OR_NOUN.has(verb) && isSure ? did(small(text)) : undefined;
}

function isObject(word: string): boolean {
  return /^[£$€~+“"'‘]?[\p{L}\p{N}]/u.test(word) && !BEGINS_NO_OBJECT.has(word.toLowerCase());
}

function turnNoun(text: string): Turned | undefined {
  const [first = '', second = ''] = text.split(' ');
  const noun = first.toLowerCase();
  // "Teaching assistant" is a title.
  const isPlural = /[^s]s$/i.test(second);
  if (GERUNDS.has(noun) && (BEGINS_OBJECT.test(second) || isPlural)) return task(small(text));
  if (GERUNDS_OR_NOUNS.has(noun) && BEGINS_OBJECT.test(second)) return task(small(text));
  const heads = /^((?:\p{L}+, )*(?:\p{L}+ and )?\p{L}+) of \S/u.exec(text)?.[1];
  const names = heads?.toLowerCase().split(/, | and /) ?? [];
  return names.length > 0 && names.every((name) => WORK_NOUNS.has(name))
    ? task(`the ${small(text)}`, names.length > 1)
    : undefined;
}
