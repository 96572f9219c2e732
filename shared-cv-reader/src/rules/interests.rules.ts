import { COMMA } from './commas.rules.ts';
import { nothing, type ReadAdded } from './headline.rules.ts';
import { idsOf, looksOther, pieceOf, trimmed } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** What somebody likes to do: names in a list, or names with what belongs to them below. */
export function interestsOf(lines: readonly StyledLine[]): ReadAdded[] {
  const interests: ReadAdded[] = [];
  for (const [at, line] of lines.entries()) {
    const said = line.cells.flatMap(({ text }) => namesIn(text));
    const above = interests.at(-1);
    if (above !== undefined && isWithin(line, lines, at)) {
      for (const cell of line.cells) {
        const own = ownerOf(cell.x, lines.slice(0, at), interests) ?? above;
        if (LABELLED.test(cell.text)) own.texts.push(pieceOf(cell.text, line));
        else own.bullets.push(...namesIn(cell.text).map((text) => pieceOf(text, line)));
      }
    } else interests.push(...said.flatMap((part) => interestsIn(part, idsOf(line))));
  }
  return interests;
}

/** Smaller, lighter or of several cells, below a name of the look that the first one has: words of that interest. */
function isWithin(line: StyledLine, lines: readonly StyledLine[], at: number): boolean {
  const [first] = lines;
  const below = lines[at - 1];
  if (first === undefined || below === undefined || /[.!?]$/.test(line.text)) return false;
  if (line.bullet && !first.bullet && line.indent > first.indent) return true;
  if (!looksOther(first, line)) return false;
  return LABELLED.test(line.text) || !line.text.includes(': ');
}

const namesIn = (text: string) => text.split(/\s*[;|•·]\s*/u);

/** `Skills: climbing · skiing` below an interest. */
const LABELLED = /^(?:skills|keywords):\s/iu;
/** In points, of left edges. */
const LEFT_OF = 3;

/** The interest of a row of them that words below belong to: the last one that does not begin behind them. */
function ownerOf(
  x: number | undefined,
  above: readonly StyledLine[],
  interests: readonly ReadAdded[],
): ReadAdded | undefined {
  const names = above.findLast((line) =>
    interests.some(
      ({ name }) => name !== undefined && line.cells.some(({ text }) => text === name.text),
    ),
  );
  const cell = names?.cells.findLast((one) => (one.x ?? 0) <= (x ?? 0) + LEFT_OF);
  return names === undefined || names.cells.length < 2
    ? undefined
    : interests.find(({ name }) => name?.text === cell?.text);
}

/** `Mountains: Climbing, Skiing` is an interest and what belongs to it; otherwise commas part them. */
function interestsIn(text: string, lines: readonly number[]): ReadAdded[] {
  const [, label = '', list] = /^([^,:]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  const [, named = '', inside] = /^([^,(]{2,60}?)\s*\(([^()]+,[^()]+)\)$/u.exec(text) ?? [];
  if (inside !== undefined) return interestsIn(`${named}: ${inside}`, lines);
  const pieces = (list ?? text)
    .split(COMMA)
    .map(trimmed)
    .filter((name) => name !== '')
    .map((name) => ({ text: name, lines }));
  if (list !== undefined)
    return [{ ...nothing(), name: { text: trimmed(label), lines }, bullets: pieces }];
  return pieces.flatMap((name) =>
    name.text.endsWith(')') && name.text !== text
      ? interestsIn(name.text, lines)
      : [{ ...nothing(), name }],
  );
}
