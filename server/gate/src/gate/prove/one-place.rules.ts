import { readPlacedAmounts, sameValue, type Amount } from '../claims/amounts.rules.ts';
import { compareAmounts } from '../claims/compare-amounts.rules.ts';
import { findPresentThere } from '../claims/never-there.rules.ts';
import { compareListedLevels } from '../claims/levels-listed.rules.ts';
import { levelsNamed } from '../claims/levels.rules.ts';
import { compareNearLimits, findLimits } from '../claims/limits.rules.ts';
import { COURTESIES, placesOfTies } from '../words/glue.ts';
import { partsBy } from '../words/parts-by.ts';
import type { WordList } from '../words/units.rules.ts';
import { align, type Alignment } from './align.rules.ts';
import { namedEntries } from './anaphora.rules.ts';
import { completes } from './completed-studies.rules.ts';
import { countHits } from './context.rules.ts';
import { fitsDates } from './dates-of-place.rules.ts';
import { unproven, unprovenAt, type Finding } from './finding.ts';
import { tiesOnly } from './fillers.rules.ts';
import type { EntryGround } from './ground.rules.ts';
import { placesJudgedElsewhere } from './judge-rewrite.rules.ts';
import { relates } from './light-words.rules.ts';
import { findAt } from './match.rules.ts';
import { placesOf, type Place } from './places.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';
import { opensClaim, tellsDeed, type Stretch } from './whole-claims.rules.ts';

/** Seams at which a claim may end. */
export const SEAM =
  /[;:]\s+|,\s+|\s+-\s+|\s+(?=(?:and|where|while|which|who|as well as|before that|und|sowie|wo|wobei|y|e|donde|mientras|además)\s)/giu;

/** What counts or praises what stands behind it, folded. */
const STANDING =
  /^(?:years?|experience\w*|speciali[sz]\w+|expert\w*|focus\w*|mainly|jahren?|jahre|\w*erfahr\w*|spezialisiert\w*|schwerpunkt\w*|anos?|experiencia|especializad[oa]|experto|experta)$/;
const BEGUN =
  /^(?:start\w*|began|begun|beg[ai]nn\w*|begonnen|anfing|angefangen|empe\w+|comen\w+|inici\w+|enrol\w*)$/;

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
  const elsewhere = placesJudgedElsewhere(said, amounts);
  const ties = placesOfTies(said);
  const limits = new Set(findLimits(said));
  const isOpen = (at: number) =>
    allowed.has(at) ||
    elsewhere.has(at) ||
    ties.has(at) ||
    said.words[at]?.isGlue !== false ||
    relates(said, at) ||
    tiesOnly(said, at) ||
    limits.has(at) ||
    levelsNamed(said, at).length > 0 ||
    completes(said, at) ||
    (letter !== undefined && COURTESIES[language].has(said.words[at]?.folded ?? ''));
  const hits = countHits(said, cv, (place) => allowed.has(place));
  const held = placesOf(cv, hits).map((place) => ({
    place,
    alignment: align(said, place.facts, (at) => allowed.has(at) || elsewhere.has(at)),
  }));
  const told = said.words.flatMap((_word, at) =>
    !isOpen(at) && held.some(({ alignment }) => alignment.matched.has(at)) ? [at] : [],
  );
  const reading: Reading = { said, ground, told, amounts: amounts.filter(isFree), held };
  function isFree({ places }: Amount) {
    return !places.some((place) => allowed.has(place));
  }
  const known = (folded: string) => cv.entries.some(({ names }) => names.byKey.has(`=${folded}`));
  const wrong = [
    ...compareListedLevels(said, cv.levels),
    ...unprovenAt(said, letter === undefined ? [] : findPresentThere(said, letter.company, known)),
  ];
  const isEmpty = told.length === 0 && !amounts.some(({ isYear }) => isYear);
  if (wrong.length > 0 || isEmpty || isJoined(reading)) return wrong;
  const fewest = held
    .map(({ alignment }) => told.filter((at) => !alignment.matched.has(at)))
    .toSorted((one, other) => one.length - other.length)[0];
  return fewest === undefined || fewest.length === 0
    ? [unproven(amounts.map(({ text }) => text), 'date-not-in-facts')]
    : unprovenAt(said, fewest);
}

/** A place with where the sentence stands in it. */
interface Held {
  place: Place;
  alignment: Alignment;
}

interface Reading {
  said: WordList;
  ground: SentenceGround;
  /** Places of the words that claim something. */
  told: readonly number[];
  amounts: readonly Amount[];
  held: readonly Held[];
}

/** True when the sentence can be cut into claims that stand in one place each. */
function isJoined(reading: Reading): boolean {
  const { said } = reading;
  const parts = partsBy(said, SEAM);
  const starts = parts.flatMap((part, at) => (at === 0 || part !== parts[at - 1] ? [at] : []));
  const ends = [...starts.slice(1), said.words.length];
  const reached = new Set([0]);
  for (const [end, to] of ends.entries())
    for (const [start, from] of starts.entries()) {
      const isReached = start <= end && reached.has(start) && !reached.has(end + 1);
      if (isReached && isWhole(reading, { from, to })) reached.add(end + 1);
    }
  return reached.has(ends.length);
}

function isWhole(reading: Reading, stretch: Stretch): boolean {
  const { said, held, told, ground } = reading;
  const { from, to } = stretch;
  const own = told.filter((at) => at >= from && at < to);
  const isOpening = from === 0 || opensClaim(said, stretch);
  const named = namedEntries({ ...said, words: said.words.slice(from, to) }, ground.cv);
  const isCounted = said.words.slice(0, from).some(({ folded }) => STANDING.test(folded));
  return held.some(({ place, alignment }) => {
    if (!own.every((at) => alignment.matched.has(at))) return false;
    const [fact] = place.facts;
    const isClaim =
      isOpening ||
      own.length === 0 ||
      isHeadTold(place, alignment, own, named) ||
      (place.kind === 'deed' &&
        fact !== undefined &&
        tellsDeed(said, stretch, alignment, fact, isCounted));
    return isClaim && areOfPlace(reading, stretch, place, own);
  });
}

/** A degree or certificate by all of its words, a post together with its employer: told one after another, each is a claim. */
function isHeadTold(
  { kind, entry, facts: [head] }: Place,
  { matched }: Alignment,
  own: readonly number[],
  named: readonly EntryGround[],
): boolean {
  if (kind !== 'header' || entry === undefined || head === undefined) return false;
  if (entry.path.startsWith('work') && !named.includes(entry)) return false;
  const told = new Set(
    own.flatMap((at) => {
      const one = matched.get(at);
      return one?.fact === 0 ? one.places : [];
    }),
  );
  return head.list.words.every(({ isGlue }, at) => isGlue || told.has(at)) && told.size > 0;
}

/** Its numbers and dates are those of the place, too. */
function areOfPlace(
  { said, ground: { cv }, amounts }: Reading,
  { from, to }: Stretch,
  place: Place,
  own: readonly number[],
): boolean {
  const inside = amounts.filter(({ places }) => places.some((at) => at >= from && at < to));
  const isSaid = (amount: Amount) =>
    place.facts.some((fact) => fact.amounts.some((other) => sameValue(other, amount)));
  const years = inside.filter((amount) => amount.isYear && !isSaid(amount));
  const { facts, durations } = place;
  const numbers = inside.filter((amount) => !years.includes(amount));
  const findings = compareAmounts(said, numbers, { facts, years: place.years, durations });
  if (findings.length > 0) return false;
  // A trainee nurse is no nurse.
  const isOf = ({ header }: EntryGround) =>
    own.every((at) =>
      header.some((fact) => {
        const found = findAt(said, at, fact);
        return found.length > 0 && compareNearLimits(said, fact, found).length === 0;
      }),
    );
  return fitsDates(
    place,
    {
      years,
      isOf,
      isNamed: place.entry !== undefined && namedEntries(said, cv).includes(place.entry),
      isBegun: said.words.slice(from, to).some(({ folded }) => BEGUN.test(folded)),
    },
    cv,
  );
}
