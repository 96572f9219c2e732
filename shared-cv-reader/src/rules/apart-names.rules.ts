import type { RawEntry } from './raw-entry.types.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Of the entries of a part, so many can need a sign to tell their names apart where the others need none. */
const MOST_UNCLEAR = 0.25;

/**
 * The entries of a part by what all of them have in common. Where lines, cells and looks set the names of most of them apart,
 * a dash, a stroke or a comma stands within a name in all of them; undefined where names are parted by signs.
 */
export function entriesApart(
  lines: readonly StyledLine[],
  read: (lines: readonly StyledLine[]) => readonly RawEntry[],
): RawEntry[] | undefined {
  const apart = read(lines.map((line) => ({ ...line, areApart: true })));
  if (!apart.some(({ names }) => names.length > 1)) return undefined;
  const bySigns = read(lines);
  if (bySigns.length !== apart.length) return undefined;
  const unclear = apart.map(
    ({ names }, at) => names.length === 1 && (bySigns[at]?.names.length ?? 0) > 1,
  );
  const isClear = unclear.filter(Boolean).length <= apart.length * MOST_UNCLEAR;
  if (!isClear) return undefined;
  return apart.map((entry, at) => (unclear[at] === true ? (bySigns[at] ?? entry) : entry));
}
