import { entryLabelsOf } from '@sastre/shared-cv-words';
import { withCells } from './line-cells.rules.ts';
import type { Part } from './parts.rules.ts';
import { withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const LABELLED = /^([^:]{2,30}?)\s*:\s*(\S.*)$/u;
const BETWEEN = /\s*[|;•]\s*/u;
const PLACES: readonly string[] = ['place', 'country'];

const isPlaceLabel = (text: string) => entryLabelsOf(text).some((label) => PLACES.includes(label));

/** What a part of a line says of a place behind its label: `Città: Livorno`; undefined for all else. */
function placeIn(part: string): string | undefined {
  const [, label = '', place] = LABELLED.exec(part) ?? [];
  return isPlaceLabel(label) ? place : undefined;
}

/** Entries whose places have labels, "Città: Livorno | Paese: Italia", with the place alone: "Livorno, Italia". */
export function withToldPlaces(part: Part): Part {
  if (part.kind === 'head' || part.kind === 'contact') return part;
  return { ...part, lines: part.lines.map(withoutLabels) };
}

function withoutLabels(line: StyledLine): StyledLine {
  const [cell, ...more] = line.cells;
  if (line.bullet || cell === undefined || more.length > 0) return line;
  const parts = line.text.split(BETWEEN);
  const places = parts.flatMap((part) => placeIn(part) ?? []);
  // A form whose lines all have labels is read by these.
  if (places.length < 2) return line;
  const others = parts.filter((part) => placeIn(part) === undefined);
  return withCells(line, [withText(cell, [places.join(', '), ...others].join(' | '))]);
}

/** Whether a text is such labels and nothing else, in a line that says places. */
export function arePlaceLabels({ text }: StyledLine, left: string): boolean {
  const says = text.split(BETWEEN).filter((part) => placeIn(part) !== undefined).length > 1;
  return says && left.split(/[\s:|]+/u).every((word) => word === '' || isPlaceLabel(word));
}
