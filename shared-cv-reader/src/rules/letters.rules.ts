import type { Block } from '../reading.types.ts';
import { kindOf } from './heading-words.rules.ts';
import { headingText } from './known-headings.rules.ts';
import { lookOf } from './line-looks.rules.ts';
import { idsOf } from './pieces.rules.ts';
import { SHEET_LETTERS, folded, wordsOf } from '@sastre/shared-cv-words';
import type { StyledLine } from './styled-line.types.ts';

/** How letters begin, folded. */
const GREETING =
  /^(?:dear|to whom it may concern|sehr geehrte[rns]?|liebe[rs]?|guten tag|hallo|hello|estimad[oa]s?|apreciad[oa]s?|muy senor(?:es|a|as)? mi[oa]s?|a la atencion de|a quien corresponda|madame|monsieur|mesdames|messieurs|bonjour|chere?s?|gentil[ei]|egregi[oa]?|spettabile|spett le|caros?|caras?|prezad[oa]s?|exm[oa]s?|geachte|beste|szanown[yiae]|benvolgu(?:t|da|ts|des))(?= |$)/u;
/** What a greeting ends with; without a sign it has few words. */
const GREETED = /[,:!]\s*$/u;
/** How letters end, folded. */
const CLOSING =
  /^(?:(?:with |my )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|(?:yours|respectfully|very truly yours)(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|regards|mit (?:freundlichen|besten|herzlichen|freundlichem|vielen) (?:grussen|gruss|dank)|(?:viele|beste|freundliche|herzliche|schone) grusse|hochachtungsvoll|(?:muy )?atentamente|(?:reciban? )?un (?:cordial|atento) saludo|(?:saludos cordiales|cordialmente|un saludo|saludos)|(?:bien )?cordialement|(?:je vous prie|veuillez) .*(?:salutations|sentiments|consideration).*|(?:cordiali|distinti) saluti|(?:com os melhores |melhores )?cumprimentos|atenciosamente|met (?:vriendelijke|hartelijke) groet(?:en)?|hoogachtend|z (?:powazaniem|wyrazami szacunku)|atentament)$/u;
/** What stands below the name: "Enclosure: CV". */
const ENCLOSED =
  /^(?:enc|encl|enclosures?|anlagen?|anexos?|adjuntos?|pieces? jointes?|p j|allegat[oi]|bijlagen?|zalaczniki?)(?: |$)/u;

/** In letters. */
const LONGEST_GREETING = 90;
/** More lines than this no letter has, and its letterhead no more than that. */
const MOST_LINES = 90;
const MOST_HEAD = 14;
/** A file with no more lines beside its letter says nothing else. */
const MOST_BESIDE = 14;

/** The lines of a letter that stands in a file; none where it has no letter. */
export function letterIn(lines: readonly StyledLine[]): readonly StyledLine[] {
  const titled = lines.findIndex(isTitle);
  const greeted = lines.findIndex((line, at) => isGreeting(line) && closingOf(lines, at) > at + 1);
  if (greeted < 0 && titled < 0) return [];
  const first = greeted < 0 ? titled : greeted;
  const end = endOf(lines, first);
  const begin = beginOf(lines, first, end);
  return lines.slice(begin, end);
}

/** Whether a file is a letter and nothing else: nothing beside it is headed as a CV is. */
export function isLetterAlone(lines: readonly StyledLine[]): boolean {
  const letter = letterIn(lines);
  const rest = lines.filter((line) => !letter.includes(line));
  return letter.length > 0 && rest.length <= MOST_BESIDE && !rest.some(isSection);
}

/** A letter as it stands in no field. */
export function letterBlock(lines: readonly StyledLine[], id: number): Block {
  const text = lines.map((line) => line.text).join('\n');
  return { id, kind: 'letter', text, lines: lines.flatMap(idsOf) };
}

function isTitle(line: StyledLine): boolean {
  return line.cells.length === 1 && isShown(line) && SHEET_LETTERS.has(folded(headingText(line)));
}

function isGreeting({ text, bullet, cells }: StyledLine): boolean {
  if (bullet || cells.length > 1 || text.length > LONGEST_GREETING) return false;
  return GREETING.test(folded(text)) && (GREETED.test(text) || text.split(' ').length < 6);
}

/** A known heading that looks like one. */
function isSection(line: StyledLine): boolean {
  return isShown(line) && kindOf(headingText(line)) !== undefined;
}

function isShown(line: StyledLine): boolean {
  const { bold, capitals } = lookOf(line);
  const hasLook = line.heading !== undefined || bold || capitals || line.gapAbove > 0.3;
  return hasLook && !line.bullet;
}

/** Where a letter that is greeted at a place closes; -1 where it does not. */
function closingOf(lines: readonly StyledLine[], greeted: number): number {
  const until = lines.slice(0, greeted + MOST_LINES);
  return until.findIndex(({ text, bullet }, at) => at > greeted && !bullet && isClosing(text));
}

function isClosing(text: string): boolean {
  return CLOSING.test(folded(text));
}

/** Behind the name below its closing, what is enclosed, and whatever else its page has; else before the next heading. */
function endOf(lines: readonly StyledLine[], first: number): number {
  const closing = closingOf(lines, first);
  const after = (at: number) => lines.findIndex((line, place) => place > at && isSection(line));
  const next = after(first);
  if (closing < 0) return next < 0 ? lines.length : next;
  let end = closing + 1;
  const { page } = lines[closing] ?? { page: 0 };
  const isSigned = (line: StyledLine | undefined) =>
    line !== undefined && line.page === page && !isSection(line) && line.text.length < 60;
  if (isSigned(lines[end])) end += 1;
  while (lines[end] !== undefined && ENCLOSED.test(folded(lines[end]?.text ?? ''))) end += 1;
  return end;
}

/** Its letterhead begins with the name below it, or it has a page of its own. */
function beginOf(lines: readonly StyledLine[], first: number, end: number): number {
  const headings = lines.slice(0, first).findLastIndex(isSection);
  const from = Math.max(headings + 1, first - MOST_HEAD);
  const above = lines.slice(from, first);
  const signed = wordsOf(lines[end - 1]?.text ?? '').join(' ');
  const name = above.findLastIndex(
    ({ text }) => signed !== '' && wordsOf(text).join(' ') === signed,
  );
  if (name >= 0) return from + name;
  const { page } = lines[first] ?? { page: 0 };
  const own = above.findIndex((line) => line.page === page);
  const isOwnPage = own >= 0 && page > (lines[from + own - 1]?.page ?? 0);
  if (isOwnPage) return from + own;
  if (headings < 0) return from;
  const title = above.findLastIndex(isTitle);
  return title < 0 ? first : from + title;
}
