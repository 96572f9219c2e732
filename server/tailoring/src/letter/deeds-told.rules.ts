import { fold } from '@sastre/reading';
import type { Deed, LetterMaterial, Quote, Station } from './letter-material.rules.ts';
import type { Pen } from './pen.rules.ts';
import { isTold, type Sentence, type Told } from './told.ts';

/** The station before the last one, once the last one was told; "before that" only right behind it. */
export function* pathOf(
  [latest, before]: readonly (Station | undefined)[],
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  if (latest === undefined || before === undefined || !told.known.has(latest.key)) return;
  if (told.known.has(before.key)) return;
  const isNext = told.about === latest.key && isBefore(before, latest);
  const isThere = told.about === latest.key && fold(before.company) === fold(latest.company);
  yield { ways: pen.earlier(before, isNext, isThere), because: before.because, about: before.key };
}

/** The best deed, linked to what the job names; then another one, from another entry where there is one that tells as much. */
export function* deedOf(
  part: 'deed' | 'more',
  { deeds, quotes }: LetterMaterial,
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  const left = deeds.filter((deed) => !told.deeds.includes(deed));
  const first = told.deeds[0];
  const deed = part === 'deed' || first === undefined ? left[0] : secondOf(first, left);
  if (deed === undefined) return yield* quotedFrom(quotes, pen, told);
  const { key } = deed.station;
  const isThere = told.about === key;
  const ways = pen.deed(deed, {
    isThere,
    isAlso: isDeedTold(key, told),
    isKnown: told.known.has(key),
  });
  told.deeds.push(deed);
  yield { ways, because: deed.because, about: key };
}

/** The first that passes: one is enough to show what the work was. */
function* quotedFrom(quotes: readonly Quote[], pen: Pen, told: Told): Generator<Sentence, void> {
  for (const quote of quotes) {
    if (quotes.some(({ because }) => isTold(because.slice(0, 1), told))) return;
    yield {
      ways: pen.quoted(quote),
      because: quote.because,
      about: quote.station.key,
      isExtra: true,
    };
  }
}

/** True when a deed of an entry was said; one that did not pass was not. */
function isDeedTold(key: string, told: Told): boolean {
  return told.deeds.some(
    ({ station, because }) => station.key === key && isTold(because.slice(0, 1), told),
  );
}

const MOST_FURTHER = 3;
const MOST_TRIED = 8;

/** More deeds, those that the job names first. */
export function* furtherOf(
  deeds: readonly Deed[],
  pen: Pen,
  told: Told,
): Generator<Sentence, void> {
  const left = deeds
    .filter((deed) => !told.deeds.includes(deed))
    .toSorted((one, other) => Number(other.asked.length > 0) - Number(one.asked.length > 0))
    .slice(0, MOST_TRIED);
  let count = 0;
  for (const deed of left) {
    const { key } = deed.station;
    const isThere = told.about === key;
    const isAlso = isDeedTold(key, told);
    const isKnown = told.known.has(key);
    const ways = pen.deed(deed, { isThere, isAlso, isKnown });
    yield { ways, because: deed.because, about: key, isExtra: true };
    if (!isTold(deed.because.slice(0, 1), told)) continue;
    told.deeds.push(deed);
    count += 1;
    if (count === MOST_FURTHER) return;
  }
}

function secondOf(first: Deed, left: readonly Deed[]): Deed | undefined {
  const isElsewhere = ({ station }: Deed) => station.key !== first.station.key;
  const asked = left.filter((deed) => deed.asked.length > 0);
  return asked.find(isElsewhere) ?? asked[0] ?? left[0];
}

/** True when it is certain that one station ended before the other began. */
function isBefore(one: Station, other: Station): boolean {
  return one.endDate !== '' && other.startDate !== '' && one.endDate <= other.startDate;
}
