import {
  align,
  type Alignment,
  type Amount,
  COURTESIES,
  type Finding,
  partsBy,
  placesOfTies,
  readPlacedAmounts,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { compareListedLevels } from '../claims/levels-listed.rules.ts';
import { isOfLevel, levelsNamed } from '../claims/levels.rules.ts';
import { findLesser } from '../claims/limits.rules.ts';
import { type Held, isWhole, type Reading } from './claim-in-place.rules.ts';
import { countHits } from './context.rules.ts';
import { tiesOnly } from './fillers.rules.ts';
import { placesJudgedElsewhere } from './judged-elsewhere.rules.ts';
import { relates } from '../claims/light-words.rules.ts';
import { placesOf, type Place } from './places.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';
import { compareTitleHeads } from './title-heads.rules.ts';

/** Seams at which a claim may end. */
export const SEAM =
  /[;:]\s+|,\s+|\s+-\s+|\s+(?=(?:and|where|while|which|who|as well as|before that|und|sowie|wo|wobei|y|e|donde|mientras|además)\s)/giu;

/** What says that one uses something, or goes on to the next: of what, and what, the other words say. Folded. */
const USES =
  /^(?:use[sd]?|using|nutze\w*|verwend\w*|uso|utiliz\w*|earlier|danach|nachdem|cuanto|formacion|live|lebe|vivo)$/;

/**
 * A claim stands whole in one place of the CV: a deed with the data of its entry, these data alone, the summary, or what one
 * knows. Claims that a sentence joins may come from several, a rest of one ("and AWS") may not. For what is proven word by word.
 */
export function compareOnePlace(
  said: WordList,
  ground: SentenceGround,
  allowed: ReadonlySet<number>,
): Finding[] {
  const { cv, language, letter } = ground;
  const amounts = readPlacedAmounts(said);
  const elsewhere = placesJudgedElsewhere(said);
  const ties = placesOfTies(said);
  const limits = new Set(findLesser(said));
  const isLevelNamed = said.words.some((_word, at) => levelsNamed(said, at).length > 0);
  const isOpen = (at: number) =>
    allowed.has(at) ||
    elsewhere.has(at) ||
    ties.has(at) ||
    said.words[at]?.isGlue !== false ||
    relates(said, at) ||
    tiesOnly(said, at) ||
    limits.has(at) ||
    USES.test(said.words[at]?.folded ?? '') ||
    levelsNamed(said, at).length > 0 ||
    (isLevelNamed && isOfLevel(said, at)) ||
    (letter !== undefined && COURTESIES[language].has(said.words[at]?.folded ?? ''));
  const hits = countHits(said, cv, (place) => allowed.has(place));
  const isJudgedElsewhere = (at: number) => allowed.has(at) || elsewhere.has(at);
  const held = placesOf(cv, hits).map((place) => heldIn(said, place, isJudgedElsewhere));
  const told = said.words.flatMap((_word, at) =>
    !isOpen(at) && held.some(({ alignment }) => alignment.matched.has(at)) ? [at] : [],
  );
  const reading: Reading = { said, ground, told, amounts: amounts.filter(isFree), held };
  function isFree({ places }: Amount) {
    return !places.some((place) => allowed.has(place));
  }
  const wrong = [
    ...compareListedLevels(said, cv.levels),
    ...compareTitleHeads(said, cv, {
      isLead: letter === undefined,
      isOpen: (place) => [allowed, elsewhere, ties].some((places) => places.has(place)),
    }),
  ];
  const isEmpty = told.length === 0 && !amounts.some(({ isYear }) => isYear);
  if (wrong.length > 0 || isEmpty || isJoined(reading)) return wrong;
  const fewest = held
    .map(({ alignment }) => told.filter((at) => !alignment.matched.has(at)))
    .toSorted((one, other) => one.length - other.length)[0];
  return fewest === undefined || fewest.length === 0
    ? [
        unproven(
          amounts.map(({ text }) => text),
          'date-not-in-facts',
        ),
      ]
    : unprovenAt(said, fewest);
}

/** A place with where the sentence stands in it, which is found when it is asked for: mostly the first places have it all. */
function heldIn(said: WordList, place: Place, isLeftOut: (at: number) => boolean): Held {
  let alignment: Alignment | undefined;
  return {
    place,
    get alignment() {
      return (alignment ??= align(said, place.facts, isLeftOut));
    },
  };
}

/** A sentence of more parts is asked about: each is held with each of the others. */
const MOST_PARTS = 40;

/** True when the sentence can be cut into claims that stand in one place each. */
function isJoined(reading: Reading): boolean {
  const { said } = reading;
  const parts = partsBy(said, SEAM);
  const starts = parts.flatMap((part, at) => (at === 0 || part !== parts[at - 1] ? [at] : []));
  if (starts.length > MOST_PARTS) return false;
  const ends = [...starts.slice(1), said.words.length];
  const reached = new Set([0]);
  for (const [end, to] of ends.entries())
    for (const [start, from] of starts.entries()) {
      const isReached = start <= end && reached.has(start) && !reached.has(end + 1);
      if (isReached && isWhole(reading, { from, to })) reached.add(end + 1);
    }
  return reached.has(ends.length);
}
