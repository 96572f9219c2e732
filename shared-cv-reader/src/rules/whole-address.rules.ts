import {
  EMAIL,
  LABELLED,
  PHONE,
  WEB,
  isAddress,
  isOfLabels,
  isPlace,
  isStreet,
  withoutContactLabel,
} from '@sastre/shared-cv-words';
import {
  endsInMiddle,
  idsOf,
  isOneBlock,
  joined,
  type Piece,
  pieceOf,
  trimmed,
} from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** "Frankfurt am" */
const CUT = /\s(?:am|an der|ob der|upon|sur|sul)$/u;

/** The address of a person whose street and town stand in lines of their own, one below the other, as one. */
export function wholeAddress(place: Piece, lines: readonly StyledLine[]): Piece {
  const at = lines.findIndex((line) => idsOf(line).some((id) => place.lines.includes(id)));
  const line = lines[at];
  if (line === undefined) return place;
  const beside = partBefore(line, place);
  if (isStreet(beside) && !isStreet(place.text))
    return joined([pieceOf(beside, line), place], ', ');
  if (line.cells.length > 2) return place;
  const wrapped = oneBlock(place, line, [lines[at - 1], lines[at + 1]]);
  if (wrapped !== undefined) return wrapped;
  const isCut = (endsInMiddle(line.text) || CUT.test(line.text)) && isBare(line, place);
  const end = isCut ? alone(lines[at + 1]) : undefined;
  if (end !== undefined) return joined([place, end], ' ');
  const region = /,\s*$/u.test(line.text) && isBare(line, place) ? alone(lines[at + 1]) : undefined;
  if (region !== undefined && isPlace(region.text)) return joined([place, region], ', ');
  if (isStreet(place.text)) {
    const town = alone(lines[at + 1]);
    const isTown = town !== undefined && (isAddress(town.text) || isPlace(town.text));
    return isTown ? joined([place, town], ', ') : place;
  }
  const street = isBare(line, place) ? alone(lines[at - 1]) : undefined;
  return street !== undefined && isStreet(street.text) ? joined([street, place], ', ') : place;
}

/** What stands before the place, as "Mill Lane 7 | 3920 Otley" has it. */
function partBefore({ cells }: StyledLine, place: Piece): string {
  const parts = cells.flatMap(({ text }) => text.split(/\s*[|•·]\s*/u));
  return parts[parts.indexOf(place.text) - 1] ?? '';
}

/** What the file itself calls one text with the place, above or below it: a narrow column wraps it. */
function oneBlock(
  place: Piece,
  line: StyledLine,
  [above, below]: readonly (StyledLine | undefined)[],
): Piece | undefined {
  if (!isBare(line, place)) return undefined;
  if (above !== undefined && isOneBlock(above, line) === true && alone(above) !== undefined)
    return joined([{ text: withoutContactLabel(above.text), lines: idsOf(above) }, place], ' ');
  const isMore = below !== undefined && isOneBlock(line, below) === true;
  const rest = isMore ? alone(below) : undefined;
  return rest === undefined ? undefined : joined([{ ...place, text: line.text }, rest], ' ');
}

/** The town is all that its line says. */
function isBare({ text }: StyledLine, place: Piece): boolean {
  return trimmed(withoutContactLabel(text)) === place.text;
}

/** What a line says, behind the name that a form has for it, where it is no way to reach the person. */
function alone(line: StyledLine | undefined): Piece | undefined {
  if (line === undefined) return undefined;
  const cells = line.cells.filter(({ text }) => !isOfLabels(text));
  const text = withoutContactLabel(cells.map((cell) => cell.text).join(' '));
  const isOther = cells.length !== 1 || [EMAIL, PHONE, WEB, LABELLED].some((way) => way.test(text));
  return isOther ? undefined : pieceOf(text.replace(/[,.]\s*$/u, ''), line);
}
