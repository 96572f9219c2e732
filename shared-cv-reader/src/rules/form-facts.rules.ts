import { AGED, BETWEEN, BORN, EMAIL, FACTS, PHONE, folded } from '@sastre/shared-cv-words';
import { withCells } from './line-cells.rules.ts';
import { withText } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const LONGEST = 90;

/** Lines of a form without what it says of the person that has no field: a date of birth is no title, a place of birth no home. */
export function withoutFacts(lines: readonly StyledLine[]): StyledLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (above !== undefined && isLabelAlone(above) && isValue(line)) return [];
    const parted = line.cells.map(withoutFactsIn);
    const cells = parted.filter((cell, column) => !isOfFact(parted, cell, column));
    if (cells.length === line.cells.length && parted.every((cell, own) => cell === line.cells[own]))
      return [line];
    return cells.length === 0 ? [] : [withCells(line, cells)];
  });
}

/** Whether all that lines say is of that kind, as below "Personal". */
export function areFacts(lines: readonly StyledLine[]): boolean {
  const facts = lines.filter(({ cells: [first] }) => first !== undefined && isFact(first.text));
  return facts.length > 1 && facts.length >= lines.length / 2;
}

/** `Nationality: Irish | Phone: 020 7946 0102`: what else stands in a row with a fact stays. */
function withoutFactsIn(cell: LineCell): LineCell {
  const parts = cell.text.split(BETWEEN);
  const others = parts.filter((part) => !isFact(part));
  return parts.length > 1 && others.length > 0 && others.length < parts.length
    ? withText(cell, others.join(' | '))
    : cell;
}

/** `Nationality: Irish`, `Nationality`, or what stands in the cell behind it. */
function isOfFact(cells: readonly LineCell[], { text }: LineCell, column: number): boolean {
  const label = cells[column - 1]?.text;
  return isFact(text) || (label !== undefined && isLabel(label) && !isFact(text));
}

function isFact(text: string): boolean {
  const [, label, value = ''] = /^([^:]{2,40}?)\s*(?::|\s[–-]\s)\s*(.*)$/u.exec(text) ?? [];
  if (label !== undefined && FACTS.has(folded(label))) return value.length <= LONGEST;
  return isLabel(text) || BORN.test(text) || AGED.test(text);
}

function isLabel(text: string): boolean {
  return text.length < 40 && FACTS.has(folded(text));
}

function isLabelAlone({ cells: [first, second] }: StyledLine): boolean {
  return first !== undefined && second === undefined && isLabel(first.text);
}

/** What can stand below such a name, where nothing stands beside it. */
function isValue({ cells, text }: StyledLine): boolean {
  return (
    cells.length === 1 &&
    text.length < 40 &&
    !text.includes(':') &&
    !EMAIL.test(text) &&
    !PHONE.test(text)
  );
}
