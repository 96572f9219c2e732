import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** What was given, and before who gave it, folded. */
const GIVEN: Record<Language, RegExp> = {
  en: /(?:awarded|granted|given|issued|offered|funded|sponsored|organi[sz]ed|run) by(?: the| a)? $/,
  de: /(?<!\p{L})(?:von|vom|durch)(?: der| dem| den| einer| einem)? $/u,
  es: /(?:otorgad|concedid|entregad|dad|financiad|organizad|impartid|expedid)[oa]s? por(?: el| la| los| las)? $/,
};
const GERMAN_GIVEN = /(?:vergeben|verliehen|gewahrt|finanziert|ausgestellt|organisiert|gestiftet)/;
/** Before where something was, folded. */
const AT: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:at|in)(?: the| a)? $/u,
  de: /(?<!\p{L})(?:an|bei|beim|in|im|am)(?: der| dem| einer| einem)? $/u,
  es: /(?<!\p{L})en(?: el| la| los| las)? $/u,
};

const textBefore = ({ words }: WordList, place: number) =>
  `${words
    .slice(Math.max(0, place - 4), place)
    .map(({ folded }) => folded)
    .join(' ')} `;

/** "A grant at the university" where the fact says "a grant awarded by the university": who gave it is where one was. */
export function compareGivenBy(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const isGermanGiven =
    list.language !== 'de' || list.words.some(({ folded }) => GERMAN_GIVEN.test(folded));
  const givers = [...matched].flatMap(([place, { fact, places }]) => {
    const isGiver =
      fact === 0 &&
      isGermanGiven &&
      AT[said.language].test(textBefore(said, place)) &&
      places.some((at) => GIVEN[list.language].test(textBefore(list, at)));
    return isGiver ? [place] : [];
  });
  return unprovenWords(textsAt(said, givers), 'deed-contradicts');
}
