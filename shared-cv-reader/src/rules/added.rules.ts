import type { SectionKind } from '@sastre/shared-contracts/api';
import { AWARD, type HeadlineForm, headlineForm, isPlace } from '@sastre/shared-cv-words';
import { isDateAlone } from './body.rules.ts';
import { citationOf, withReference } from './citations.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { entriesOf, hasPeriod } from './entries.rules.ts';
import {
  headlineOf,
  partsOfHeadline,
  WITH_HOUSE,
  isSaying,
  nothing,
  withoutPeriod,
  withoutUrl,
  type ReadAdded,
} from './headline.rules.ts';
import { interestsOf } from './interests.rules.ts';
import { entriesApart } from './apart-names.rules.ts';
import { positionFirst } from './unpaid-roles.rules.ts';
import { withOwnAddress } from './own-address.rules.ts';
import { idsOf, joined, trimmed, type Piece } from './pieces.rules.ts';
import { GAP, groupsOf, type LineGroup } from './groups.rules.ts';
import { areNamesMarked, listedGroups } from './listed-entries.rules.ts';
import { refereesOf } from './referees.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { partedAtComma } from './work.rules.ts';
import { withPlacesBesideDates } from './places-by-vote.rules.ts';
import { areRows, withWholeHouse } from './works.rules.ts';

export type { ReadAdded } from './headline.rules.ts';

/** Kinds whose entries are often items of a list. */
const LISTED: readonly SectionKind[] = ['certificates', 'courses', 'awards', 'publications'];

/**
 * The entries of a part that becomes an added section; `isHouseFirst` where jobs of the file begin with their employer, and
 * `isFirstInLine` where those do that say both in one line.
 */
export function addedOf(
  kind: SectionKind,
  all: readonly StyledLine[],
  isHouseFirst = false,
  isFirstInLine = isHouseFirst,
): ReadAdded[] {
  if (kind === 'interests') return interestsOf(all);
  if (kind === 'references') return refereesOf(all);
  const lines = withPlacesBesideDates(all);
  const isListed = LISTED.includes(kind) || areNamesMarked(lines);
  const listed = isListed ? listedGroups(lines) : undefined;
  const entries =
    listed === undefined && standApart(lines) && !(kind === 'publications' && areRows(lines))
      ? datedOf(kind, withWholeNames(kind, lines))
      : groupedOf(kind, listed ?? groupsOf(kind, lines));
  return entries.map((entry) => {
    const parted = kind === 'publications' ? withReference(entry) : entry;
    const whole = withWholeHouse(parted, lines);
    const told = withToldHouse(withOwnAddress(whole, lines));
    if (kind === 'volunteer') return positionFirst(told, isHouseFirst, isFirstInLine);
    return kind === 'awards' ? awardFirst(told) : told;
  });
}

/** In letters. */
const LEAST_TITLE = 45;
/** A full stop behind a date ends a sentence where so many words stand before it. */
const MOST_BEFORE_DATE = 4;
/** What somebody is within an entry, and since when. */
const SINCE = /^\p{L}[^\d,;|–—-]*\s(?:since|seit|desde)\s[^,;|–—-]*\d{4}\.$/u;
const TELLS_HOUSE = /^(?:awarded|issued|published|presented) by$/iu;

/** `Awarded by` beside a house is a label. */
function withToldHouse(entry: ReadAdded): ReadAdded {
  const [house, ...texts] = entry.texts;
  if (house === undefined || !TELLS_HOUSE.test(entry.organisation?.text ?? '')) return entry;
  return { ...entry, organisation: house, texts };
}

/** What was won names the entry, where the house that gave it stands first. */
function awardFirst(entry: ReadAdded): ReadAdded {
  const { name, organisation } = entry;
  const other = organisation ?? entry.texts[0];
  if (name === undefined || other === undefined || isSaying(other.text)) return entry;
  if (AWARD.test(name.text) || !AWARD.test(other.text)) return entry;
  const texts = organisation === undefined ? entry.texts.slice(1) : entry.texts;
  return { ...entry, name: other, organisation: name, texts };
}

/**
 * What the file calls a heading, or sets in bold beside its dates, is the name of an entry, with all signs in it; below a
 * heading stands whose it is.
 */
function withWholeNames(kind: SectionKind, lines: readonly StyledLine[]): StyledLine[] {
  return lines.map((line, at) => {
    const isBelow = lines[at - 1]?.heading !== undefined && !line.bullet;
    const isNamed = LISTED.includes(kind) && isNamedBesideDates(line, true);
    const isTitle = isNamed && kind === 'publications';
    const isWhole =
      line.heading !== undefined || isBelow || isTitle || isNamedBesideDates(line, false);
    return { ...line, ...(isWhole && { isWhole }), ...(isNamed && { isNamed }) };
  });
}

/** In bold beside its dates, or a title that is longer than most names. */
function isNamedBesideDates({ bullet, cells }: StyledLine, isTitle: boolean): boolean {
  const [first, second, ...more] = cells;
  if (bullet || first === undefined || second === undefined || more.length > 0) return false;
  const [names, dates] = isDateAlone(first.text) ? [second, first] : [first, second];
  const isBold = names.runs[0]?.bold === true && dates.runs[0]?.bold !== true;
  const isLong = names.text.length >= LEAST_TITLE && !/[.,;]$/u.test(names.text);
  return (
    (isTitle ? isLong : isBold) && isDateAlone(dates.text) && findPeriod(names.text) === undefined
  );
}

/** Whether dates stand in lines or columns of their own, as those of jobs do. */
function standApart(lines: readonly StyledLine[]): boolean {
  const dated = lines.filter((line) => hasPeriod(line) || isDated(line));
  // Behind a comma a year is the rest of its line: "… mentor prize," above "2017".
  const isRest = (line: StyledLine) => lines[lines.indexOf(line) - 1]?.text.endsWith(',') === true;
  const apart = dated.filter(
    (line) => line.cells.some(({ text }) => isDateAlone(text)) && !isRest(line),
  );
  return apart.length > 0 && apart.length >= dated.length / 2;
}

function datedOf(kind: SectionKind, lines: readonly StyledLine[]): ReadAdded[] {
  const isDate = (line: StyledLine) => hasPeriod(line) || isDated(line);
  const read = (own: readonly StyledLine[]) => {
    const blocks = blocksOf(own);
    // Where each block has its dates, none has to be grown from them.
    const areEntries = blocks.every((block) => block.filter(isDate).length === 1);
    return (areEntries ? blocks : [own]).flatMap((block) => entriesOf(block, isDate));
  };
  const isWhole = ({ lines: own }: Piece) =>
    lines.some((line) => line.isWhole === true && own.includes(line.id));
  const isListed = WITH_HOUSE.includes(kind);
  const dated = isListed
    ? read(lines.map((line) => ({ ...line, areApart: true })))
    : (entriesApart(lines, read) ?? read(lines));
  const alone = dated.flatMap(({ names: [name, ...more] }) =>
    name === undefined || more.length > 0 ? [] : [name.text],
  );
  const form = isListed ? headlineForm(alone, true) : undefined;
  const parting = (text: string) =>
    isListed ? partsOfHeadline(kind, text, form).parts.map(trimmed) : partedAtComma(text);
  return dated.map(({ names: [name, organisation, ...more], ...entry }) => {
    const parted =
      organisation === undefined && name !== undefined && !isWhole(name)
        ? parting(name.text)
        : undefined;
    const [first, second, ...rest] =
      parted === undefined || name === undefined
        ? [name, organisation]
        : parted.map((text) => ({ ...name, text }));
    const texts = [...rest.flatMap((one) => one ?? []), ...more, ...entry.texts];
    return { ...entry, name: first, organisation: second, texts };
  });
}

/** Lines between which there is more space than within. */
function blocksOf(lines: readonly StyledLine[]): StyledLine[][] {
  const blocks: StyledLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block === undefined || line.gapAbove > GAP) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

function isDated({ bullet, cells }: StyledLine): boolean {
  return (
    !bullet &&
    cells.some(({ text }) => {
      const found = findPeriod(text);
      return (
        !isSentence(text) &&
        found !== undefined &&
        text.length < 100 &&
        (found.to >= text.length - 1 || found.from < 2)
      );
    })
  );
}

/** "Written with Ida Lund. Second edition in 2024.", "Chair since 2019." */
function isSentence(text: string): boolean {
  const isLong = text.split(' ').length > MOST_BEFORE_DATE;
  return /\.$/.test(text) && (isLong || SINCE.test(text));
}

function groupedOf(kind: SectionKind, groups: readonly LineGroup[]): ReadAdded[] {
  const texts = groups.map(({ head }) => head.map(({ text }) => text).join(' '));
  const isDatedOne = (text: string) => findPeriod(text) !== undefined;
  const isSaidBelow = groups.some(({ body }) => body.length > 0);
  const areHousesBelow = groups.every(
    ({ body: [first] }) =>
      first?.isItem === false && !first.lines.some(({ text }) => isDatedOne(text)),
  );
  const bare = texts.map((text) => trimmed(withoutPeriod(text, [], nothing())));
  const form = !WITH_HOUSE.includes(kind)
    ? undefined
    : areHousesBelow
      ? 'none'
      : headlineForm(bare, texts.some(isDatedOne) || isSaidBelow);
  return groups.map((group) => entryOf(kind, group, form));
}

const PARTS = /\s*[|•·]\s*|\s+[–—/-]\s+/u;

function entryOf(
  kind: SectionKind,
  { head, house, body }: LineGroup,
  form?: HeadlineForm,
): ReadAdded {
  const whole = joined(
    head.map(({ cells, id }) => ({ text: cells.map(({ text }) => text).join(' | '), lines: [id] })),
    ' ',
  );
  const isWhole = house !== undefined || head.every((line) => line.isWhole === true);
  const entry = isWhole
    ? { ...nothing(), name: whole }
    : kind === 'publications'
      ? citationOf(whole)
      : headlineOf(kind, whole.text, whole.lines, form);
  if (house !== undefined) takeHouse(house, entry);
  for (const { isItem, lines } of body) {
    const ids = lines.map(({ id }) => id);
    const said = lines.map(({ text }) => text).join(' ');
    if (isItem) {
      entry.bullets.push({ text: said, lines: ids });
      continue;
    }
    const bare = trimmed(withoutUrl(said, ids, entry));
    // An address within a sentence stays there.
    const isLong = bare.length > 30;
    const isDated =
      (entry.period === undefined && isDatedAtEnd(bare)) || (!isLong && isDateAlone(bare));
    const own = isLong ? said : bare;
    const text = isDated ? trimmed(withoutPeriod(bare, ids, entry)) : own;
    if (text === '') continue;
    const isBelow = body[0]?.lines === lines && kind !== 'projects' && kind !== 'publications';
    const isName = isBelow && text.length < 60 && !/[.!?:]$/.test(text) && /^\p{Lu}/u.test(text);
    if (isName && entry.organisation === undefined) entry.organisation = { text, lines: ids };
    else entry.texts.push({ text, lines: ids });
  }
  return entry;
}

/** "Guild of Otley (2009)" */
function isDatedAtEnd(text: string): boolean {
  const found = text.length < 80 ? findPeriod(text) : undefined;
  return found !== undefined && text[found.from - 1] === '(' && text.slice(found.to) === ')';
}

/** What stands right below a name: `Water Board | 06/2023`, `2005, Vienna`. */
function takeHouse(house: StyledLine, entry: ReadAdded): void {
  const lines = idsOf(house);
  const bare = withoutPeriod(withoutUrl(house.text, lines, entry), lines, entry);
  for (const text of bare.split(PARTS).map(trimmed)) {
    if (!/[\p{L}\d]/u.test(text)) continue;
    if (entry.place === undefined && isPlace(text)) entry.place = { text, lines };
    else if (entry.organisation !== undefined || isSaying(text)) entry.texts.push({ text, lines });
    else entry.organisation = { text, lines };
  }
}
