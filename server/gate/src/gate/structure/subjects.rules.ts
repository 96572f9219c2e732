import type { Language } from '@sastre/shared-contracts/api';
import { BY, isNumberWord, PREPOSITIONS } from '@sastre/reading';
import { isBehindSign, oncePerList, type Word, type WordList } from '@sastre/wording';
import { isPerson } from '../claims/people.ts';
import { PASSIVE } from '../claims/relations.ts';

/** Who does a verb: the person of the CV, or somebody else, by the place of who is named. */
export interface Deed {
  verb: number;
  doer: 'me' | 'other';
  /** Who is named: the pronoun, or the noun. */
  by: number;
}

const ME = /^(?:i|ich|yo)$/;
const THEY: Record<Language, RegExp> = {
  en: /^(?:he|she)$/i,
  de: /^er$/i,
  es: /^(?:él|ella|ellos|ellas)$/i,
};
const ARTICLE: Record<Language, RegExp> = {
  en: /^(?:the|an?|my|our|another|one|his|her|its|their)$/,
  de: /^(?:der|die|das|eine?|meine?|unsere?|seine?|ihre?|jemand)$/,
  es: /^(?:el|la|los|las|una?|mis?|otr[oa]|sus?|nuestr[oa]s?)$/,
};
/** What may open the clause that somebody is named in. */
const OPENS =
  /^(?:and|but|while|when|which|that|who|whom|whose|after|before|until|since|because|if|und|aber|wahrend|wenn|weil|nachdem|bevor|bis|da|d(?:ie|er|as|en|em|enen|eren)|wobei|y|e|pero|mientras|cuando|que|porque|donde|como|si)$/;
/** Verbs in the forms of others, as written. */
const FINITE: Record<Language, RegExp> = {
  en: /(?:[^e]ed|[^s]s)$|^(?:was|were|is|are|has|had|have|will|would|made|built|wrote|ran|led|gave|took|kept|held|chose|taught|drew|found|sold|bought|brought|sent|met|did|won|got|set|cut|put|read|spoke|went|came|left|paid|drove|fed)$/,
  de: /^\p{Ll}{2,}(?:t|te|ten|en)$|^(?:war|hat|gab|gewann|schrieb|baute|bekam|nahm|hielt|ließ|übernahm|unterschrieb|trug|fuhr|las|kam|ging|sang|zog|wog|half|sprach|warb|fand|begann|trieb|rief|schnitt|entschied|vergab|leitete)$/u,
  es: /^\p{Ll}{2,}(?:ó|aba|ía|aron|ieron|aban|ían|a|e|an|en|ará|erá|irá)$/u,
};
/** A form in -s is a verb only before what it is done to. */
const TAKES =
  /^(?:the|an?|it|them|him|her|my|our|its|their|his|up|in|on|for|to|out|all|every|each|still|now)$/;

/** How many words may stand between an article and its noun, or between the noun and its verb. */
const NEAR = 3;

/** Verbs whose doer is named beside them. */
export const deedsIn = oncePerList((list: WordList): readonly Deed[] => {
  const { words } = list;
  const isMineToo = words.some(({ folded }) => ME.test(folded));
  return words.flatMap((word, place): Deed[] => {
    const isMine = list.language === 'es' && FIRST.test(word.text) && !word.isGlue;
    if (isMine) return [{ verb: place, doer: 'me', by: place }];
    if (ME.test(word.folded)) {
      const verbs = [...new Set([...ownVerb(list, place), ...verbsNear(list, place)])];
      const isShared = JOINT.test(words[place - 1]?.folded ?? '') && isSomebody(list, place - 2);
      return isShared ? [] : verbs.map((verb) => ({ verb, doer: 'me', by: place }));
    }
    const passive = passiveBefore(list, place);
    if (passive.length > 0) return passive.map((verb) => ({ verb, doer: 'other', by: place }));
    const isThey = isMineToo && THEY[list.language].test(word.text);
    if (!isThey && !isSomebody(list, place)) return [];
    const next = words[place + 2];
    const turned = turnedVerb(list, place);
    if (turned !== undefined) return [{ verb: turned, doer: 'other', by: place }];
    if (!isThey && !isNamed(list, place)) return [];
    const isShared = JOINT.test(words[place + 1]?.folded ?? '') && ME.test(next?.folded ?? '');
    return isShared
      ? []
      : verbsNear(list, place).map((verb) => ({ verb, doer: 'other', by: place }));
  });
});

/** Spanish verbs of the first person, which need no pronoun. */
const FIRST = /^\p{L}\p{Ll}+(?:é|í|use|uve|uje|ije|ice)$/u;
const SMALL =
  /^(?:have|had|am|was|also|then|now|later|first|only|always|habe|hatte|bin|war|auch|lo|la|los|las|le|les|me|se)$/;

/** Right behind "I", or in German right before it, in whatever form. */
function ownVerb(list: WordList, place: number): number[] {
  const { words, language } = list;
  const behind = range(place + 1, place + 1 + NEAR).find(
    (at) => !SMALL.test(words[at]?.folded ?? ''),
  );
  const isVerbal = (at: number) => {
    const word = words[at];
    return (
      word !== undefined && !PREPOSITIONS[language].has(word.folded) && /^\p{Ll}/u.test(word.text)
    );
  };
  const before = words[place - 1];
  const isTurned =
    language === 'de' && before !== undefined && !before.isGlue && /(?:te|e)$/.test(before.folded);
  if (isTurned && !isBehindSign(list, place)) return [place - 1];
  return behind !== undefined && isVerbal(behind) && !isBehindSign(list, behind) ? [behind] : [];
}

/** "Reviewed by the head", "wurde von der Försterin eingeführt": the participle of who did it. */
function passiveBefore(list: WordList, place: number): number[] {
  const { words, language } = list;
  if (!isPerson(list, place)) return [];
  const by = range(Math.max(0, place - NEAR), place).findLast((at) =>
    BY[language].has(words[at]?.folded ?? ''),
  );
  if (by === undefined || range(by + 1, place).some((at) => !isOf(list, at))) return [];
  if (language !== 'de') {
    const verb = words[by - 1];
    const isParticiple = language === 'en' ? /[^e]ed$/ : /(?:ad|id|it|ch|st|rt)[oa]s?$/;
    return verb !== undefined && !verb.isGlue && isParticiple.test(verb.folded) ? [by - 1] : [];
  }
  const end = endOf(list, place);
  const isPassive = range(0, end).some((at) =>
    /^(?:wurden?|werden?|wird|worden)$/.test(words[at]?.folded ?? ''),
  );
  const last = words[end - 1];
  return isPassive && last !== undefined && end - 1 > place && /(?:t|en)$/.test(last.folded)
    ? [end - 1]
    : [];
}

/** An article, or what the noun behind it is like. */
const isOf = (list: WordList, at: number) =>
  ARTICLE[list.language].test(list.words[at]?.folded ?? '') ||
  /^(?:dem|der|den|einem|einer|meinem|meiner)$/.test(list.words[at]?.folded ?? '') ||
  /^\p{Ll}+(?:en|al|ive|ing)$/u.test(list.words[at]?.text ?? '');

/** "Unterschrieben hat die Verträge der Inhaber": the participle that a German clause begins with. */
function turnedVerb(list: WordList, place: number): number | undefined {
  const { words, language } = list;
  if (language !== 'de' || place + 1 !== endOf(list, place)) return undefined;
  const start = range(0, place).findLast((at) => at === 0 || isBehindSign(list, at)) ?? 0;
  const isTurned =
    /^(?:hat|haben|hatten?)$/.test(words[start + 1]?.folded ?? '') &&
    isVerb(list, start) &&
    range(start, place).every((at) => !ME.test(words[at]?.folded ?? '')) &&
    ARTICLE.de.test(words[place - 1]?.folded ?? '');
  return isTurned ? start : undefined;
}

const SINGLE = /^(?:the|an?|my|our|el|la|los|las|mi)$/;
const HANGS = /^(?:while|when|which|whom|that|mientras|cuando|que)$/;

const JOINT = /^(?:and|und|y)$/;

function isSomebody(list: WordList, place: number): boolean {
  const word = list.words[place];
  if (word === undefined) return false;
  // "While the skipper logged it": what a clause of its own begins with does what it tells, whoever it is.
  const opener = list.words[place - 2];
  const isTold =
    list.language !== 'de' &&
    !word.isGlue &&
    SINGLE.test(list.words[place - 1]?.folded ?? '') &&
    (opener === undefined || HANGS.test(opener.folded));
  // "Las baldosas las puso un albañil": behind a verb that has its object before it.
  const isTurned =
    list.language === 'es' &&
    !word.isGlue &&
    ARTICLE.es.test(list.words[place - 1]?.folded ?? '') &&
    /^(?:l[ao]s?)$/.test(list.words[place - 3]?.folded ?? '') &&
    FINITE.es.test(opener?.text ?? '');
  if (isTurned) return true;
  return (
    isTold ||
    isPerson(list, place) ||
    (list.language === 'de' && /(?:kraft|kräfte|kräften)$/.test(word.text))
  );
}

/** An article, or a number, opens the clause before the noun. */
function isNamed(list: WordList, place: number): boolean {
  const { words, language } = list;
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    const word = words[at];
    if (word === undefined || isBehindSign(list, at + 1)) return false;
    if (PREPOSITIONS[language].has(word.folded)) return false;
    if (!ARTICLE[language].test(word.folded) && !isNumberWord(word.folded)) continue;
    const before = words[at - 1];
    if (before === undefined || isBehindSign(list, at) || OPENS.test(before.folded)) return true;
    // "2016 gewann der Inhaber", "que compró el encargado", "ließ die Stadt".
    if (language === 'en') return false;
    return isVerb(list, at - 1) && !(language === 'de' && /^(?:die|eine|meine)$/.test(word.folded));
  }
  return false;
}

function isVerb({ words, language }: WordList, place: number): boolean {
  const word = words[place];
  if (word === undefined || PREPOSITIONS[language].has(word.folded)) return false;
  if (ARTICLE[language].test(word.folded) || !FINITE[language].test(word.text)) return false;
  if (language === 'en' && /[^s]s$/.test(word.text) && !/^(?:was|is|has)$/.test(word.text))
    return TAKES.test(words[place + 1]?.folded ?? '');
  return true;
}

/** The verb of somebody: right behind, right before, or where a German clause ends. */
function verbsNear(list: WordList, place: number): number[] {
  const { words, language } = list;
  const end = endOf(list, place);
  const behind = range(place + 1, Math.min(end, place + 1 + NEAR)).find((at) => isVerb(list, at));
  if (language === 'en')
    return behind === undefined ? [] : [behind, ...pairedWith(list, behind, end)];
  const isOpened = (at: number) => at >= 0 && !isBehindSign(list, at + 1) && isVerb(list, at);
  const articled = range(Math.max(0, place - NEAR), place).find((at) =>
    ARTICLE[language].test(words[at]?.folded ?? ''),
  );
  const before = [place - 1, (articled ?? place) - 1].find(isOpened);
  const own = before ?? (behind === place + 1 || language === 'es' ? behind : undefined);
  const last =
    language === 'de' &&
    mayEndInVerb(list, place, end) &&
    !range(place + 1, end).some((at) => PASSIVE.de.test(words[at]?.folded ?? ''))
      ? range(place + 1, end).filter((at) => isVerb(list, at) && isEnd(list, at, end))
      : [];
  const first = own === undefined ? last : [own, ...last];
  return [...new Set(first)];
}

/** A German verb ends clauses that hang on others, and those with an auxiliary; what ends "Neun Lehrlinge angelernt" is the person's own. */
function mayEndInVerb(list: WordList, place: number, end: number): boolean {
  const start = range(0, place).findLast((at) => at === 0 || isBehindSign(list, at)) ?? 0;
  return range(start, end).some(
    (at) => isAuxiliary(list.words[at]) || (at < place && OPENS.test(list.words[at]?.folded ?? '')),
  );
}

/** "Revised and signed": the second verb. */
function pairedWith(list: WordList, verb: number, end: number): number[] {
  const at = range(verb + 1, end).find((one) => JOINT.test(list.words[one]?.folded ?? ''));
  return at !== undefined && isVerb(list, at + 1) && /[^e]ed$/.test(list.words[at + 1]?.text ?? '')
    ? [at + 1]
    : [];
}

const isEnd = (list: WordList, at: number, end: number) =>
  at === end - 1 || (at === end - 2 && isAuxiliary(list.words[end - 1]));

const isAuxiliary = (word: Word | undefined) =>
  /^(?:hatten?|habe|haben|hat|wurden?|war|waren)$/.test(word?.folded ?? '');

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_none, at) => from + at);

/** Where the clause of a place ends. */
function endOf(list: WordList, place: number): number {
  const end = list.words.findIndex(
    ({ folded }, at) =>
      at > place &&
      (isBehindSign(list, at) || (/^(?:und|y|and)$/.test(folded) && isSomebodyNew(list, at + 1))),
  );
  return end < 0 ? list.words.length : end;
}

/** "… and I", "und die Leiterin": somebody else goes on. */
function isSomebodyNew(list: WordList, place: number): boolean {
  const word = list.words[place];
  if (word === undefined) return false;
  if (ME.test(word.folded) || THEY[list.language].test(word.text)) return true;
  return range(place, place + NEAR).some((at) => isSomebody(list, at) && isNamed(list, at));
}
