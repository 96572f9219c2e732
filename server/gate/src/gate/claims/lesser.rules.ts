import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  daysOf,
  type FactIndex,
  type Finding,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** First parts of German compounds that make less of what they stand before, folded. */
const SMALLER =
  /^(?:ersatz|aushilfs|hilfs|probe|gast|vize|neben|teil|interims|schnupper|anlern|grund|einstiegs|reserve|beisitz|unter|halb|vor)(?=\p{L}{4})/u;
/** "Außer Motor": what is left out of all the rest, folded. */
const BUT: Record<Language, RegExp> = {
  en: /^(?:except|excluding|excepting|barring)$/,
  de: /^(?:ausser|ausgenommen|exklusive|abzuglich)$/,
  es: /^(?:salvo|excepto|exceptuando|exceptuad[oa]s?)$/,
};
const ENDS: Record<Language, RegExp> = {
  en: /^(?:first|last|final|initial)$/,
  de: /^(?:erste[nmrs]?|letzte[nmrs]?)$/,
  es: /^(?:primer[oa]?s?|ultim[oa]s?)$/,
};

/** What makes a fact less than its words, and is told by none: a deputy's part of a compound, an exception, the end of a stretch. */
export function compareLesser(
  said: WordList,
  { matched }: Alignment,
  { list, amounts }: FactIndex,
): Finding[] {
  const raised = [...matched].flatMap(([place, { fact, places, from }]) => {
    const own = said.words[place]?.folded ?? '';
    const isRaised = places.some((at) => {
      const word = list.words[at]?.folded ?? '';
      return (
        SMALLER.test(word) &&
        own.length >= 4 &&
        word.endsWith(own) &&
        word !== own &&
        !isSaidApart(said, word, own)
      );
    });
    return fact === 0 && from === place && isRaised ? [place] : [];
  });
  return [
    ...unprovenAt(said, raised, 'rank-contradicts'),
    ...(isExceptionLost(said, list) || isEndLost(said, list, amounts)
      ? [unproven([], 'point-lost')]
      : []),
  ];
}

/** "Programm für Vorlesepaten" of a "Vorlesepatenprogramm": its first part is told, too. */
function isSaidApart({ words }: WordList, whole: string, own: string): boolean {
  return words.some(
    ({ folded }) => folded !== own && folded.length > 5 && whole.startsWith(folded.slice(0, -1)),
  );
}

function isExceptionLost(said: WordList, list: WordList): boolean {
  const isBut = ({ words, language }: WordList) =>
    words.some(({ folded }) => BUT[language].test(folded));
  if (!isBut(list) || isBut(said)) return false;
  return !said.words.some(({ folded }) => NOT.test(folded));
}

const NOT = /^(?:not|no|without|but|only|apart|nicht|kein\w*|ohne|nur|sin|solo|menos|ningun\w*)$/;

/** "In 90 days" where the fact says "in the first 90 days". */
function isEndLost(said: WordList, list: WordList, amounts: FactIndex['amounts']): boolean {
  const isEnd = ({ words, language }: WordList, place: number) =>
    ENDS[language].test(words[place]?.folded ?? '');
  const isAnyEnd = said.words.some((_word, place) => isEnd(said, place));
  if (isAnyEnd) return false;
  const here = readPlacedAmounts(said);
  return amounts.some((amount) => {
    const first = amount.places[0] ?? 0;
    const isTime = daysOf(amount.counted[0]?.folded) !== undefined;
    if (!isTime || !isEnd(list, first - 1) || isBehindSign(list, first)) return false;
    return here.some((other) => sameValue(other, amount));
  });
}
