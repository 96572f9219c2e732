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
import { turnCompleted, turnEnglishWork } from './english-work.rules.ts';
import { did, small, task, type Turned } from './turned.ts';

const STATES = /^(?:responsible for|accountable for|in charge of|part of (?:a|the) team) /i;
/** Somebody else is spoken of, or something was done to somebody. */
const NOT_OF_ONESELF = /\b(?:he|she|hers|him|himself|herself|we|us|they)\b/i;
/** Whose it is, where nobody was named before: "Her team built the shop". */
const POSSESSED = /\b(?:his|her)\b/i;
const NAMED_BEFORE =
  /\b(?:apprentice|trainee|manager|colleague|student|junior|director|owner|chef|head|assistant|intern|nurse|doctor)\b.*\b(?:his|her)\b/i;
/** "Together with a conservator I moved the store". */
const WITH_FIRST = /^((?:Together|Jointly) with [^,;]{3,40}?),? I (\p{Ll}+ [^;]+)$/u;
const turnedAround = (bullet: string) =>
  bullet.replace(WITH_FIRST, (_all, before: string, rest: string) => `I ${rest}, ${small(before)}`);

/** "When two carriers changed their files, I wrote a check": what came before it is left out. */
const WHEN_I =
  /^(?:When|After|As|Because) [^,;]{5,90}, I (?=\p{Ll}+ed |wrote |built |set |led |made )/u;

const PASSIVE = /\b(?:was|were|is|are|been|being|got|gets)\b/i;
const RELATIVE =
  /\b(?:that|which|who|where|when|what|how|if|because|as|while|before|after|until|once|whom)\b/i;
/** A second verb in the same bullet that may be a passive: "and promoted to lead". */
const PASSIVE_AFTER =
  /(?:\band|,|;|\bthen)\s+(?:\p{L}+ly\s+)?(\p{L}+(?:ed|en))\s+(?:by|as|to|for|with|into|from|in)\b/giu;
const AMOUNT =
  /\b(?:by|from|to|below|under|above) (?:about |around |over |almost |nearly |up to )?[£$€]?\d/i;

/** An English bullet as a part of a sentence; undefined when it cannot surely be said of the person. */
export function turnEnglish(bullet: string, isCurrent: boolean): Turned | undefined {
  const told = turnedAround(bullet).replace(
    /(?<= (?:with|for|to|from|of) )our (?=\p{Ll})/gu,
    'the ',
  );
  const text = joinedVerbs(told.replace(WHEN_I, 'I ').replace(/^I (?=\p{Ll})/u, '')).replace(
    /(?<=\d) %/g,
    '%',
  );
  const completed = turnCompleted(text);
  if (completed !== undefined) return completed;
  if (STATES.test(text)) return did(`${isCurrent ? 'am' : 'was'} ${small(text)}`);
  // Behind "who" and "when" others may be spoken of.
  const own = text.slice(0, RELATIVE.exec(text)?.index ?? text.length);
  const isOfOthers = POSSESSED.test(own) && !NAMED_BEFORE.test(own);
  if (NOT_OF_ONESELF.test(own) || isOfOthers || isPassive(text)) return undefined;
  if (told.replace(WHEN_I, 'I ').startsWith('I ') && isFirstPerson(text, isCurrent))
    return did(text);
  return turnVerb(text, isCurrent) ?? turnNoun(text) ?? turnEnglishWork(text, isCurrent);
}

/** "Fed the chipper, dragged brash, kept it clear": what a note only lists is joined in a sentence. */
function joinedVerbs(text: string): string {
  const parts = text.split(', ');
  const isVerb = (part: string) => {
    const [verb = ''] = part.toLowerCase().split(' ');
    return (
      part.includes(' ') &&
      (PAST.has(verb) || PAST_OR_ADJECTIVE.has(verb) || /^\p{L}{3,}[^e]ed$/u.test(verb))
    );
  };
  if (parts.length < 2 || !parts.every(isVerb) || text.includes(' and ')) return text;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Behind "I" any verb is the person's; what goes on is said only of a job that goes on. */
function isFirstPerson(text: string, isCurrent: boolean): boolean {
  const [verb = ''] = text.split(' ');
  if (/^(?:am|have|can|was|never|hope|do)$/.test(verb)) return false;
  if (/^(?:did|went|had|spent)$/.test(verb)) return true;
  return isCurrent || /ed$/.test(verb) || PAST.has(verb) || PAST_OR_ADJECTIVE.has(verb);
}

function isPassive(text: string): boolean {
  const at = PASSIVE.exec(text)?.index;
  if (at !== undefined && !RELATIVE.test(text.slice(0, at))) return true;
  return [...text.matchAll(PASSIVE_AFTER)].some(
    // "…, used by nine managers" is said of what was made.
    ([all, verb = '']) => !WITHOUT_OBJECT.has(verb.toLowerCase()) && !/^, used by$/i.test(all),
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
  if (second === 'and' || PARTICLE.test(text)) return turnTwoVerbs(text, isCurrent);
  if (/^set up [\p{Ll}-]+ \p{Ll}*s (?:in|for|on|with|to) /iu.test(text)) return did(small(text));
  // "Up to 60 tickets" is an amount.
  const isAmount = /^(?:up to|down to|over) [£$€]?\d/i.test(
    all.slice(skip + 1, skip + 4).join(' '),
  );
  const hasParticle = !isAmount && PARTICLES.has(second.toLowerCase());
  const object = hasParticle ? third : second;
  const isSure = BEGINS_OBJECT.test(object);
  // "Reviewed favourably by critics", "reviewed monthly by".
  const isAdverb =
    /ly$/i.test(object) &&
    !/^(?:daily|weekly|monthly|quarterly|yearly|early)$/i.test(object) &&
    !/^(?:roughly|nearly|approximately) \S*\d/i.test(`${object} ${third}`);
  if (PAST.has(verb) && isObject(object) && !isAdverb) return did(small(text));
  const isOwn = !hasParticle || TAKES_PARTICLE.has(verb);
  if (PAST_OR_ADJECTIVE.has(verb) && isOwn) {
    if (
      isSure ||
      isAmount ||
      (!isAdverb && /ly$/i.test(object)) ||
      (isObject(object) && !isAdverb && AMOUNT.test(text))
    )
      return did(small(text));
  }
  // What goes on is said only of a job that goes on.
  if (!isCurrent) return undefined;
  if (PRESENT_PAIRS.test(text)) return did(small(text));
  if (PRESENT.has(verb) && isObject(object)) return did(small(text));
  return PRESENT_OR_NOUN.has(verb) && isSure ? did(small(text)) : undefined;
}

/** "Cashed up and reported the takings". */
const PARTICLE = /(?<=^\p{L}+) (?:up|out|down|off|over|back) and(?= \p{Ll})/u;

/** "Inspected and maintained street trees": two verbs of the past are no adjectives. */
function turnTwoVerbs(text: string, isCurrent: boolean): Turned | undefined {
  const [one = '', , other = '', object = ''] = text.replace(PARTICLE, ' and').split(' ');
  const isPast = (verb: string) =>
    PAST.has(verb) || PAST_OR_ADJECTIVE.has(verb) || /[^e]ed$/.test(verb);
  const isPresent = (verb: string) => PRESENT.has(verb) || PRESENT_OR_NOUN.has(verb);
  const areOf = (is: (verb: string) => boolean) => is(one.toLowerCase()) && is(other);
  return (areOf(isPast) || (isCurrent && areOf(isPresent))) &&
    isObject(object) &&
    !/(?<!^dai|^week|^month)ly$/.test(object)
    ? did(small(text))
    : undefined;
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
