import { kindOf } from './heading-words.rules.ts';
import { saysTrade } from './labelled-person.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { WORD_LISTS, isCapitals } from '@sastre/shared-cv-words';

/** Where several headings stand beside the first lines of their parts: they begin at one edge, or end there. */
export function marginOf(lines: readonly StyledLine[]): number | undefined {
  const places = lines.flatMap(({ cells: [first, second] }) => {
    if (first?.x === undefined || second === undefined || kindOf(first.text) === undefined)
      return [];
    return isBold(first) && !isBold(second) ? [edgesOf(first)] : [];
  });
  return places[0]?.find((edge) => places.filter((edges) => edges.includes(edge)).length >= 2);
}

function edgesOf({ x, end }: StyledLine['cells'][number]): number[] {
  return [x, end].flatMap((edge) => (edge === undefined ? [] : [Math.round(edge)]));
}

/** A heading in the margin, beside the first line of what it is about, is a line of its own. */
export function withoutMargin(line: StyledLine, margin: number | undefined): StyledLine[] {
  const [first, ...rest] = line.cells;
  const [second] = rest;
  if (first === undefined || second === undefined || kindOf(first.text) === undefined)
    return [line];
  if (isCapitals(line.text) && kindOf(line.text) !== undefined) return [line];
  if (saysTrade(line)) return [line];
  // The label of a form is smaller than what was written beside it.
  const isLesser = sizeOf(first) < sizeOf(second) && !isBold(first) && !isCapitals(first.text);
  if (isLesser) return [line];
  const isAlike = sizeOf(first) === sizeOf(second) && isBold(first) === isBold(second);
  const isInMargin = isBold(first) && margin !== undefined && edgesOf(first).includes(margin);
  // "IT" is written so everywhere.
  const isLoud = isCapitals(first.text) && !WORD_LISTS.acronyms.includes(first.text);
  if (isAlike && !isLoud && !isInMargin) return [line];
  return [
    { ...line, cells: [first], text: first.text },
    { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') },
  ];
}

function sizeOf({ runs }: StyledLine['cells'][number]): number {
  return Math.max(...runs.map(({ size }) => size), 0);
}

function isBold({ runs }: StyledLine['cells'][number]): boolean {
  return runs.every(({ bold, text }) => bold || text.trim() === '');
}
