import { isDocumentTitle, LONGEST_HEADING, LONGEST_KNOWN } from './heading-words.rules.ts';
import { isAlike, lookOf, type Look } from './line-looks.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** So many headings that we know teach how the others look. */
const ENOUGH = 3;
/** Space above a heading, in multiples of its size. */
const LEAST_GAP = 0.5;

/** Where we know hardly any heading: what is largest in a column but the name, more than once, with text below. */
export function shownHeadings(
  lines: readonly StyledLine[],
  known: readonly StyledLine[],
  { bodySize, name }: { bodySize: number; name: StyledLine | undefined },
): Set<StyledLine> {
  const shown = new Set<StyledLine>();
  if (known.length >= ENOUGH) return shown;
  const most = name === undefined ? Infinity : lookOf(name).size - 0.2;
  for (const own of Map.groupBy(lines, ({ flow }) => flow).values()) {
    // A document begins with a name, whatever its look.
    const large = own.filter(
      (line) => line !== lines[0] && canHead(line) && lookOf(line).size < most,
    );
    const size = Math.max(...large.map((line) => lookOf(line).size));
    if (size <= bodySize + 0.4) continue;
    const heads = large.filter((line) => lookOf(line).size > size - 0.2);
    const areApart = heads.every((line) => {
      const next = own[own.indexOf(line) + 1];
      return next !== undefined && !heads.includes(next);
    });
    if (heads.length > 1 && areApart) for (const line of heads) shown.add(line);
  }
  return shown;
}

/** Lines of a column that look like the one heading that we know there, with no less space above. */
export function likeKnown(
  lines: readonly StyledLine[],
  known: readonly StyledLine[],
  bodySize: number,
): StyledLine[] {
  return [...Map.groupBy(known, ({ flow }) => flow)].flatMap(([flow, heads]) => {
    const [head] = heads;
    if (head === undefined || heads.length > 1 || head.gapAbove < LEAST_GAP) return [];
    const look = lookOf(head);
    if (look.size <= bodySize + 0.4) return [];
    const own = lines.filter((line) => line.flow === flow);
    const like = own.filter(
      (line) =>
        canHead(line) &&
        !known.includes(line) &&
        isAlike(lookOf(line), look) &&
        line.gapAbove > head.gapAbove * 0.7,
    );
    // Names of entries follow a heading at once.
    const isBelowHead = like.some((line) => own[own.indexOf(line) - 1] === head);
    return isBelowHead ? [] : like;
  });
}

/** A line that looks like the headings that we know, all or those of its column, and unlike the text. */
export function isLearned(
  line: StyledLine,
  known: readonly StyledLine[],
  bodySize: number,
): boolean {
  const own = known.filter(({ flow }) => flow === line.flow);
  return (
    looksAs(line, known.map(lookOf), bodySize) ||
    (own.length >= ENOUGH && looksAs(line, own.map(lookOf), bodySize))
  );
}

function looksAs(line: StyledLine, looks: readonly Look[], bodySize: number): boolean {
  if (looks.length < 2 || !canHead(line, LONGEST_KNOWN)) return false;
  const look = lookOf(line);
  if (look.size <= bodySize + 0.4 && !look.capitals) return false;
  // What is larger than the text, or bold, can be longer.
  const isStrong = look.size > bodySize + 0.4 || look.bold;
  if (line.text.length > LONGEST_HEADING && !isStrong) return false;
  const alike = looks.filter((one) => isAlike(one, look));
  return alike.length >= 2 && alike.length >= looks.length * 0.6;
}

/** Of the space below the headings that we know, so little parts a name from its entry. */
const CLOSER = 0.5;

/**
 * Lines that look like headings, and with which the next line stands closer together than below any heading that we know:
 * names of entries.
 */
export function closeNames(
  lines: readonly StyledLine[],
  known: readonly StyledLine[],
): ReadonlySet<StyledLine> {
  const below = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next?.flow !== line.flow || next.page !== line.page) return undefined;
    // A heading can be wrapped.
    return isAlike(lookOf(line), lookOf(next)) ? undefined : next.gapAbove;
  });
  const heads = new Set(known);
  const least = Math.min(
    ...lines.flatMap((line, at) => (heads.has(line) ? (below[at] ?? []) : [])),
  );
  if (least === Infinity) return new Set();
  // What stands above several pages names no entry.
  const alike = Map.groupBy(lines, ({ text }) => text);
  const isOnce = ({ text }: StyledLine) => alike.get(text)?.length === 1;
  return new Set(
    lines.filter(
      (line, at) => !heads.has(line) && isOnce(line) && (below[at] ?? Infinity) < least * CLOSER,
    ),
  );
}

/** A few words without signs, alone in their line. */
function canHead(line: StyledLine, longest = LONGEST_HEADING): boolean {
  const { bullet, cells, text } = line;
  if (bullet || cells.length > 1 || text.length > longest) return false;
  return !/[\d@,.;]/.test(text) && !isDocumentTitle(line);
}
