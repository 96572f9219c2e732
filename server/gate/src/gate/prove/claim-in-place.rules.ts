import {
  type Alignment,
  type Amount,
  type FactIndex,
  findAt,
  placesAt,
  sameValue,
  type WordList,
} from '@sastre/wording';
import { compareAmounts } from '../claims/compare-amounts.rules.ts';
import { losesFellows } from '../claims/fellows.rules.ts';
import { compareNearLimits } from '../claims/limits.rules.ts';
import { namedEntries } from './anaphora.rules.ts';
import { completes, namesStudies } from './completed-studies.rules.ts';
import { fitsDates } from './dates-of-place.rules.ts';
import type { EntryGround } from './ground.rules.ts';
import type { Place } from './places.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';
import { saysHead } from './title-heads.rules.ts';
import { opensClaim, tellsDeed, type Stretch } from './whole-claims.rules.ts';

/** What counts or praises what stands behind it, folded. */
const STANDING =
  /^(?:diploma|degree|bachelor\w*|master\w*|bsc|msc|ba|ma|phd|certificat\w*|abschluss|studium|zertifikat|grado|titulo|licenciatura|certificado|years?|experience\w*|speciali[sz]\w+|expert\w*|focus\w*|mainly|jahren?|jahre|\w*erfahr\w*|spezialisiert\w*|schwerpunkt\w*|anos?|experiencia|especializad[oa]|experto|experta)$/;
const BEGUN =
  /^(?:start\w*|began|begun|beg[ai]nn\w*|begonnen|anfing|angefangen|empe\w+|comen\w+|inici\w+|enrol\w*)$/;

/** A place with where the sentence stands in it. */
export interface Held {
  place: Place;
  readonly alignment: Alignment;
}

/** A sentence and what of it stands where. */
export interface Reading {
  said: WordList;
  ground: SentenceGround;
  /** Places of the words that claim something. */
  told: readonly number[];
  amounts: readonly Amount[];
  held: readonly Held[];
}

/** True when a stretch of a sentence stands whole in one place of the CV, with its numbers and dates. */
export function isWhole(reading: Reading, stretch: Stretch): boolean {
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
    const isStudy = (at: number) =>
      isOfCourse && (completes(said, at) || namesStudies(said, at, place.facts));
    if (!own.every((at) => alignment.matched.has(at) || isStudy(at))) return false;
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
  alignment: Alignment,
  own: readonly number[],
  named: readonly EntryGround[],
): boolean {
  if (kind !== 'header' || entry === undefined || head === undefined) return false;
  if (entry.path.startsWith('work') && !named.includes(entry)) return false;
  const told = new Set(own.flatMap((at) => placesAt(alignment, at)));
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
