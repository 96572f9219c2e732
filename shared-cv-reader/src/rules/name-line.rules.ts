import {
  BETWEEN,
  DOCUMENT_TITLES,
  EMAIL,
  PHONE,
  WEB,
  folded,
  isPlace,
  positionScore,
} from '@sastre/shared-cv-words';
import { kindOf } from './heading-words.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { withText } from './pieces.rules.ts';
import type { LineCell, StyledLine, StyledRun } from './styled-line.types.ts';

/** What somebody may put behind the name: "Ida Lund, Ph.D." */
export const ACADEMIC =
  /(?:,\s?|\s)(?:P[Hh]\.?\s?D|M\.?\s?S[Cc]|B\.?\s?S[Cc]|M\.?\s?A|B\.?\s?A|M\.?\s?Eng|B\.?\s?Eng|M\.?\s?D|LL\.?\s?[MB]|M\.?\s?B\.?\s?A|Dr|Jr|Sr|Esq|R\.?\s?N|P\.?\s?E)\.?$/u;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,4}`;
/** "Ana Ruiz – Lead Engineer", "Ana Ruiz (Lead Engineer)" */
const NAME_AND_TITLE = new RegExp(
  String.raw`^(${NAME})(?:(?:\s+[–—|·•-]\s+|,\s+)(\p{Lu}.+)|\s+\((\p{Lu}[^()]+)\))$`,
  'u',
);
/** "Curriculum vitae of Ana Ruiz", "CV – Ana Ruiz" */
const OF_WHOM = new RegExp(
  String.raw`^(?:curriculum vit(?:ae|æ)|curriculum|c\.?v\.?|r[ée]sum[ée]|lebenslauf|życiorys|hoja de vida|curr[íi]culo)(?:\s+(?:of|von|de|du|di|do|da|van))?(?:\s*[:–—|-]\s*|\s+)(.+)$`,
  'iu',
);
/** "Ana Ruiz Resume", "ANA RUIZ – LEBENSLAUF" */
const WHOSE =
  /^(.+?)(?:\s*[:–—|-]\s*|\s+)(?:curriculum vit(?:ae|æ)|curriculum|c\.?v\.?|r[ée]sum[ée]|lebenslauf|życiorys|hoja de vida|curr[íi]culo)$/iu;
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
/** So many lines can stand above the name. */
const MOST_ABOVE = 3;

/** The lines of a head, with the name and the title of a line in cells of their own, and no name of the document before them. */
export function withNameApart(all: readonly StyledLine[]): StyledLine[] {
  const head = withNameFirst(withNameInLooks(all));
  const first = head.findIndex(({ text }) => !isTitle(text));
  return head.map((line, at) => {
    const bare = at < MOST_ABOVE ? withoutDocument(line) : line;
    const own = at === first ? withWaysApart(bare) : bare;
    return at === 0 ? withTitleApart(own) : own;
  });
}

/** So many lines can begin a document before its name ends. */
const HEAD = 6;
/** In letters of their size: the space between the parts of a name. */
const WIDEST_SPACE = 1.2;
/** "María José García de la Peña" */
const LONG_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,6}$/u;

/** The largest line of a head, with a name that stands in two looks in one cell: "Ana" in a light one, "Ruiz" in bold. */
function withNameInLooks(head: readonly StyledLine[]): readonly StyledLine[] {
  const sizeOf = (cell: LineCell | undefined) => cell?.runs[0]?.size ?? 0;
  const most = Math.max(...head.slice(0, HEAD).map(({ cells }) => sizeOf(cells[0])));
  return head.map((line, at) => {
    const [first, second, ...ways] = line.cells;
    if (at >= HEAD || first === undefined || second === undefined) return line;
    const areLarge = [first, second].every((cell) => sizeOf(cell) > most - 0.1);
    const space = (second.x ?? 0) - (first.end ?? -Infinity);
    if (!areLarge || space > most * WIDEST_SPACE) return line;
    const text = `${first.text} ${second.text}`;
    const isName = LONG_NAME.test(text) && positionScore(text) === 0 && kindOf(text) === undefined;
    if (!isName || isPlace(second.text)) return line;
    const runs = [...first.runs, { ...first.runs[0], text: ' ' } as StyledRun, ...second.runs];
    const whole = { ...first, text, runs, ...(second.end !== undefined && { end: second.end }) };
    return withCells(line, [whole, ...ways]);
  });
}

/** So much larger than what stands beside it is a name between two ways to reach whom it is of. */
const BY_FAR = 1.5;

/** A head whose first line has the name in its middle, with the name first. */
function withNameFirst([first, ...rest]: readonly StyledLine[]): StyledLine[] {
  if (first === undefined) return [];
  const sizes = first.cells.map(({ runs }) => runs[0]?.size ?? 0);
  const most = Math.max(...sizes);
  const at = sizes.indexOf(most);
  const cell = first.cells[at];
  const others = sizes.filter((_size, place) => place !== at);
  const isName = at > 0 && WHOLE_NAME.test(cell?.text ?? '') && most > Math.max(...others) * BY_FAR;
  if (cell === undefined || !isName) return [first, ...rest];
  return [withCells(first, [cell, ...first.cells.filter((other) => other !== cell)]), ...rest];
}

/** "Ana Ruiz / ana@ruiz.example / 0151 …": the name, and ways to reach her. */
function withWaysApart(line: StyledLine): StyledLine {
  const [cell] = line.cells;
  if (cell === undefined || line.cells.length > 1) return line;
  const [name = '', ...ways] = cell.text.split(BETWEEN);
  const areWays = ways.every(isWay);
  if (ways.length === 0 || !areWays || !WHOLE_NAME.test(name) || positionScore(name) !== 0)
    return line;
  return withCells(
    line,
    [name, ...ways].map((text) => withText(cell, text)),
  );
}

const isWay = (text: string) => [EMAIL, PHONE, WEB].some((form) => form.test(text));

/** "Lebenslauf ¦ Ana Ruiz" is a line with a name, as "Lebenslauf Ana Ruiz". */
function withoutDocument(line: StyledLine): StyledLine {
  const [first, ...rest] = line.cells;
  if (first === undefined) return line;
  if (rest.length > 0 && isTitle(first.text)) return withCells(line, rest);
  const name = (OF_WHOM.exec(first.text) ?? WHOSE.exec(first.text))?.[1] ?? '';
  return WHOLE_NAME.test(name) ? withCells(line, [withText(first, name), ...rest]) : line;
}

function isTitle(text: string): boolean {
  return DOCUMENT_TITLES.includes(folded(text));
}

function withTitleApart(line: StyledLine): StyledLine {
  const [cell] = line.cells;
  if (cell === undefined || line.cells.length > 1) return line;
  const [, name = '', behind, inside] = NAME_AND_TITLE.exec(cell.text) ?? [];
  const title = behind ?? inside ?? '';
  // A bar between two looks parts them, whatever a person is called.
  const isBarred = cell.text === `${name} | ${title}` && areTwoLooks(cell) && !isWay(title);
  if ((positionScore(title) <= 0 && !isBarred) || positionScore(name) !== 0) return line;
  return { ...line, cells: [withText(cell, name), withText(cell, title)] };
}

/** Whether a text begins in bold and ends in no bold letters. */
function areTwoLooks({ runs }: LineCell): boolean {
  const said = runs.filter(({ text }) => /\p{L}/u.test(text));
  return said[0]?.bold === true && said.at(-1)?.bold === false;
}
