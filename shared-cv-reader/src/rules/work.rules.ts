import { entriesApart } from './apart-names.rules.ts';
import { isAdjacent } from './dates.rules.ts';
import { entriesOf, hasPeriod } from './entries.rules.ts';
import { housesAbove } from './houses-above.rules.ts';
import { withHousesBetween } from './houses-between.rules.ts';
import { FORM_NAMES, labelledEntries } from './labelled-entries.rules.ts';
import {
  WORD_LISTS,
  folded,
  isPositionFirst,
  isTownLike,
  positionScore,
  rejoined,
  townAtEnd,
} from '@sastre/shared-cv-words';
import { trimmed, type Piece } from './pieces.rules.ts';
import { withPlacesAtEdge } from './places-at-edge.rules.ts';
import { withPlacesByForm } from './places-by-form.rules.ts';
import { withPlacesBySlot } from './places-by-slot.rules.ts';
import {
  withPlaceColumn,
  withPlaceLines,
  withPlaces,
  withPlacesBesideDates,
  withPlacesInBrackets,
  withThirdPlaces,
} from './places-by-vote.rules.ts';
import { isHouseAlone, postBelow } from './posts-below.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import type { RawEntry } from './raw-entry.types.ts';
import { undatedJobs } from './undated-jobs.rules.ts';
import { withWholeNames } from './wrapped-names.rules.ts';

/** What people do between two jobs is at no employer. */
const BETWEEN_JOBS = new RegExp(`(?:^| )(?:${WORD_LISTS.betweenJobs.join('|')})`, 'u');

/** A job as it stands in a file. */
export interface ReadJob extends Omit<RawEntry, 'names' | 'url' | 'behind'> {
  company: Piece | undefined;
  position: Piece | undefined;
  /** Its own names say which is which; else only the vote of the document does, or nothing. */
  isSure: boolean;
}

/** The jobs of a part of work. */
export function jobsOf(all: readonly StyledLine[], home?: string): ReadJob[] {
  return labelledJobs(all) ?? withHousesBetween(freeJobs(all, home), all);
}

/** Jobs whose parts the file itself names; one without an employer was at the one above. */
function labelledJobs(lines: readonly StyledLine[]): ReadJob[] | undefined {
  let company: Piece | undefined;
  return labelledEntries(lines, FORM_NAMES.work)?.map(({ title, said: all, ...entry }) => {
    const said = { ...all, company: all.company ?? all.institution };
    // What stands above is what the form does not ask.
    const isPosition = said.position === undefined && said.company !== undefined;
    company = said.company ?? (isPosition ? undefined : title) ?? company;
    const position = said.position ?? (isPosition ? title : undefined);
    return { ...entry, company, position, place: said.place, isSure: true };
  });
}

function freeJobs(all: readonly StyledLine[], home?: string): ReadJob[] {
  const lines = withWholeNames(withPlacesAtEdge(withPlacesBesideDates(withPlaceColumn(all), home)));
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  // A name can stand in two lines.
  const pairs = texts.slice(1).map((text, at) => `${texts[at]} ${text}`);
  const isDated = lines.some(hasPeriod);
  const entriesIn = (own: readonly StyledLine[]) =>
    entriesOf(own, hasPeriod, undefined, isDated ? undefined : undatedJobs);
  const apart = entriesApart(lines, entriesIn);
  const read = withPlacesBySlot(apart ?? entriesIn(lines), lines);
  const found =
    apart === undefined ? withPlacesInBrackets(read, texts) : withPlacesByForm(read, home);
  const placed = withThirdPlaces(withPlaceLines(found, lines)).map((entry) => ({
    ...entry,
    names: [...rejoined(entry.names, [...texts, ...pairs])],
  }));
  const told = apart === undefined ? withPlaces(placed, texts, home) : placed;
  const entries = hasCommasWithin(told) ? told : told.map(withTwoNames);
  const named = entries.flatMap(({ names: [first, second] }) =>
    first === undefined || second === undefined ? [] : [[first.text, second.text] as const],
  );
  const vote = isPositionFirst(named);
  const firsts = entries.map(({ names }, at) => {
    // An employer above several positions stands first, whatever stands first elsewhere.
    const isHouse = entries[at + 1]?.names.length === 1 && soundsFirst(names) === false;
    return isHouse ? false : vote;
  });
  const houses = housesAbove(entries);
  const above = new Set(houses.values());
  const arePostsBelow = entries.some((entry) => postBelow(entry) !== undefined);
  return entries.flatMap((whole, at): ReadJob[] => {
    const { names, url: _url, behind: _behind, ...entry } = whole;
    const around = houses.get(at);
    if (around !== undefined) {
      const place = entry.place ?? around.place;
      return [{ ...entry, place, company: around.names[0], position: names[0], isSure: true }];
    }
    if (above.has(whole)) return [];
    const positionFirst = firsts[at] ?? vote;
    const [first, second, ...more] = names;
    const body = { ...entry, texts: [...more, ...entry.texts] };
    const post = postBelow(whole);
    if (post !== undefined) {
      const bullets = entry.bullets.slice(1);
      return [{ ...body, bullets, company: first, position: post, isSure: true }];
    }
    if (second === undefined && arePostsBelow && isHouseAlone(whole))
      return [{ ...body, company: first, position: undefined, isSure: false }];
    if (second === undefined) {
      // Several positions at one employer: the name above holds for those below.
      const house = entries.findLastIndex((one, place) => place < at && one.names.length > 1);
      const company = entries[house]?.names[firsts[house] === true ? 1 : 0];
      const isSame =
        first !== undefined &&
        !BETWEEN_JOBS.test(folded(first.text)) &&
        isAbove(entries[house], firsts[house]) &&
        isSameHouse(entries[at - 1], entry);
      const place = entry.place ?? (isSame ? placeOfHouse(entries[house]) : undefined);
      return [
        { ...body, place, company: isSame ? company : undefined, position: first, isSure: false },
      ];
    }
    const [position, company] = positionFirst ? [first, second] : [second, first];
    const isSure = positionScore(position?.text ?? '') > positionScore(company?.text ?? '');
    const town = entry.place === undefined ? townBehind(company) : undefined;
    if (town !== undefined) return [{ ...body, ...town, position, isSure: false }];
    return [{ ...body, company, position, isSure }];
  });
}

/** Whether the first of two names is the position, by these alone; undefined where they do not tell. */
function soundsFirst([first, second]: readonly Piece[]): boolean | undefined {
  const [one, other] = [first, second].map((name) => positionScore(name?.text ?? ''));
  if (one === undefined || other === undefined || one === other) return undefined;
  return one > other;
}

/** Whether the employer of an entry can hold for those below: one in a line below its position is of that alone. */
function isAbove(entry: RawEntry | undefined, isBelow: boolean | undefined): boolean {
  const [first, second] = entry?.names ?? [];
  return isBelow !== true || first?.lines.some((id) => second?.lines.includes(id)) === true;
}

/** Where an employer is, if its own line says so: it holds for each position there. */
function placeOfHouse(entry: RawEntry | undefined): Piece | undefined {
  const { place, names = [] } = entry ?? {};
  const houses = names.filter(({ text }) => positionScore(text) <= 0);
  const isOfHouse = place?.lines.some((id) => houses.some(({ lines }) => lines.includes(id)));
  return isOfHouse === true ? place : undefined;
}

/** Positions at one employer follow each other in time; between two that do not, somebody was elsewhere, or at home. */
function isSameHouse(above: RawEntry | undefined, { period }: Pick<RawEntry, 'period'>): boolean {
  if (above === undefined) return false;
  return above.period === undefined || period === undefined || isAdjacent(above.period, period);
}

/** `Handlowiec S.A., Kraków`: a town that no list knows, where nothing else is said of a place. */
function townBehind(company: Piece | undefined): { company: Piece; place: Piece } | undefined {
  const end = company && townAtEnd(company.text);
  if (company === undefined || end === undefined || !isTownLike(end.place)) return undefined;
  const [before, place] = [end.before, end.place].map((text) => ({ ...company, text }));
  return before && place && { company: before, place };
}

/** Where positions that stand beside their houses have a comma, it parts none of those that stand alone. */
function hasCommasWithin(entries: readonly RawEntry[]): boolean {
  return entries.some(
    ({ names }) =>
      names.length > 1 && names.some(({ text }) => positionScore(text) > 0 && text.includes(', ')),
  );
}

/** Where all names stand in one, it is parted at a comma. */
function withTwoNames(entry: RawEntry): RawEntry {
  const [only, ...others] = entry.names;
  if (only === undefined || others.length > 0) return entry;
  const parts = partedAtComma(only.text);
  if (parts === undefined) return entry;
  return { ...entry, names: parts.map((text) => ({ ...only, text })) };
}

/** Two names that a comma parts; what belongs to a name behind its comma stays with it. */
export function partedAtComma(text: string): [string, string] | undefined {
  const parts = text.split(
    /,\s+(?!(?:Inc|LLC|Ltd|GmbH|S\.|E\.\s?P\.|I\.\s?P\.|A\.\s?C\.|Co\b|e\.\s?V))/,
  );
  if (parts.length < 2) return undefined;
  const [first = '', ...rest] = parts;
  return [trimmed(first), trimmed(rest.join(', '))];
}
