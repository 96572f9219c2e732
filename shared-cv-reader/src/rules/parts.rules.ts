import { joinedLines } from './broken-words.rules.ts';
import { flowAbove } from './columns-above.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { withoutIcon } from './heading-icons.rules.ts';
import { kindOf, likelyKindOf } from './heading-words.rules.ts';
import type { PartKind } from './headings.data.ts';
import { saysTrade } from './labelled-person.rules.ts';
import { withoutLabelsWithin } from './labels-within.rules.ts';
import { isLearned, likeKnown, shownHeadings } from './learned-headings.rules.ts';
import { isAlike, isPlain, lookOf, usualSize } from './line-looks.rules.ts';
import { isDegree, positionScore } from './naming.rules.ts';
import { idsOf, isOneBlock, withText, wouldHaveFitted } from './pieces.rules.ts';
import { isPlace } from './places.rules.ts';
import { withoutNumbers } from './numbered-headings.rules.ts';
import { spokenKindOf } from './spoken-headings.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { isCapitals } from './words.rules.ts';

/** Lines below a heading, and what the heading says they are about. */
export interface Part {
  /** `head`: before the first heading; `other`: below a heading that we do not know. */
  kind: PartKind | 'head' | 'other';
  heading: StyledLine | undefined;
  lines: StyledLine[];
}

/** The lines of a document by its headings, in the order of reading. A column goes on with the part above it in that column. */
export function partsOf(all: readonly StyledLine[]): Part[] {
  const margin = marginOf(all);
  const marked = withoutNumbers(all).flatMap((line) => withoutMargin(line, margin));
  const bodySize = usualSize(marked);
  const lines = marked.map((line) => withoutIcon(line, bodySize));
  const isBare = lines.every((line) => isPlain(line, bodySize));
  const shouting = shoutingFlows(lines);
  const heads = new Set(
    lines.filter(
      (line, at) =>
        !isRestOfLine(line, lines[at - 1]) &&
        (isHeading(line, bodySize, isBare, shouting.has(line.flow)) ||
          isLabel(line, lines[at + 1])),
    ),
  );
  const told = lines.filter(
    (line, at) => heads.has(line) && !isFirstDegree(line, lines[at - 1], heads),
  );
  const known = withoutLabelsWithin(told, lines, bodySize);
  const looks = known.map(lookOf);
  const inColumn = nameInColumn(lines, known, bodySize);
  const name = inColumn ?? largestOf(lines, bodySize);
  const shown = shownHeadings(lines, known, { bodySize, name });
  for (const line of likeKnown(lines, known, bodySize)) shown.add(line);
  // What looks like a heading right below one is the name of an entry, and so are the others.
  const hasSubheadings = known.some((line) => {
    const next = lines[lines.indexOf(line) + 1];
    return next !== undefined && !known.includes(next) && isLearned(next, looks, bodySize);
  });
  const parts: Part[] = [];
  const open = new Map<number, Part>();
  let flow: number | undefined;
  for (const [at, line] of lines.entries()) {
    const above = open.get(flowAbove(line, lines[at - 1], lines) ?? -1);
    if (above !== undefined) open.set(line.flow, above);
    if (line === name && parts.length > 0) {
      // A column beside it came first: the name ends what stands there.
      const head: Part = headOf(parts) ?? { kind: 'head', heading: undefined, lines: [] };
      if (!parts.includes(head)) parts.push(head);
      open.set(line.flow, head);
    }
    const kind =
      known.includes(line) && line !== inColumn
        ? (kindOf(headingText(line)) ?? likelyKindOf(headingText(line)))
        : line !== inColumn && (isLearned(line, looks, bodySize) || shown.has(line))
          ? likelyKindOf(line.text)
          : undefined;
    // Before the first heading that we know stands the name.
    const isOther =
      line !== inColumn &&
      (shown.has(line) ||
        (!hasSubheadings &&
          parts.some(({ heading }) => heading !== undefined) &&
          isLearned(line, looks, bodySize)));
    if (kind !== undefined || isOther) {
      const begun = parts.at(-1);
      if (begun?.heading !== undefined && isRestOfHeading(line, begun, lines[at - 1])) {
        begun.heading = joinedHeading(begun.heading, line);
        begun.kind = kindOf(begun.heading.text) ?? 'other';
        continue;
      }
      const part: Part = { kind: kind ?? 'other', heading: line, lines: [] };
      parts.push(part);
      open.set(line.flow, part);
      flow = line.flow;
      continue;
    }
    // Columns of a later page go on with what was last.
    const isLater = line.page > 0 && !open.has(line.flow) && parts.length > 0;
    const part =
      open.get(line.flow) ??
      (isLater || isDatedEntry(line, parts.at(-1)) ? parts.at(-1) : undefined) ??
      (flow === undefined || line.flow === 0 ? undefined : headOf(parts));
    const into = part ?? openHead(parts, open, line.flow);
    into.lines.push(line);
    flow = line.flow;
  }
  return parts;
}

/** The file itself says that it goes on with the line above, which had no room for it. */
function isRestOfLine(line: StyledLine, above: StyledLine | undefined): boolean {
  return (
    above !== undefined &&
    isOneBlock(above, line) === true &&
    line.gapAbove < 0.3 &&
    isAlike(lookOf(above), lookOf(line)) &&
    !wouldHaveFitted(above, line)
  );
}

/** Where several headings stand beside the first lines of their parts, from the left. */
function marginOf(lines: readonly StyledLine[]): number | undefined {
  const places = lines.flatMap(({ cells: [first, second] }) => {
    if (first?.x === undefined || second === undefined || kindOf(first.text) === undefined)
      return [];
    return isBold(first) && !isBold(second) ? [Math.round(first.x)] : [];
  });
  const [place] = places;
  return places.filter((one) => one === place).length >= 2 ? place : undefined;
}

/** A heading in the margin, beside the first line of what it is about, is a line of its own. */
function withoutMargin(line: StyledLine, margin: number | undefined): StyledLine[] {
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
  const isInMargin = isBold(first) && margin !== undefined && Math.round(first.x ?? -1) === margin;
  if (isAlike && !isCapitals(first.text) && !isInMargin) return [line];
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

/** "Noor van Dijk" */
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|van|von|vom|de|der|den|del|di|da|do|dos|das|la|le|el|al|bin|y|e|ter|ten|zu)){1,4}$/u;

/** Where all begins with a heading, the name can begin another column, and look as headings do. */
function nameInColumn(
  lines: readonly StyledLine[],
  known: readonly StyledLine[],
  bodySize: number,
): StyledLine | undefined {
  const [first] = lines;
  if (first === undefined || !known.includes(first)) return undefined;
  return lines.find((line, at) => {
    const isFirst = line.page === 0 && at > 0 && line.flow !== lines[at - 1]?.flow;
    const isName = NAME.test(line.text) && line.cells.length === 1 && !line.bullet;
    const isOther = kindOf(line.text) !== undefined || isPlace(line.text);
    return (
      isFirst && isName && !isOther && positionScore(line.text) === 0 && !isPlain(line, bodySize)
    );
  });
}

/** The line that is larger than all others of the first page, as names are. */
function largestOf(lines: readonly StyledLine[], bodySize: number): StyledLine | undefined {
  const first = lines.filter(({ page, text }) => page === 0 && /\p{L}/u.test(text));
  const size = Math.max(...first.map((line) => lookOf(line).size));
  if (size < bodySize * 1.3) return undefined;
  const largest = first.filter((line) => lookOf(line).size > size - 0.2);
  const [line, ...more] = largest;
  // A long name stands in two lines.
  const isOne = more.every(
    (next, at) => first.indexOf(next) === first.indexOf(largest[at] ?? next) + 1,
  );
  return isOne && more.length < 3 && line !== undefined && kindOf(headingText(line)) === undefined
    ? line
    : undefined;
}

/** A column that begins with dates, and no heading, goes on with the jobs or courses of the one before. */
function isDatedEntry({ cells, bullet }: StyledLine, last: Part | undefined): boolean {
  const isDated = !bullet && cells.some(({ text }) => findPeriod(text)?.isRange);
  return isDated && (last?.kind === 'work' || last?.kind === 'education');
}

function headOf(parts: readonly Part[]): Part | undefined {
  return parts.find(({ kind }) => kind === 'head');
}

function openHead(parts: Part[], open: Map<number, Part>, flow: number): Part {
  const last = parts.at(-1);
  const part = headOf(parts) ?? last ?? { kind: 'head' as const, heading: undefined, lines: [] };
  if (!parts.includes(part)) parts.push(part);
  open.set(flow, part);
  return part;
}

function headingText({ text }: StyledLine): string {
  return text.replace(/[\s:.]+$/u, '');
}

/** A line of a few words, and no dates. */
function isAlone({ bullet, cells, text }: StyledLine): boolean {
  return !bullet && cells.length === 1 && text.split(' ').length < 5 && !/\d/.test(text);
}

/** A known word that stands alone and looks like more than a word. */
function isHeading(
  line: StyledLine,
  bodySize: number,
  isBare: boolean,
  isShouting: boolean,
): boolean {
  const { size, bold, capitals } = lookOf(line);
  // What is bold and in capitals is a heading, where its words sound like one: "BERUFLICHER WEG".
  const isShouted = bold && capitals && !isShouting && isAlone(line);
  if (isShouted && likelyKindOf(headingText(line)) !== undefined) return true;
  if (line.bullet || kindOf(headingText(line)) === undefined) return false;
  // Spaced letters part the words of a heading like cells.
  if (line.cells.length > 1) return capitals && kindOf(line.cells[0]?.text ?? '') !== undefined;
  if (line.heading !== undefined || bold || size > bodySize + 0.4) return true;
  // Running text speaks so, too.
  if (!capitals && spokenKindOf(headingText(line)) !== undefined) return false;
  if (capitals && (!isShouting || line.gapAbove > 0.6)) return true;
  // Where nothing has a look, as in pasted text, the word is all there is.
  return line.gapAbove > 0.3 || isBare || line.text.trim().endsWith(':');
}

/** A heading that a narrow column wraps: the same look, right below one that means nothing alone. */
function isRestOfHeading(
  line: StyledLine,
  { kind, heading, lines }: Part,
  above: StyledLine | undefined,
): boolean {
  return (
    kind === 'other' &&
    lines.length === 0 &&
    heading !== undefined &&
    idsOf(heading).at(-1) === above?.id &&
    heading.flow === line.flow &&
    line.gapAbove < 0.35 &&
    isAlike(lookOf(heading), lookOf(line))
  );
}

function joinedHeading(heading: StyledLine, line: StyledLine): StyledLine {
  const text = joinedLines(heading.text, line.text);
  const cells = heading.cells.map((cell, at) => (at === 0 ? withText(cell, text) : cell));
  return { ...heading, text, cells, also: [...(heading.also ?? []), line.id] };
}

/** "Certificate" right below the heading of an education is the first degree there, where it looks otherwise. */
function isFirstDegree(
  line: StyledLine,
  above: StyledLine | undefined,
  heads: ReadonlySet<StyledLine>,
): boolean {
  return (
    above !== undefined &&
    heads.has(above) &&
    kindOf(headingText(above)) === 'education' &&
    isDegree(line.text) &&
    !isAlike(lookOf(above), lookOf(line))
  );
}

/** A known word alone in the first cell of a row that holds more. */
function isLabel(line: StyledLine, next: StyledLine | undefined): boolean {
  return next?.id === line.id && line.cells.length === 1 && kindOf(headingText(line)) !== undefined;
}

/** Columns in which most is said in capitals. */
function shoutingFlows(lines: readonly StyledLine[]): Set<number> {
  const flows = Map.groupBy(lines, ({ flow }) => flow);
  return new Set(
    [...flows]
      .filter(([, own]) => own.filter(({ text }) => isCapitals(text)).length > own.length * 0.6)
      .map(([flow]) => flow),
  );
}
