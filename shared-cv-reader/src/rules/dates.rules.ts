import { oncePerText } from '@sastre/shared-once';
import {
  MOST_TEXTS,
  PRESENT,
  SHEET_PRESENT,
  SINCE,
  folded,
  monthOf,
} from '@sastre/shared-cv-words';
import { shortEnd } from './short-ends.rules.ts';

/** When something began and ended: `YYYY-MM` or `YYYY`, empty where nothing is said. */
export interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}

/** A period and where it stands in a text. */
export interface FoundPeriod extends Period {
  /** Its words. */
  said: string;
  from: number;
  to: number;
  /** Both ends are said. */
  isRange: boolean;
}

/**
 * Patterns of dates know these letters alone, with one that stands for all others, and one mark above a letter: classes of
 * all letters there are take longer to prepare than all dates of a file to find.
 */
const [OTHER, MARK] = ['ä', '\u0300'];
const LETTERS = `a-zàé年년月월至${OTHER}`;

/** A text of the same length whose letters and marks are those that the patterns know. */
function plainOf(text: string): string {
  return text.replace(/[^\p{ASCII}–—−’àéÀÉ年년月월至]/gu, (sign) => {
    if (/\p{L}/u.test(sign)) return OTHER.repeat(sign.length);
    return /\p{M}/u.test(sign) ? MARK.repeat(sign.length) : sign;
  });
}

const YEAR = '(?:19|20)\\d{2}';
const DAY = '(?:\\d{1,2}\\.?\\s+)?';
/** "Jan 01, 2024" */
const DAY_BEHIND = '(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?';
const WORD = `${DAY}[${LETTERS}]{3,12}\\.?,?\\s*${DAY_BEHIND}(?:de\\s+|del\\s+|[/-]\\s?)?['’]?${YEAR}`;
const NUMBERS = `${YEAR}\\s?[年년]\\s?(?:1[0-2]|0?[1-9])\\s?[月월]|${YEAR}\\s?[年년]|(?:\\d{1,2}[./-])?(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}|${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?![\\d])(?:[./-]\\d{1,2})?|${YEAR}`;
const DATE = `(?:${WORD}|${NUMBERS})`;
const OPEN = `(?:[${LETTERS}][${LETTERS}${MARK}’' ]{0,14}[${LETTERS}${MARK}])`;
const BETWEEN = `\\s*(?:[-–—−~]|[→➔➜⟶⇒]|[-–]>|to|until|till|through|bis|t\\/m|tot en met|tot|a|al|hasta|à|au|jusqu['’]à|fino a(?:l)?|até|do|–|至)\\s*`;
/** "2016 – Exp. 2017" */
const EXPECTED =
  '(?:(?:exp(?:ected)?\\.?|voraussichtlich|voraus\\.|vsl\\.|previsto|prev\\.|prévu|est\\.)\\s+)?';
/** The end of "2019年5月至今". */
const UNTIL_NOW = `(?<=至)${OTHER}`;
const RANGE = new RegExp(
  `(?<![${LETTERS}\\d])(${DATE})${BETWEEN}${EXPECTED}(${DATE}|${OPEN}|${UNTIL_NOW})(?![${LETTERS}\\d])`,
  'gi',
);
const SINGLE = new RegExp(`(?<![${LETTERS}\\d/])(${DATE})(?![${LETTERS}\\d])`, 'gi');
/** Years of two figures: with their sign, behind a month or alone in a range, or behind the number of a month in one. */
const SHORT_HINT =
  /['’]\d{2}(?!\d)|(?:\p{L}{3}\.?\s|(?<![\d-])\d{1,2}-)\d{2}\s?[–—-]|(?:(?<!\d)\d{1,2}|\p{L}{3})[./]\d{2}(?!\d)/u;
const SHORT_WORD = `[${LETTERS}]{3,9}\\.?(?:\\s*['’]|/)\\d{2}(?!\\d)`;
const SHORT_NUMBER = `(?:0?[1-9]|1[0-2])/['’]\\d{2}(?!\\d)`;
const SHORT_DATE = `(?:${SHORT_WORD}|[${LETTERS}]{3,9}\\.?\\s\\d{2}(?!\\d)|(?:0[1-9]|1[0-2])-\\d{2}(?![\\d-])|${SHORT_NUMBER}|['’]\\d{2}(?!\\d)|(?:0[1-9]|1[0-2])[./]\\d{2}(?![\\d./]))`;
const SHORT_RANGE = new RegExp(
  `(?<![${LETTERS}\\d./])(${SHORT_DATE})${BETWEEN}(${SHORT_DATE}|${OPEN})(?![${LETTERS}\\d]|\\s*[€$£%])`,
  'gi',
);
const SHORT_SINGLE = new RegExp(
  `(?<![${LETTERS}\\d])(${SHORT_WORD}|${SHORT_NUMBER}|(?<![./])(?:0[1-9]|1[0-2])/\\d{2}(?=\\s*[-–—]\\s*(?:[.…]|$)))`,
  'gi',
);
/** Before a date: what happened then, or in which part of the year. */
const LABEL =
  /(?<![\p{L}\d])(?:(?:issued|awarded|published|released|completed)(?: on)?|issue date|granted|obtained|ausgestellt|erteilt|verliehen|expedid[ao]|expedición|obtenid[ao]|concedid[ao]|(?:expected|anticipated)(?: graduation| completion)?(?: date)?(?: in)?|graduat(?:ion|ed|ing)(?: date| year)?(?: in)?|year of (?:passing|completion|graduation)|passing year|passed out(?: in)?|class of|batch(?: of)?|voraussichtlich(?:er abschluss)?|year(?=\s*:)|spring|summer|autumn|fall|winter|primavera|verano|oto[ñn]o|invierno|fr[üu]h(?:jahr|ling)|sommer|herbst|printemps|[ée]t[ée]|automne|hiver|estate|autunno|inverno|ver[ãa]o|outono)\s*:?\s*(?:de\s+)?$/iu;
/** Before a date: until then something is valid, which says nothing of when it was. */
const EXPIRES =
  /(?<![\p{L}])(?:caduca(?: en)?|caducidad|vence(?: en)?|v[áa]lid[oa] (?:hasta|at[ée])|vigente hasta|expir(?:es?|y|ing|ation)(?: date| on| in)?|exp\.?|valid (?:until|till|to|through|thru)|g[üu]ltig bis|ablauf(?:datum)?|valable jusqu['’](?:en|au|[àa])|scade(?: il| nel)?|valido fino al?|ważn[aey] do|geldig tot)\s*:?\s*$/iu;
/** Before a range: "de junio de 2021 a mayo de 2023". */
const FROM = /(?<![\p{L}\d])(?:from|von|vom|de|desde|du|depuis|dal|da|od|van)(?:\s*:\s*|\s+)$/iu;
/** Nothing or dots behind a dash, to the end of the text, of its brackets or before the next thing that is said. */
const TAIL = /^\s*[-–—]\s*(?:\.{2,}|…|\?)?\s*(?=$|[)\]|,;·•])/u;
/** A month whose year stands behind the other one: "June – August 2019", "3 – 4/2014". */
const FIRST_MONTH = new RegExp(
  `(?<![${LETTERS}\\d])([${LETTERS}]{3,12}|(?<![-–—./]\\s?)(?:0?[1-9]|1[0-2]))\\.?\\s*[-–—]\\s*$`,
  'i',
);

/** The first period that a text says; a single date is one, too. Asked of each line hundreds of times. */
export const findPeriod = oncePerText(MOST_TEXTS, readPeriod);

function readPeriod(text: string): Readonly<FoundPeriod> | undefined {
  const found = placedPeriod(text);
  if (found === undefined) return undefined;
  const before = text.slice(0, found.from);
  const label = LABEL.exec(before) ?? (found.isRange ? FROM.exec(before) : null);
  const from = label?.index ?? found.from;
  return { ...found, from, said: text.slice(from, found.to) };
}

function placedPeriod(text: string): Omit<FoundPeriod, 'said'> | undefined {
  // Most of what a CV says has no year, and is asked often.
  if (!/(?:19|20)\d/.test(text)) return SHORT_HINT.test(text) ? shortPeriod(text) : undefined;
  const plain = plainOf(text);
  for (const found of plain.matchAll(RANGE)) {
    const [whole, first = '', last = ''] = found;
    const behind = found.index + whole.length;
    const start = text.slice(found.index, found.index + first.length);
    const end = text.slice(behind - last.length, behind);
    const { date: startDate, before: skipped } = dateAtEnd(start);
    if (startDate === '') continue;
    const { date: endDate } = dateAtEnd(end);
    const current = endDate === '' && isPresent(end);
    const place = { from: found.index + skipped, to: behind, isRange: true };
    const still = /^\s?[–—-]\s?(\p{L}+)/u.exec(text.slice(behind));
    // "2016-2023 - Actualmente"
    if (endDate !== '' && still !== null && isPresent(still[1] ?? ''))
      return { startDate, endDate: '', current: true, ...place, to: behind + still[0].length };
    if (endDate !== '' || current) return { startDate, endDate, current, ...place };
    const words = presentAtStart(end);
    if (words === undefined) continue;
    const cut = whole.length - end.length + words;
    return { startDate, endDate: '', current: true, ...place, to: found.index + cut };
  }
  const short = shortEnd(text);
  if (short !== undefined) return short;
  for (const found of plain.matchAll(SINGLE)) {
    const to = found.index + found[0].length;
    const { date: startDate, before: skipped } = dateAtEnd(text.slice(found.index, to));
    if (startDate === '') continue;
    const at = found.index + skipped;
    if (EXPIRES.test(text.slice(0, at))) continue;
    const before = /(\p{L}+)\s*$/u.exec(text.slice(0, at));
    const isSince = before !== null && SINCE.includes(folded(before[1] ?? ''));
    const from = isSince ? before.index : at;
    const month = isSince ? undefined : firstMonth(text.slice(0, at), startDate);
    if (month !== undefined)
      return { ...month, endDate: startDate, current: false, to, isRange: true };
    const tail = TAIL.exec(text.slice(to));
    const isOpen = isSince || tail !== null;
    const end = to + (tail?.[0].length ?? 0);
    return {
      startDate,
      endDate: '',
      current: isOpen,
      from,
      to: isSince ? to : end,
      isRange: isOpen,
    };
  }
  return undefined;
}

/** When something began whose month alone stands before the date of its end, in the same year. */
function firstMonth(
  before: string,
  endDate: string,
): { startDate: string; from: number } | undefined {
  const found = FIRST_MONTH.exec(plainOf(before));
  if (found === null) return undefined;
  const from = found.index;
  const name = before.slice(from, from + (found[1]?.length ?? 0));
  const startDate = dateOf(`${name}${/\d/.test(name) ? '/' : ' '}${endDate.slice(0, 4)}`);
  return startDate.length > 4 && startDate < endDate && endDate.length > 4
    ? { startDate, from }
    : undefined;
}

/** The period of dates with years of two figures: `03/19 – 12/21`, `May ’22 – present`, `Dec ’15`. */
function shortPeriod(text: string): Omit<FoundPeriod, 'said'> | undefined {
  const plain = plainOf(text);
  for (const found of plain.matchAll(SHORT_RANGE)) {
    const [whole, first = '', last = ''] = found;
    const to = found.index + whole.length;
    const startDate = dateOf(wholeYear(text.slice(found.index, found.index + first.length)));
    const end = text.slice(to - last.length, to);
    const endDate = dateOf(wholeYear(end));
    const current = endDate === '' && isPresent(end);
    if (startDate !== '' && (endDate !== '' || current))
      return { startDate, endDate, current, from: found.index, to, isRange: true };
  }
  for (const found of plain.matchAll(SHORT_SINGLE)) {
    const to = found.index + found[0].length;
    const startDate = dateOf(wholeYear(text.slice(found.index, to)));
    const tail = TAIL.exec(text.slice(to));
    const isRange = tail !== null;
    const place = { from: found.index, to: to + (tail?.[0].length ?? 0), isRange };
    if (startDate !== '') return { startDate, endDate: '', current: isRange, ...place };
  }
  return undefined;
}

/** Nobody who writes a CV today worked before. */
const FIRST_YEAR = 45;

/** A date with its year in four figures. */
function wholeYear(date: string): string {
  return date.replace(
    /['’]?(\d{2})$/u,
    (_year, two: string) => `${Number(two) < FIRST_YEAR ? '20' : '19'}${two}`,
  );
}

/** A date, or the year behind a word that is no month: "Heart Foundation, 2023". */
function dateAtEnd(text: string): { date: string; before: number } {
  const date = dateOf(text);
  const year = /(?:19|20)\d{2}$/.exec(text);
  if (date !== '' || year === null) return { date, before: 0 };
  return { date: year[0], before: year.index };
}

/** Whether a text says that something goes on, and nothing else. */
export function isPresent(text: string): boolean {
  const said = folded(text);
  return PRESENT.includes(said) || SHEET_PRESENT.includes(said);
}

/** How far a text says that something goes on, before it says something else. */
function presentAtStart(text: string): number | undefined {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ');
    if (isPresent(start)) return start.length;
  }
  return undefined;
}

/** `YYYY-MM` or `YYYY` for a date as people write it; empty when it is none. */
export function dateOf(text: string): string {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (year === undefined) return '';
  const name = /\p{L}{3,}/u.exec(text.replace(/\bdel?\b/g, ''))?.[0];
  if (name !== undefined) {
    const month = monthOf(name);
    return month < 0 ? '' : `${year}-${String(month + 1).padStart(2, '0')}`;
  }
  const before = /(\d{1,2})\s?[./-]\s?(?:19|20)\d{2}/.exec(text)?.[1];
  const after = /(?:19|20)\d{2}\s?[./年년-]\s?(\d{1,2})/.exec(text)?.[1];
  const month = Number(before ?? after ?? '0');
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** True when two periods overlap, or one begins no later than in the month after the other. Years alone are taken whole. */
export function isAdjacent(one: Period, other: Period): boolean {
  const [earlier, later] = [one, other].map(monthsOf).toSorted((a, b) => a.from - b.from);
  return earlier !== undefined && later !== undefined && later.from <= earlier.to + 1;
}

/** The months of a period, counted from year 0; what is not said, or goes on, has no end. */
function monthsOf({ startDate, endDate, current }: Period): { from: number; to: number } {
  const from = startDate === '' ? -Infinity : countMonths(startDate, 1);
  if (current) return { from, to: Infinity };
  return { from, to: endDate === '' ? Infinity : countMonths(endDate, 12) };
}

function countMonths(date: string, without: number): number {
  const [year, month = without] = date.split('-').map(Number);
  return (year ?? 0) * 12 + month;
}
