import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { unbroken } from './broken-addresses.rules.ts';
import { withWholeNumbers } from './broken-numbers.rules.ts';
import { findPeriod } from './dates.rules.ts';
import {
  BETWEEN,
  EMAIL,
  LABEL,
  PHONE,
  PLACE_LABEL,
  WEB,
  asPrinted,
  byLabel,
  endsWithPlace,
  isAddress,
  isOfLabels,
  isPlace,
  isTownLike,
  isUnfilled,
  mailOf,
  printedInstead,
  siteOf,
  withoutContactLabel,
} from '@sastre/shared-cv-words';
import { withCells } from './line-cells.rules.ts';
import { withNameApart } from './name-line.rules.ts';
import { nameLines, titleLine } from './person-name.rules.ts';
import { labelledName, labelledTitle } from './labelled-person.rules.ts';
import { goesOn, isOneBlock, joined, pieceOf, trimmed, type Piece, idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { wholeAddress } from './whole-address.rules.ts';

/** Fields of the person that a file says. */
export type ReadPerson = Partial<Record<keyof PersonalInfo, Piece>>;

/** The person of a document: name and title stand first and largest, the rest is known by its form. */
export function personOf(all: readonly StyledLine[], contact: readonly StyledLine[]): ReadPerson {
  const person: ReadPerson = {};
  const head = withNameApart(all);
  const said = labelledName([...head, ...contact]);
  const names = said === undefined ? nameLines([...head, ...contact.slice(0, 3)]) : [];
  const [name] = names;
  if (said !== undefined) {
    person.fullName = said;
    const title = labelledTitle([...head, ...contact]);
    if (title !== undefined) person.title = title;
  }
  if (name !== undefined) {
    const whole = joined(
      names.map((line) => ({ text: line.cells[0]?.text ?? line.text, lines: idsOf(line) })),
      ' ',
    );
    person.fullName = { ...whole, text: trimmed(whole.text) };
    const title = titleLine(head, names);
    if (title !== undefined) person.title = title;
  }
  const rest = withWholeNumbers(
    [...head, ...contact].flatMap((line) =>
      names.includes(line) || said?.lines.includes(line.id) === true
        ? besideName(line, said)
        : [line],
    ),
  );
  takeContacts(rest, person);
  const place = person.location === undefined ? placeBeside(rest, person) : undefined;
  if (place !== undefined) person.location = place;
  if (person.location !== undefined) person.location = wholeAddress(person.location, rest);
  const texts = head
    .filter((line) => !names.includes(line) && !isOfAddresses(line.text))
    .flatMap(beside(person));
  const summary = paragraph(texts) ?? paragraph(texts.filter(isTold), (text) => text !== '');
  if (summary !== undefined) person.summary = summary;
  return person;
}

/** What lines say beside what is told of the person: a phone number can stand beside the text about who somebody is. */
function beside(person: ReadPerson): (line: StyledLine) => StyledLine[] {
  const pieces = Object.values(person);
  return (line) => {
    const own = pieces.filter(({ lines }) => lines.includes(line.id));
    if (own.length === 0) return [line];
    const isOf = (text: string) =>
      own.some((piece) => piece.text.includes(text) || text.includes(piece.text));
    const cells = line.cells.filter(({ text }) => !isOf(text) && !isOfLabels(text));
    const isText = cells.length === 1 && cells.length < line.cells.length;
    return isText ? cells.map((cell) => ({ ...line, cells, text: cell.text })) : [];
  };
}

/** Ways to reach the person can stand beside the name. */
function besideName(line: StyledLine, name?: Piece): StyledLine[] {
  const cells =
    name === undefined
      ? line.cells.slice(1)
      : line.cells.filter(({ text }) => !text.includes(name.text));
  return cells.length === 0 ? [] : [withCells(line, cells)];
}

const TOWN_AND_REGION =
  /^\p{Lu}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){0,3},\s\p{Lu}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){0,3}$/u;

/** A town that no list knows and its region, in the line of another way to reach the person or beside such a line. */
function placeBeside(lines: readonly StyledLine[], person: ReadPerson): Piece | undefined {
  const ways = new Set([person.email, person.phone].flatMap((piece) => piece?.lines ?? []));
  const taken = new Set([person.fullName, person.title].flatMap((piece) => piece?.lines ?? []));
  for (const [at, line] of lines.entries()) {
    const isNear = [lines[at - 1], line, lines[at + 1]].some((one) => one && ways.has(one.id));
    if (!isNear || taken.has(line.id)) continue;
    const parts = line.cells.flatMap(({ text }) => text.split(BETWEEN)).map(trimmed);
    const place = parts.find((part) => TOWN_AND_REGION.test(part) && isTownLike(part));
    if (place !== undefined) return pieceOf(place, line);
  }
  return undefined;
}

/** A sign that stands for what follows: "☎ 0117 496 0101 ⌂ Bristol". */
const ICON = /\s*[\p{So}\p{Extended_Pictographic}]\ufe0f?\s*/gu;

/** "A N A @ R U I Z . E X A M P L E": an address or a number whose signs all stand apart. */
function unspaced(text: string): string {
  const whole = text.replace(/\s/gu, '');
  const isApart = /^(?:\S\s){7,}\S$/u.test(text.trim());
  return isApart && (EMAIL.test(whole) || PHONE.test(whole)) ? whole : text;
}

/** Ways to reach the person, by their form and by where links go. */
function takeContacts(all: readonly StyledLine[], person: ReadPerson): void {
  const lines = unbroken(all);
  for (const [at, line] of lines.entries()) {
    const links = line.cells.flatMap(({ runs }) => runs.flatMap(({ href }) => href ?? []));
    const others = new Set(links.map((href) => printedInstead(href, line.text)));
    for (const href of links)
      if (printedInstead(href, line.text) === undefined && !isUnfilled(href))
        takeAddress(asPrinted(href, line.text), line, person);
    for (const [column, { text }] of line.cells.entries()) {
      const label =
        line.cells[column - 1]?.text ?? (column === 0 ? lines[at - 1]?.text : undefined) ?? '';
      for (const part of unspaced(text)
        .replace(ICON, ' | ')
        .split(BETWEEN)
        .flatMap(byLabel)
        .flatMap(byAddress))
        takeContact(part, label, line, person);
    }
    for (const field of others) {
      const piece = field && person[field];
      if (field !== undefined && piece?.lines.includes(line.id) === true)
        person[field] = { ...piece, isUnsure: true };
    }
  }
}

/** Addresses part themselves where nothing else stands among them: "ana.example github.com/ana". */
function byAddress(part: string): string[] {
  const words = part.trim().split(/\s+/u);
  const areAddresses = words.every((word) => EMAIL.test(word) || WEB.exec(word)?.[0] === word);
  return areAddresses ? words : [part];
}

function takeContact(part: string, label: string, line: StyledLine, person: ReadPerson): void {
  const text = trimmed(part.replace(/^[^\p{L}\p{N}+(]+/u, ''));
  const email = EMAIL.exec(text)?.[0];
  if (email !== undefined) person.email ??= pieceOf(email, line);
  const left = email === undefined ? text : text.replace(email, ' ');
  const web = WEB.exec(left)?.[0];
  if (web !== undefined && !left.includes('@')) takeAddress(web, line, person);
  // The number of a house and its door is none to call.
  const isPlaced = PLACE_LABEL.test(label) && LABEL.test(label);
  const said = web === undefined ? left : left.replace(web, ' ');
  const phone = isPlaced ? undefined : firstNumber(PHONE.exec(said)?.[0]);
  if (phone !== undefined && isPhone(phone)) person.phone ??= pieceOf(phone.trim(), line);
  const bare = withoutContactLabel(text);
  const isLabelled = PLACE_LABEL.test(label) || PLACE_LABEL.test(text);
  if (email !== undefined || web !== undefined || phone !== undefined) {
    // Commas can part all of them.
    const beside = [web, phone].reduce<string>(
      (rest, way) => (way === undefined ? rest : rest.replace(way, ' ')),
      left,
    );
    const place = trimmed(withoutContactLabel(beside).replace(/(?:\s*,)+\s*$/u, ''));
    if (isPlace(place) && !isOfLabels(place)) person.location ??= pieceOf(place, line);
    return;
  }
  if (isOfLabels(bare)) return;
  if (
    isPlace(bare) ||
    isAddress(bare) ||
    endsWithPlace(bare) ||
    (isLabelled && bare !== text && bare !== '') ||
    (isPlaced && bare.length < 80)
  )
    person.location ??= pieceOf(bare, line);
}

/** In digits: what stands before a stroke is a whole number, and what stands behind it another one. */
const [LEAST_WHOLE, LEAST_OTHER] = [8, 7];
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The first of two numbers with a stroke between, which stands within a number, too: "944 12 34 56 / 611 222 333". */
function firstNumber(text: string | undefined): string | undefined {
  const [first = '', ...more] = text?.split(/\s*\/\s*/u) ?? [];
  const areTwo = digitsIn(first) >= LEAST_WHOLE && digitsIn(more.join('')) >= LEAST_OTHER;
  return areTwo ? first : text;
}

function isPhone(text: string): boolean {
  const digits = digitsIn(text);
  return digits >= 7 && digits <= 16 && findPeriod(text)?.isRange !== true;
}

/** What one has written or kept elsewhere is no site of one's own. */
const PROFILE =
  /(?:^|[/.])(?:twitter|facebook|instagram|xing|stackoverflow|stackexchange|researchgate|medium|behance|dribbble|youtube|tiktok|gitlab|bitbucket|kaggle|soundcloud|mastodon|goldenline)\.[a-z]|(?:twitter|facebook|instagram|xing|x|stackoverflow|stackexchange|researchgate|medium|behance|dribbble|youtube|tiktok|gitlab|bitbucket|kaggle|soundcloud)\.(?:com|net)|orcid\.org|scholar\.google|hachyderm\.io|mastodon|fonts\.|google\.com\/maps/iu;

/** Where scholars are found stands for a site of one's own. */
const SCHOLAR = /orcid\.org\/|scholar\.google\.|researchgate\.net\/profile/iu;

function isProfile(url: string): boolean {
  return PROFILE.test(url) && !SCHOLAR.test(url);
}

function takeAddress(given: string, line: StyledLine, person: ReadPerson): void {
  const url = given.trim().replaceAll('\u00ad', '');
  const email = mailOf(url);
  if (email !== undefined) person.email ??= pieceOf(email, line);
  if (!/^(?:https?:\/\/|[\p{L}\d-]+\.)/iu.test(url)) return;
  const profile = siteOf(url);
  if (profile !== undefined) person[profile] ??= pieceOf(url, line);
  else if (WEB.test(url) && !/^(?:mailto|tel):/i.test(url) && !isProfile(url)) {
    const site = person.website;
    // What is somebody's own has no path; behind one stands what they are called on a site of others.
    const isLess = site !== undefined && (SCHOLAR.test(site.text) || hasPath(site.text));
    if (site === undefined || (isLess && !hasPath(url))) person.website = pieceOf(url, line);
  }
}

function hasPath(url: string): boolean {
  return /^(?:https?:\/\/)?[^/?#]+\/[^/?#]/iu.test(url);
}

const ORCID = /(?:\d{4}-){3}\d{3}[\dX]/u;

/** Addresses and nothing else but what they are called: "ORCID: 0000-0002-1825-0097 | researchgate.net/profile/ana". */
function isOfAddresses(text: string): boolean {
  return text.split(BETWEEN).every((part) => {
    const left = part.replace(ORCID, '').replace(WEB, '');
    return left !== part && left.split(' ').length < 4;
  });
}

/** A sentence, where one would say who somebody is. */
function isTold({ text, cells }: StyledLine): boolean {
  return cells.length === 1 && /\p{L}{3}[.!]$/u.test(text) && text.split(' ').length > 4;
}

/** Whether a text runs over more than a line. */
const isLong = (text: string) => text.length > 80;

/** Lines of running text as one text; what is none by `isText` is left out. */
export function paragraph(
  lines: readonly StyledLine[],
  isText: (text: string) => boolean = isLong,
): Piece | undefined {
  const groups: StyledLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (
      last !== undefined &&
      (isOneBlock(last, line) ?? (goesOn(last, line) || line.gapAbove < 0.75))
    )
      groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  const texts = groups
    .filter((group) => isText(group.map(({ text }) => text).join(' ')))
    .map((group) =>
      joined(
        group.map((line) => ({ text: line.text, lines: idsOf(line) })),
        ' ',
      ),
    );
  return texts.length === 0 ? undefined : joined(texts, '\n\n');
}
