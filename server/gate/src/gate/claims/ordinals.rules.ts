import type { FactIndex } from '../prove/fact-index.rules.ts';
import { findWord } from '../prove/match.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import type { Amount } from './amounts.rules.ts';

/** Ordinals in words, folded, in all languages, from the first on. */
const ORDINALS: readonly RegExp[] = [
  /^(?:first|erste[nrms]?|primer[oa]?s?)$/,
  /^(?:second|zweite[nrms]?|segund[oa]s?)$/,
  /^(?:third|dritte[nrms]?|tercer[oa]?s?)$/,
  /^(?:fourth|vierte[nrms]?|cuart[oa]s?)$/,
  /^(?:fifth|funfte[nrms]?|quint[oa]s?)$/,
  /^(?:sixth|sechste[nrms]?|sext[oa]s?)$/,
  /^(?:seventh|siebte[nrms]?|septim[oa]s?)$/,
  /^(?:eighth|achte[nrms]?|octav[oa]s?)$/,
  /^(?:ninth|neunte[nrms]?|noven[oa]s?)$/,
  /^(?:tenth|zehnte[nrms]?|decim[oa]s?)$/,
];

/** "9. Klasse", "the 2nd floor" where the fact says "neunte Klasse", "the second floor". */
export function isOrdinal(
  said: WordList,
  { values, end, counted }: Amount,
  facts: readonly FactIndex[],
): boolean {
  const ordinal = ORDINALS[(values[0] ?? 0) - 1];
  if (ordinal === undefined || !/^(?:\.(?=\s)|\.?[ºª]|st|nd|rd|th)/u.test(said.text.slice(end)))
    return false;
  return facts.some((fact) =>
    fact.list.words.some(
      ({ folded }, at) =>
        ordinal.test(folded) &&
        (counted[0] === undefined ||
          findWord(counted[0], said, fact).some(
            (place) => place > at && place - at <= NEAR_ORDINAL,
          )),
    ),
  );
}

const NEAR_ORDINAL = 5;
