import { isSaying } from './headline.rules.ts';
import { isPlace, isTownLike, positionScore } from '@sastre/shared-cv-words';
import type { RawEntry } from './raw-entry.types.ts';
import { idsOf, type Piece } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const [LEAST, MOST_WORDS] = [2, 4];
/** What stands behind the last sign of a cell. */
const AT_END = /^(.*\S)\s+([–—|·•-])\s+(\S[^–—|·•]*)$/u;

/** Where in its entry a place stands: so many lines below the dates, in which cell from the end, behind which sign. */
interface Slot {
  line: number;
  cell: number;
  sign: string;
}

/**
 * Entries with the towns that no list knows, where most others have a known place: in the same line from the dates on, in
 * the same cell and behind the same sign. What was taken for the place before is a name again.
 */
export function withPlacesBySlot(
  entries: readonly RawEntry[],
  lines: readonly StyledLine[],
): RawEntry[] {
  const rows = new Map(lines.flatMap((line, at) => idsOf(line).map((id) => [id, at] as const)));
  const rowOf = (piece: { lines: readonly number[] } | undefined) =>
    rows.get(piece?.lines[0] ?? -1);
  const slots = entries.flatMap(({ place, period }): Slot[] => {
    const [at, from] = [rowOf(place), rowOf(period)];
    if (place === undefined || at === undefined || from === undefined) return [];
    if (!isPlace(place.text)) return [];
    return (lines[at]?.cells ?? []).toReversed().flatMap(({ text }, cell) => {
      const sign = text === place.text ? '' : endOf(text, place.text);
      return sign === undefined ? [] : [{ line: at - from, cell, sign }];
    });
  });
  const votes = Map.groupBy(slots, ({ line, cell, sign }) => `${line} ${cell} ${sign}`);
  const [most] = [...votes.values()].toSorted((one, other) => other.length - one.length);
  const [slot] = most ?? [];
  if (slot === undefined || most === undefined) return [...entries];
  if (most.length < Math.max(LEAST, entries.length / 2)) return [...entries];
  return entries.map((entry) => {
    const from = rowOf(entry.period);
    const line = from === undefined ? undefined : lines[from + slot.line];
    const said = line?.cells.at(-1 - slot.cell)?.text ?? '';
    const town = slot.sign === '' ? said : (AT_END.exec(said)?.[3] ?? '');
    const isKnown = entry.place !== undefined && isPlace(entry.place.text);
    if (line === undefined || isKnown || entry.place?.text === town || !isTown(town)) return entry;
    return placedAt(entry, { text: town, lines: idsOf(line) });
  });
}

function endOf(text: string, place: string): string | undefined {
  const [, , sign, end] = AT_END.exec(text) ?? [];
  return end === place ? sign : undefined;
}

function isTown(text: string): boolean {
  return isTownLike(text) && positionScore(text) === 0 && text.split(' ').length <= MOST_WORDS;
}

/** The entry with its place in the field for it, and out of the field that it stood in; undone where it stood in none. */
function placedAt(entry: RawEntry, place: Piece): RawEntry {
  const { place: before, names, texts } = entry;
  const isIt = ({ text }: Piece) => text === place.text;
  if (names.some(isIt)) {
    const others = names.flatMap((name) => (isIt(name) ? (before ?? []) : [name]));
    const [first, ...rest] = texts;
    const isName = others.length === 1 && first !== undefined && !isSaying(first.text);
    return isName
      ? { ...entry, place, names: [...others, first], texts: rest }
      : { ...entry, place, names: others };
  }
  if (!texts.some(isIt) || before !== undefined) return entry;
  return { ...entry, place, texts: texts.filter((text) => !isIt(text)) };
}
