import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  findRows,
  type Hit,
  isBehindSign,
  JOINS,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { deedsOf, isDeed } from './deeds.rules.ts';
import { LIMITS_IN_FACT, LIMITS_SAID } from './limits.rules.ts';

/** What a joined part of a fact begins with when it goes on with the help, folded: "with ordering and checking", "bei der A und der B". */
const GOES_ON: Record<Language, RegExp> = {
  en: /ing$|^with$/,
  de: /^(?:der|dem|den|bei|beim|im|in|des)$/,
  es: /[aei]r$|^(?:en|con|el|la|los|las|del?|al?)$/,
};
/** Nouns of deeds, as they may stand behind a help in a sentence, too. */
const NOUN: Record<Language, RegExp> = {
  en: /(?:ing|tion|sion|ment|ance|ysis)$/,
  de: /^\p{Lu}/u,
  es: /(?:[aei]r|[aei]rl[aeo]s?|ndo|ción|ciones|mientos?)$/,
};
const CLAUSE = /^(?:that|which|who|whose|but|where|que|cuya|cuyo|donde|pero|aber|jedoch)$/;
/** Helps of a sentence whose reach is read; what stands under a later one is asked about. */
const MOST_HELPS = 8;
/** What one helps at may be named first, behind its preposition; folded. */
const AT: Record<Language, RegExp> = {
  en: /^(?:with|in|during|before|after|at|on|when|while)$/,
  de: /^(?:bei|beim|an|am|wahrend|zu|zur|zum|in|im|vor|nach|mit)$/,
  es: /^(?:en|con|durante|antes|despues|al?|junto)$/,
};

/** "Helped with the orders and checked the stock" where the fact says "helped with ordering and checking the stock": all that one helped at is helped at. */
export function compareHelpScope(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  const { list } = fact;
  const [there] = helpsOf(LIMITS_IN_FACT, list);
  const here = helpsOf(LIMITS_SAID, said).slice(0, MOST_HELPS);
  if (there === undefined || !isHead(list, there)) return [];
  const scope = scopeOf(list, there);
  // "And clean fridges" where the fact says "and cleaning fridges".
  const isBare = (place: number) => {
    const from =
      alignment.matched.get(place)?.places.map((at) => list.words[at]?.folded ?? '') ?? [];
    const isGerund = from.some((folded) => folded.endsWith('ing'));
    return isGerund && list.language === 'en' && said.language === 'en';
  };
  const own = here.map((hit) => reachOf(said, hit, isBare));
  const isHelp = (place: number) => here.some(({ from, to }) => place >= from && place <= to);
  const raised = said.words.flatMap(({ isGlue }, place) => {
    const places = placesOfWord(alignment, said, place, fact);
    if (isGlue || places.length === 0 || isHelp(place) || own.some((places) => places.has(place)))
      return [];
    return places.every((at) => scope.has(at) && at > there.to) ? [place] : [];
  });
  return here.length === 0 ? [] : unprovenAt(said, raised, 'deed-contradicts');
}

const HELP = /^(?:help|part taken)$/;

function helpsOf(limits: typeof LIMITS_SAID, list: WordList): Hit[] {
  return findRows(limits, list.words, list.language).filter(({ name }) => HELP.test(name));
}

/** Its deed begins with the help: "with the help of a colleague" may stand anywhere. */
function isHead(list: WordList, { from }: Hit): boolean {
  const deeds = deedsOf(list);
  return list.words.slice(0, from).every((word, at) => word.isGlue || deeds[at] !== deeds[from]);
}

/** Places of what one helps at in a fact: up to a sign, a clause, or a deed that no preposition, article or form ties to the help. */
function scopeOf(list: WordList, { from, to }: Hit): ReadonlySet<number> {
  const { words } = list;
  const deeds = deedsOf(list);
  const end = words.findIndex(
    ({ folded }, at) =>
      at > to &&
      (CLAUSE.test(folded) ||
        (isBehindSign(list, at) && !isListed(list, at)) ||
        (deeds[at] !== deeds[at - 1] && !goesOn(list, at))),
  );
  return placesFrom(from, end < 0 ? words.length : end);
}

/** Places of a sentence that may be helped at: all but a deed of one's own that is joined to the help, or parted from it by more than a comma. */
function reachOf(
  list: WordList,
  { from, to }: Hit,
  isBare: (place: number) => boolean,
): ReadonlySet<number> {
  const { words, text, language } = list;
  const deeds = deedsOf(list);
  const isJoin = (at: number) => JOINS[language].test(words[at]?.folded ?? '');
  const firstHeavy = (from: number) => {
    let at = from;
    while (words[at]?.isGlue === true) at += 1;
    return at;
  };
  const end = words.findIndex((_word, at) => {
    if (at <= to) return false;
    if (/[.;]/.test(text.slice(words[at - 1]?.end, words[at]?.at))) return true;
    if (!isJoin(at) && !isBehindSign(list, at)) return false;
    const first = firstHeavy(at);
    const isDeedBehind =
      isBare(first) || (isJoin(at) ? deeds[at + 1] !== deeds[at - 1] : isDeed(list, at));
    return isDeedBehind && !NOUN[language].test(words[first]?.text ?? '');
  });
  // "Die Leitung bei Planung und Einkauf unterstützt": the verb at the end has all before it.
  const isLast = language === 'de' && (to === words.length - 1 || isBehindSign(list, to + 1));
  const isNamedFirst = AT[language].test(words[0]?.folded ?? '');
  const own = words.findIndex(({ isGlue }) => !isGlue);
  const start = words.findLastIndex(
    (_word, at) => at <= from && (isJoin(at) || (isDeed(list, own) && isBehindSign(list, at))),
  );
  const isAll = isLast || isNamedFirst || start < 0;
  return placesFrom(isAll ? 0 : start, end < 0 ? words.length : end);
}

const placesFrom = (from: number, to: number): ReadonlySet<number> =>
  new Set(Array.from({ length: Math.max(0, to - from) }, (_none, at) => from + at));

/** Behind a comma of a list. */
function isListed(list: WordList, place: number): boolean {
  const { words, text } = list;
  return text.slice(words[place - 1]?.end, words[place]?.at) === ', ' && goesOn(list, place);
}

/** "And checking stock", "und der Bestellung". */
function goesOn({ words, language }: WordList, place: number): boolean {
  const at = JOINS[language].test(words[place]?.folded ?? '') ? place + 1 : place;
  return GOES_ON[language].test(words[at]?.folded ?? '');
}
