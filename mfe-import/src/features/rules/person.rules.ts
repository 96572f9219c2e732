import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { unbroken } from './broken-addresses.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { labelledName, labelledTitle } from './labelled-person.rules.ts';
import { isDocumentTitle, kindOf } from './heading-words.rules.ts';
import {
  goesOn,
  isOneBlock,
  joined,
  looksOther,
  pieceOf,
  trimmed,
  type Piece,
  idsOf,
} from './pieces.rules.ts';
import { endsWithPlace, isAddress, isPlace, isTownLike } from './places.rules.ts';
import { isUnspaced } from './scripts.rules.ts';
import type { StyledLine, StyledRun } from './styled-line.types.ts';
import { folded } from './words.rules.ts';

/** Fields of the person that a file says. */
export type ReadPerson = Partial<Record<keyof PersonalInfo, Piece>>;

export const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const PHONE = /(?<![\p{L}\d])(?:\(?\+|\(|00)?\d[\d\s()./–-]{6,}\d(?!\p{L})/u;
const WEB =
  /(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|dev|de|es|fr|it|pt|pl|eu|me|co|info|app|uk|at|ch|tech|ai|edu|example|page|cv|design|studio|nl|br|mx|blog|xyz|ca|au|nz|ie|be|lu|se|dk|fi|cz|sk|hu|ro|gr|sg|in|jp|kr|za|pe|cl|ar|us|li|cat|gal|eus|online|site|cloud|works|art)(?![\p{L}\d-])(?:\/[^\s|,;)]*)?/iu;
/** Between two ways to reach somebody; a stroke between digits stands in a number. */
const BETWEEN = /\s*[|•·●]\s*|\s{2,}|\s+[–—]\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)/u;
const LABEL =
  /^(?:e-?mail|mail|phone|t[ée]l(?:efon[eo]?|[ée]fono|[ée]phone)?|mobile?|natel|m[óo]vil|celular|handy|cell|home|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|morada|adres|location|city|wohnort|web(?:site|seite)?|homepage|url|linkedin|github|portfolio|name|nombre|nom|nome|imię i nazwisko|correo(?: electr[óo]nico)?|courriel|telem[óo]vel|cellulare|residence|domicilio|ort|adres|woonplaats|telefoon|mobiel|naam)\s*[:.]?\s*$/iu;
const LABELLED =
  /^(?:e-?mail|mail|phone|t[ée]l(?:efon[eo]?|[ée]fono|[ée]phone)?|mobile?|natel|m[óo]vil|celular|handy|cell|home|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|adres|location|city|ort|ville|ciudad|residence|residencia|domicilio|domicile|wohnort|woonplaats|telefoon|mobiel|web(?:site|seite)?|homepage|url|linkedin|github|portfolio|correo|courriel)\s*[:.]+\s*:?\s+/iu;
const LONGEST_TITLE = 90;
/** In points: what begins so far to the right stands beside the name, however low. */
const FAR_BESIDE = 150;
const PLACE_LABEL =
  /^(?:home(?! ?page)|address|adress[ea]?|anschrift|direcci[óo]n|indirizzo|morada|adres|location|city|wohnort|ort|residence|residencia|domicilio|domicile|ville|ciudad|città|wohnhaft|woonplaats|wohnsitz|residenza|indirizzo)\b/iu;

/** The person of a document: name and title stand first and largest, the rest is known by its form. */
export function personOf(head: readonly StyledLine[], contact: readonly StyledLine[]): ReadPerson {
  const person: ReadPerson = {};
  const said = labelledName([...head, ...contact]);
  const names = said === undefined ? nameLines([...head, ...contact.slice(0, 3)]) : [];
  const [name] = names;
  if (said !== undefined) {
    person.fullName = said;
    const title = labelledTitle([...head, ...contact]);
    if (title !== undefined) person.title = title;
  }
  if (name !== undefined) {
    person.fullName = joined(
      names.map((line) => pieceOf(line.cells[0]?.text ?? line.text, line)),
      ' ',
    );
    const title = titleLine(head, names);
    if (title !== undefined) person.title = title;
  }
  const rest = [...head, ...contact].flatMap((line) =>
    names.includes(line) ? besideName(line) : [line],
  );
  takeContacts(rest, person);
  const place = person.location === undefined ? placeBeside(rest, person) : undefined;
  if (place !== undefined) person.location = place;
  const used = new Set(Object.values(person).flatMap(({ lines }) => lines));
  const texts = head.filter((line) => !names.includes(line) && !used.has(line.id));
  const summary = paragraph(texts);
  if (summary !== undefined) person.summary = summary;
  return person;
}

/** Ways to reach the person can stand beside the name. */
function besideName(line: StyledLine): StyledLine[] {
  const cells = line.cells.slice(1);
  return cells.length === 0
    ? []
    : [{ ...line, cells, text: cells.map(({ text }) => text).join(' ') }];
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

/** The line with the name; two where it is long and large. */
function nameLines(lines: readonly StyledLine[]): StyledLine[] {
  const first = lines.filter(({ page }) => page === 0);
  const size = (line: StyledLine) => line.cells[0]?.runs[0]?.size ?? 0;
  const parts = first.filter(isNamePart);
  const most = Math.max(...parts.map(size));
  const [top] = parts.filter((line) => size(line) >= most - 0.1);
  const at = top === undefined ? -1 : first.indexOf(top);
  const next = first[at + 1];
  const others = first.map(size).filter((one) => one < most - 0.1);
  const isLarge = others.length > 0 && most > Math.max(...others) * 1.2;
  if (top !== undefined && next !== undefined && isLarge && parts.includes(next)) {
    const both = [top, next];
    const isOne =
      Math.abs(size(next) - most) < 0.2 &&
      next.flow === top.flow &&
      top.cells.length === 1 &&
      top.box !== undefined;
    if (isOne && hasWordsOfName(both)) return both;
  }
  const names = first.filter((line) => isNamePart(line) && hasWordsOfName([line]));
  const largest = Math.max(...names.map(size));
  return names.filter((line) => size(line) >= largest - 0.1).slice(0, 1);
}

function hasWordsOfName(lines: readonly StyledLine[]): boolean {
  const words = lines
    .flatMap(({ cells: [cell] }) => cell?.text.split(' ') ?? [])
    .filter((word) => /\p{L}/u.test(word));
  const [only = ''] = words;
  // Chinese, Japanese and Korean names stand without a space.
  if (words.length === 1) return isUnspaced(only) && only.length >= 2 && only.length <= 6;
  return words.length <= 6;
}

function isNamePart(line: StyledLine): boolean {
  const text = line.cells[0]?.text ?? '';
  return (
    !/[\d@:;|]/.test(text) &&
    !isDocumentTitle(line) &&
    kindOf(text) === undefined &&
    /^\p{Lu}|^\p{Lo}/u.test(text) &&
    !/[.!?]$/.test(text)
  );
}

/** The line below the name, or what stands beside it. */
function titleLine(lines: readonly StyledLine[], names: readonly StyledLine[]): Piece | undefined {
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const at = lines.indexOf(name);
  const beside = name.cells[1]?.text;
  if (beside !== undefined && isTitle(beside)) return pieceOf(beside, name);
  const isBesideName = ({ cells }: StyledLine) =>
    cells.every(
      (cell) => isWay(cell.text) && (cell.x ?? 0) > (name.cells[0]?.x ?? Infinity) + FAR_BESIDE,
    );
  const own = lines.filter((line, place) => place <= at || !isBesideName(line));
  for (const [below, line] of own.slice(at + 1, at + 3).entries()) {
    if (folded(line.text) === folded(name.text)) continue;
    const [cell] = line.cells;
    const isAlone = line.cells.slice(1).every(({ text }) => isWay(text));
    if (!isAlone || cell === undefined || !isTitle(cell.text)) return undefined;
    if (line.cells.length > 1) return pieceOf(cell.text, line);
    const whole = [line, ...restOfTitle(line, own.slice(at + below + 2))];
    const title = joined(
      whole.map((one) => ({ text: one.text, lines: idsOf(one) })),
      ' ',
    );
    return { ...title, text: trimmed(title.text) };
  }
  return undefined;
}

/** What a title goes on with in a narrow column, where the file itself says so. */
function restOfTitle(title: StyledLine, below: readonly StyledLine[]): StyledLine[] {
  const end = below.findIndex(
    (line) => line.cells.length > 1 || isOneBlock(title, line) !== true || looksOther(title, line),
  );
  const rest = end < 0 ? [...below] : below.slice(0, end);
  return [title, ...rest].map(({ text }) => text).join(' ').length > LONGEST_TITLE ? [] : rest;
}

/** A way to reach somebody, as it can stand beside what says who it is. */
function isWay(text: string): boolean {
  return EMAIL.test(text) || PHONE.test(text) || WEB.test(text) || LABELLED.test(text);
}

function isTitle(text: string): boolean {
  if (text.length > LONGEST_TITLE || EMAIL.test(text) || PHONE.test(text) || WEB.test(text))
    return false;
  return (
    !isPlace(text) &&
    !LABEL.test(text) &&
    !/[.!?]$/.test(text) &&
    !/^\p{Ll}/u.test(text) &&
    !LABELLED.test(text)
  );
}

/** Ways to reach the person, by their form and by where links go. */
function takeContacts(all: readonly StyledLine[], person: ReadPerson): void {
  const lines = unbroken(all);
  for (const [at, line] of lines.entries()) {
    for (const { href = '' } of line.cells.flatMap(({ runs }): readonly StyledRun[] => runs))
      takeAddress(href, line, person);
    for (const [column, { text }] of line.cells.entries()) {
      const label =
        line.cells[column - 1]?.text ?? (column === 0 ? lines[at - 1]?.text : undefined) ?? '';
      for (const part of text.split(BETWEEN).flatMap(byLabel))
        takeContact(part, label, line, person);
    }
  }
}

const NEXT_LABEL =
  /\s+(?=(?:e-?mail|mail|phone|t[ée]l(?:[ée]fono?|efon|[ée]phone)?|mobile?|m[óo]vil|celular|handy|cell|web(?:site|seite)?|linkedin|github|portfolio|courriel|correo)\s?:\s)/iu;

/** Labels part ways to reach the person where nothing else does: "Home: Truro Cell: 902 555 0111". */
function byLabel(part: string): string[] {
  return part.split(NEXT_LABEL);
}

function takeContact(part: string, label: string, line: StyledLine, person: ReadPerson): void {
  const text = trimmed(part.replace(/^[^\p{L}\p{N}+(]+/u, ''));
  const email = EMAIL.exec(text)?.[0];
  if (email !== undefined) person.email ??= pieceOf(email, line);
  const left = email === undefined ? text : text.replace(email, ' ');
  const web = WEB.exec(left)?.[0];
  if (web !== undefined && !left.includes('@')) takeAddress(web, line, person);
  const phone = PHONE.exec(web === undefined ? left : left.replace(web, ' '))?.[0];
  if (phone !== undefined && isPhone(phone)) person.phone ??= pieceOf(phone.trim(), line);
  const bare = text.replace(LABELLED, '');
  const isLabelled = PLACE_LABEL.test(label) || PLACE_LABEL.test(text);
  if (email !== undefined || web !== undefined || phone !== undefined) {
    // Commas can part all of them.
    const beside = [web, phone].reduce<string>((rest, way) => rest.replace(way ?? '', ' '), left);
    const place = trimmed(beside.replace(LABELLED, '').replace(/(?:\s*,)+\s*$/u, ''));
    if (isPlace(place)) person.location ??= pieceOf(place, line);
    return;
  }
  if (
    isPlace(bare) ||
    isAddress(bare) ||
    endsWithPlace(bare) ||
    (isLabelled && bare !== text && bare !== '') ||
    (PLACE_LABEL.test(label) && LABEL.test(label) && bare.length < 80)
  )
    person.location ??= pieceOf(bare, line);
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 7 && digits <= 16 && findPeriod(text)?.isRange !== true;
}

function takeAddress(url: string, line: StyledLine, person: ReadPerson): void {
  const email = /^mailto:([^?]+)/i.exec(url)?.[1];
  if (email !== undefined && EMAIL.test(email)) person.email ??= pieceOf(email, line);
  if (!/^(?:https?:\/\/|[\p{L}\d-]+\.)/iu.test(url)) return;
  if (/linkedin\.com/i.test(url)) person.linkedIn ??= pieceOf(url, line);
  else if (/github\.com/i.test(url)) person.github ??= pieceOf(url, line);
  else if (
    WEB.test(url) &&
    !/^(?:mailto|tel):/i.test(url) &&
    !/(?:twitter|facebook|instagram|xing|x)\.com|fonts\.|google\.com\/maps/i.test(url)
  )
    person.website ??= pieceOf(url, line);
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
