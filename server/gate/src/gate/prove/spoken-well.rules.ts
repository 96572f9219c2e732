import { findAt, type Finding, unprovenAt, type WordList } from '@sastre/wording';
import type { CvGround } from './ground.rules.ts';

const SPEAKS = /^(?:speak|speaking|spoken|spreche|hablo)$/;
const WELL = /^(?:well|gut|bien)$/;
const NOT = /^(?:as|reasonably|fairly|quite|ziemlich|recht|bastante)$/;

/** "I speak German well" of one whose German is B1: a language that is told with no level is told at none. */
export function compareSpokenWell(said: WordList, { levels }: CvGround): Finding[] {
  const well = said.words.flatMap(({ folded }, place) =>
    WELL.test(folded) && !NOT.test(said.words[place - 1]?.folded ?? '') ? [place] : [],
  );
  if (well.length === 0 || !said.words.some(({ folded }) => SPEAKS.test(folded))) return [];
  const low = levels.filter(({ isLow }) => isLow === true);
  const isLow = low.some(({ name }) =>
    said.words.some((_word, place) => findAt(said, place, name).length > 0),
  );
  return isLow ? unprovenAt(said, well, 'level-contradicts') : [];
}
