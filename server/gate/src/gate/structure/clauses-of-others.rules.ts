import { isBehindSign, oncePerList, type WordList } from '@sastre/wording';
import { isPerson } from '../claims/people.ts';
import {
  ARTICLE,
  beforeBy,
  behindBy,
  foldedAt,
  happens,
  doneAt,
  isMany,
  isOpener,
  isPreposition,
  isTime,
  JOINS,
  type OthersClause,
  range,
  signBehind,
} from './clause-parts.rules.ts';
import { germanClauses } from './german-clauses.rules.ts';
import { relativeAt } from './relative-doers.rules.ts';

/** The clauses of a text that somebody else does than the person, by who is named in them. */
export const clausesOfOthers = oncePerList((list: WordList) => clausesIn(list, true));

/** The same, and whatever else may be one: where a fact has told of somebody, a sentence may name them in any form. */
export const clausesThatMayBe = oncePerList((list: WordList) => clausesIn(list, false));

function clausesIn(list: WordList, isSure: boolean): readonly OthersClause[] {
  const places = range(0, list.words.length);
  const relative = places.flatMap((place) => relativeAt(list, place));
  if (list.language === 'de') return [...germanClauses(list, isSure), ...relative];
  return [
    ...relative,
    ...places.flatMap((place) => clauseAt(list, place, isSure)),
    ...places.flatMap((place) => passiveAt(list, place)),
  ];
}

const OPENS = {
  en: /^(?:and|but|while|when|which|that|whom|because|after|before|until|since|so|where|although|though|as)$/,
  es: /^(?:y|e|pero|mientras|cuando|que|porque|donde|aunque|cual(?:es)?)$/,
};
const TIES = /^(?:which|that|whom|que|cual(?:es)?|it|them|these|l[oa]s?)$/;
const THEY = {
  en: /^(?:he|she|they|others|somebody|someone)$/,
  es: /^(?:él|ella|ell[oa]s|alguien)$/,
};
const ME = /^(?:i|we|yo)$/;
const VERB = {
  en: /^\p{Ll}(?:\p{Ll}|-)+(?:[^e]ed|[^s]s)$|^(?:was|were|is|are|has|had|have|does|do|did|will|would|made|built|wrote|ran|led|gave|took|kept|held|chose|taught|drew|found|sold|bought|brought|sent|met|did|won|got|set|cut|put|read|used|spoke|went|came|left|paid|drove|fed|sang|flew|grew|keep|need|lent|shot|hung|spent|lost|tore|broadcast)$/u,
  es: /^\p{Ll}+(?:ó|aba|ía|aron|ieron|aban|ían|ara|iera|aran|ieran|a|e|an|en|ará|erá|irá|jo|so|uvo)$/u,
};
const PARTICIPLE = {
  en: /[^e]ed$|^(?:made|built|written|run|led|given|taken|kept|held|chosen|taught|drawn|redrawn|found|sold|bought|brought|sent|won|set|cut|put|read|bred|sewn|sung|grown|fed|paid|lent|shot|spun|woven|broadcast)$/,
  es: /(?:ad|id)[oa]s?$|(?:hech|escrit|impres|puest|abiert|compuest|vist|resuelt)[oa]s?$/,
};
/** What is so is nobody's deed. */
const IS = /^(?:is|are|was|were|es|esta|estan|era|eran|son|falta|tiene|tenia|hay|habia)$/;
const CLITIC = /^(?:l[oae]s?|se|no|ya|also|later|then|now|still|has|had|have|was|were|luego)$/;

type Told = WordList & { language: 'en' | 'es' };
const isTold = (list: WordList): list is Told => list.language !== 'de';

/** A clause that opens at a place, with who does it. */
function clauseAt(list: WordList, start: number, isSure: boolean): OthersClause[] {
  if (!isTold(list)) return [];
  const opener = start > 0 && !isBehindSign(list, start) ? foldedAt(list, start - 1) : '';
  const isOpened = opener === '' || OPENS[list.language].test(opener);
  const mayOpen =
    !isSure &&
    isOpener(list, start) &&
    !isPreposition(list, start - 1) &&
    !/^(?:have|had|having)$/.test(opener);
  if (!isOpened && !mayOpen) return [];
  const own = subjectAt(list, start, opener, isSure);
  if (own === undefined || IS.test(foldedAt(list, own.verb)) || happens(list, own)) return [];
  if (isSure && !isSomebodys(list, own, start, opener)) return [];
  const from = opener === '' ? start : start - 1;
  const end = endOf(list, Math.max(own.verb, start));
  const verbs = verbsFrom(list, own.verb);
  const second = secondVerb(list, verbs.at(-1) ?? start, end);
  const places = new Set(range(isSure ? from : beforeBy(list, from), second));
  const isTied = [...places].some((at) => TIES.test(foldedAt(list, at)));
  return [{ places, reach: new Set(range(second, end)), by: own.by, verbs, isTied }];
}

/** Whoever is named does it where they are people, or do it to a thing: "the rate fell" is nobody's deed. */
function isSomebodys(
  list: Told,
  { by, verb }: { by: readonly number[]; verb: number },
  start: number,
  opener: string,
): boolean {
  if (by.some((at) => isPerson(list, at) || THEY[list.language].test(foldedAt(list, at))))
    return true;
  if (list.language === 'es')
    return (
      /^mis?$/.test(foldedAt(list, start)) ||
      (/ó$/.test(list.words[verb]?.text ?? '') &&
        /^(?:el|l[ao]s?)$/.test(foldedAt(list, verb + 1))) ||
      /^(?:l[oa]s?|me)$/.test(foldedAt(list, verb - 1)) ||
      (opener === 'que' && by.every((at) => at < verb)) ||
      (opener === 'mientras' && by.every((at) => at < verb) && isOpener(list, verb + 1)) ||
      (opener === 'que' &&
        by.some((at) => /(?:er|dor|tor|or)[oa]?$|ista$/.test(foldedAt(list, at))))
    );
  if (/^(?:which|that|whom)$/.test(opener))
    return !/^(?:was|were|is|are)$/.test(foldedAt(list, verb));
  // "The parish paid for the organ I had repaired".
  if (range(verb, signBehind(list, verb)).some((at) => ME.test(foldedAt(list, at)))) return true;
  const behind = range(verb, verb + 3).find(
    (at) =>
      at > verb &&
      !PARTICIPLE.en.test(foldedAt(list, at)) &&
      !/^(?:also|since|now)$/.test(foldedAt(list, at)),
  );
  const isDirect =
    behind !== undefined &&
    !isBehindSign(list, behind) &&
    (/^(?:it|them|these|the|an?|my|\d.*)$/.test(foldedAt(list, behind)) ||
      isBound(list, verb, behind));
  return (
    isDirect &&
    !/^\d/.test(foldedAt(list, start)) &&
    !/^(?:was|were|is|are)$/.test(foldedAt(list, verb))
  );
}

/** "Has applied for money": of a verb with "have". */
const isBound = (list: Told, verb: number, behind: number) =>
  /^(?:has|have|had)$/.test(foldedAt(list, verb)) &&
  PARTICIPLE.en.test(foldedAt(list, verb + 1)) &&
  !/^(?:been|fallen|grown|risen)$/.test(foldedAt(list, verb + 1)) &&
  /^(?:for|on|to)$/.test(foldedAt(list, behind));

function subjectAt(list: Told, start: number, opener: string, isSure = true) {
  if (list.language === 'es') return spanishSubject(list, start, opener);
  const { words } = list;
  if (THEY.en.test(foldedAt(list, start))) {
    // A text in the third person means its own.
    if (words.every(({ folded }) => !ME.test(folded))) return undefined;
    const verb = range(start + 1, start + 3).find((at) => isVerb(list, at, 'who'));
    return verb === undefined ? undefined : { by: [start], verb };
  }
  const isHung = /^(?:which|that|whom|while|because)$/.test(opener);
  const isRelative = /^(?:which|that|whom)$/.test(opener);
  const isBare = words[start]?.isGlue === false && /^\p{Lu}|[^s]s$/u.test(words[start]?.text ?? '');
  const isArticled = isOpener(list, start);
  if (!isArticled && !(isHung && isBare)) return undefined;
  for (const at of range(start + 1, start + 8)) {
    if (words[at] === undefined || isBehindSign(list, at) || ME.test(foldedAt(list, at))) return;
    const isWithin =
      (isRelative || !isSure || range(start, at).some((one) => isPerson(list, one))) &&
      /^(?:on|in|at|from)$/.test(foldedAt(list, at));
    if (/^whom?$/.test(foldedAt(list, at))) return;
    if (isPreposition(list, at) && foldedAt(list, at) !== 'of' && !isWithin) return;
    const by = range(start, at).filter(
      (one) => words[one]?.isGlue === false && !isOpener(list, one),
    );
    const isMany =
      isHung &&
      by.some((one) => isPerson(list, one)) &&
      words[at]?.isGlue === false &&
      !isPerson(list, at) &&
      isPerson(list, at - 1);
    const isThird =
      !isArticled && /[^s]s$/.test(words[at]?.text ?? '') && !IS.test(foldedAt(list, at));
    if (by.length > 0 && !isThird && (isMany || isVerb(list, at, opener)))
      return by.some((one) => isTime(list, one)) ? undefined : { by, verb: at };
  }
  return undefined;
}

const TAKES =
  /^(?:the|an?|it|them|him|her|my|our|its|their|his|up|in|on|for|to|out|all|every|each|still|now)$/;

function isVerb(list: Told, place: number, opener: string): boolean {
  const word = list.words[place];
  if (word === undefined || isPreposition(list, place)) return false;
  if (ARTICLE[list.language].test(word.folded) || !VERB[list.language].test(word.text))
    return false;
  if (list.language === 'es') return true;
  const next = foldedAt(list, place + 1);
  if (/[^s]s$/.test(word.text) && !/^(?:was|is|has)$/.test(word.text))
    return TAKES.test(next) || /^(?:which|that|whom|who)$/.test(opener);
  // "The cooks and the waiters hired in June": of those that were hired.
  const isShort = /^(?:and|)$/.test(opener) && place > 0 && /ed$/.test(word.text);
  return !(isShort && opener === 'and' && /^(?:by|for|in|at|on|from|to|with)$/.test(next));
}

/** "Que dispara un artificiero", "las baldosas las puso un albañil", "un taller lo montó". */
function spanishSubject(list: Told, start: number, opener: string) {
  const { words } = list;
  const isHung = /^(?:que|mientras|cuando|porque|donde|cual(?:es)?)$/.test(opener);
  if (!isHung && !isOpener(list, start)) return undefined;
  const end = Math.min(signBehind(list, start), start + 9);
  const isClear = (at: number) =>
    /(?:ó|aba|ía|aron|ieron|aban|ían|iera|ieran)$/.test(words[at]?.text ?? '') ||
    (CLITIC.test(foldedAt(list, at - 1)) && at - 1 > start && !isPreposition(list, at - 2)) ||
    (isHung && (at === start || (at === start + 1 && CLITIC.test(foldedAt(list, start)))));
  const isAhead = isOpener(list, start);
  const verb = range(start, end).find(
    (at) =>
      isVerb(list, at, opener) &&
      !CLITIC.test(foldedAt(list, at)) &&
      !isPreposition(list, at - 1) &&
      (isClear(at) ||
        (isAhead &&
          at >= start + 2 &&
          (isOpener(list, at + 1) || (at === end - 1 && end === signBehind(list, start))))),
  );
  if (verb === undefined) return undefined;
  if (range(start, verb).some((at) => ME.test(foldedAt(list, at)))) return undefined;
  const before = isOpener(list, start) && verb > start + 1 ? nounFrom(list, start, verb) : [];
  const behindAt = range(verb + 1, Math.min(verb + 5, end)).find((at) => isOpener(list, at));
  const behind =
    behindAt === undefined || range(verb + 1, behindAt).some((at) => isPreposition(list, at))
      ? []
      : nounFrom(list, behindAt, end);
  // "Donde redactó las fichas": one did it, and it is done to several.
  const isOne = /(?:ó|aba|ía)$/.test(words[verb]?.text ?? '');
  if (isOne && before.length === 0 && isMany(list, behindAt)) return undefined;
  const isDoubled = /^l[ao]s?$/.test(foldedAt(list, verb - 1)) && behind.length > 0;
  const by = isDoubled || before.length === 0 ? behind : before;
  return by.length === 0 ? undefined : { by, verb };
}

function nounFrom(list: WordList, from: number, to: number): number[] {
  const stop = range(from + 1, to).find(
    (at) =>
      isPreposition(list, at) || JOINS.test(foldedAt(list, at)) || CLITIC.test(foldedAt(list, at)),
  );
  const own = range(from, stop ?? to).filter((at) => list.words[at]?.isGlue === false);
  return own.some((at) => isTime(list, at)) ? [] : own;
}

/** The verb, with its participle, and a second one: "has applied", "revised and signed". */
function verbsFrom(list: Told, verb: number): number[] {
  const next = range(verb, verb + 3).filter(
    (at) =>
      at === verb ||
      (PARTICIPLE[list.language].test(foldedAt(list, at)) && !isBehindSign(list, at)),
  );
  const last = next.at(-1) ?? verb;
  return JOINS.test(foldedAt(list, last + 1)) && isVerb(list, last + 2, '')
    ? [...next, last + 2]
    : next;
}

/** "That the producers dropped and wrote a report": who does the second may be the person. */
function secondVerb(list: Told, from: number, end: number): number {
  const and = range(from + 1, end - 1).find(
    (at) => foldedAt(list, at) === 'and' && VERB.en.test(list.words[at + 1]?.text ?? ''),
  );
  return and ?? end;
}

const FIRST = /(?:é|í|[^t]o)$/;

/** Where a clause of somebody ends: at a sign, or where somebody else goes on. */
function endOf(list: Told, verb: number): number {
  const sign = signBehind(list, verb);
  const on = range(verb + 1, sign).find((at) => {
    const own = foldedAt(list, at);
    if (ME.test(own)) return true;
    if (!OPENS[list.language].test(own)) return false;
    if (/^(?:y|e|que)$/.test(own) && FIRST.test(list.words[at + 1]?.text ?? '')) return true;
    if (own === 'y' || own === 'e') return false;
    return ME.test(foldedAt(list, at + 1)) || subjectAt(list, at + 1, own) !== undefined;
  });
  return on ?? sign;
}

/** "Redrawn and built by the office", "reassembly by the master". */
function passiveAt(list: WordList, place: number): OthersClause[] {
  if (!isTold(list) || !/^(?:by|por)$/.test(foldedAt(list, place))) return [];
  const by = behindBy(list, place + 1);
  const isDone = (at: number) => PARTICIPLE[list.language].test(foldedAt(list, at));
  const isBetween = /ly$|mente$|^(?:out|up|down|over|off|later|then|despues|luego)$/;
  const first = isBetween.test(foldedAt(list, place - 1)) ? place - 2 : place - 1;
  const isNoun =
    isOpener(list, place + 1) &&
    by.some((at) => isPerson(list, at)) &&
    list.words[first]?.isGlue === false;
  if (by.length === 0 || (!isDone(first) && !isNoun)) return [];
  const verbs = [first];
  for (let at = first - 1; isDone(first) && at > 0; at -= 2) {
    const isJoined = JOINS.test(foldedAt(list, at)) || isBehindSign(list, at + 1);
    const one = JOINS.test(foldedAt(list, at)) ? at - 1 : at;
    if (!isJoined || !isDone(one)) break;
    // "Sketched and built by": behind the beginning it may be one's own.
    if (one === 0) break;
    verbs.push(one);
  }
  const last = by.at(-1) ?? place;
  const places = new Set(range(beforeBy(list, Math.min(...verbs)), last + 1));
  const reach = new Set([...doneAt(list, first), ...range(last + 1, signBehind(list, last))]);
  return [{ places, reach, by, verbs, isTied: true }];
}
