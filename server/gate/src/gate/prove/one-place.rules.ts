import { readPlacedAmounts, sameValue, type Amount } from '../claims/amounts.rules.ts';
import { compareAmounts } from '../claims/compare-amounts.rules.ts';
import { losesFellows } from '../claims/fellows.rules.ts';
import { compareListedLevels } from '../claims/levels-listed.rules.ts';
import { levelsNamed } from '../claims/levels.rules.ts';
import { compareNearLimits, findLesser } from '../claims/limits.rules.ts';
import { COURTESIES, placesOfTies } from '../words/glue.ts';
import { partsBy } from '../words/parts-by.ts';
import type { WordList } from '../words/units.rules.ts';
import { align, type Alignment } from './align.rules.ts';
import { namedEntries } from './anaphora.rules.ts';
import { completes } from './completed-studies.rules.ts';
import { countHits } from './context.rules.ts';
import { fitsDates } from './dates-of-place.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { unproven, unprovenAt, type Finding } from './finding.ts';
import { tiesOnly } from './fillers.rules.ts';
import type { EntryGround } from './ground.rules.ts';
import { placesJudgedElsewhere } from './judge-rewrite.rules.ts';
import { relates } from './light-words.rules.ts';
import { findAt } from './match.rules.ts';
import { placesOf, type Place } from './places.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';
import { compareTitleHeads, saysHead } from './title-heads.rules.ts';
import { opensClaim, tellsDeed, type Stretch } from './whole-claims.rules.ts';

/** Seams at which a claim may end. */
export const SEAM =
  /[;:]\s+|,\s+|\s+-\s+|\s+(?=(?:and|where|while|which|who|as well as|before that|und|sowie|wo|wobei|y|e|donde|mientras|además)\s)/giu;

/** What counts or praises what stands behind it, folded. */
const STANDING =
  /^(?:diploma|degree|bachelor\w*|master\w*|bsc|msc|ba|ma|phd|certificat\w*|abschluss|studium|zertifikat|grado|titulo|licenciatura|certificado|years?|experience\w*|speciali[sz]\w+|expert\w*|focus\w*|mainly|jahren?|jahre|\w*erfahr\w*|spezialisiert\w*|schwerpunkt\w*|anos?|experiencia|especializad[oa]|experto|experta)$/;
/** What says that one uses something, or goes on to the next: of what, and what, the other words say. Folded. */
const USES =
  /^(?:use[sd]?|using|nutze\w*|verwend\w*|uso|utiliz\w*|earlier|danach|nachdem|cuanto|formacion|live|lebe|vivo)$/;
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
  const limits = new Set(findLesser(said));
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

function isWhole(reading: Reading, stretch: Stretch): boolean {
  const { said, held, told, ground } = reading;
  const { from, to } = stretch;
  const own = told.filter((at) => at >= from && at < to);
  const isOpening = from === 0 || opensClaim(said, stretch);
  const named = namedEntries({ ...said, words: said.words.slice(from, to) }, ground.cv);
  const isCounted = said.words.slice(0, from).some(({ folded }) => STANDING.test(folded));
  const isStudied = said.words.some((_word, at) => at >= from && at < to && completes(said, at));
  // A capital within a sentence makes a name of it: "Grado en Trabajo Social".
  const isWorked = said.words
    .slice(from, to)
    .some(({ text }, at) => WORKED.test(from + at === 0 ? text.toLowerCase() : text));
  // What was brought about stands in the place of its cause.
  const isCause = CAUSE.test(said.text.slice(said.words[from]?.at));
  if (isCause && to < said.words.length) return false;
  return held.some(({ place, alignment }) => {
    const isOfCourse = isOfStudies(place);
    if (!own.every((at) => alignment.matched.has(at) || (isOfCourse && completes(said, at))))
      return false;
    if (isStudied && !isOfCourse && !isSaidOfStudy(said, stretch, alignment, place)) return false;
    if (isWorked && isEducation(place)) return false;
    if (place.kind === 'known' && !isListed(said, own, place)) return false;
    const [fact] = place.facts;
    const isClaim =
      isOpening ||
      own.length === 0 ||
      isHeadTold(place, alignment, own, named) ||
      (place.kind === 'deed' &&
        fact !== undefined &&
        (sharesVerb(reading, stretch, alignment) ||
          tellsDeed(said, stretch, alignment, fact, isCounted)));
    const isAlone =
      place.kind === 'deed' &&
      fact !== undefined &&
      dropsFellows(reading, stretch, alignment, fact);
    return isClaim && !isAlone && areOfPlace(reading, stretch, place, own);
  });
}

/** "I plan deliveries and the routes of 22 lorries": the verb that goes on is that of this place, too. */
function sharesVerb({ said, told }: Reading, { from }: Stretch, { matched }: Alignment): boolean {
  const verb = told.findLast((at) => {
    const word = said.words[at];
    return (
      at < from && /^(?:i|ich|yo)$/.test(said.words[at - 1]?.folded ?? '') && word !== undefined
    );
  });
  return verb !== undefined && matched.get(verb)?.fact === 0;
}

const WORKED = /^(?:trabaj\p{L}+|work(?:s|ed|ing)?|arbeite\w*|gearbeitet)$/u;
const CAUSE =
  /^(?:thanks to|because of|due to|owing to|as a result of|dank|aufgrund|durch|gracias al?|debido al?|mediante)(?!\p{L})/iu;

const isEducation = ({ entry }: Place) => entry?.path.startsWith('education') === true;

/** A deed done with others, told without them. */
function dropsFellows(
  { said }: Reading,
  { from, to }: Stretch,
  { matched }: Alignment,
  fact: FactIndex,
): boolean {
  const own = [...matched].filter(
    ([at, one]) => one.fact === 0 && said.words[at]?.isGlue === false,
  );
  const told = own.flatMap(([at, { places }]) => (at >= from && at < to ? places : []));
  return losesFellows(fact, told, new Set(own.flatMap(([, { places }]) => places)));
}

const isOfStudies = ({ kind, entry }: Place) =>
  kind === 'self' || entry?.path.startsWith('work') !== true;

/** "Studied", "completed", "terminé": of what is no course, the place itself has to say so. */
function isSaidOfStudy(
  said: WordList,
  { from, to }: Stretch,
  { matched }: Alignment,
  { facts }: Place,
): boolean {
  return said.words.every((_word, at) => {
    if (at < from || at >= to || !completes(said, at)) return true;
    const one = matched.get(at);
    const fact = facts[one?.fact ?? -1];
    return fact !== undefined && one?.places.some((place) => completes(fact.list, place)) === true;
  });
}

const LISTS = /[,;/&()]|(?:^|\s)(?:and|or|as well as|und|oder|sowie|y|e|o)(?:\s|$)/i;

/** What one knows is told as a list: one of it is no means, and no field, of another. */
function isListed(
  { words, text, ...said }: WordList,
  own: readonly number[],
  { facts }: Place,
): boolean {
  const list = { words, text, ...said };
  return own.every((at, index) => {
    const before = own[index - 1];
    if (before === undefined) return true;
    const isOne = facts.some(
      (fact) => findAt(list, before, fact).length > 0 && findAt(list, at, fact).length > 0,
    );
    return isOne || LISTS.test(text.slice(words[before]?.end, words[at]?.at));
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
    (header[0] === undefined ||
      saysHead(said, own, header[0]) ||
      own.every((at) => findAt(said, at, header[0] as FactIndex).length === 0)) &&
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
