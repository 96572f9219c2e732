import { marginOf, withoutMargin } from './beside-headings.rules.ts';
import { joinedLines } from './broken-words.rules.ts';
import { flowAbove } from './columns-above.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { withoutIcon } from './heading-icons.rules.ts';
import { isDocumentTitle, kindOf, likelyKindOf } from './heading-words.rules.ts';
import { type PartKind, isDegree, isSchool } from '@sastre/shared-cv-words';
import {
  headingText,
  isFirstDegree,
  isHeading,
  isLabel,
  shoutingFlows,
} from './known-headings.rules.ts';
import { withoutLabelsWithin } from './labels-within.rules.ts';
import { largestOf, nameInColumn } from './largest-line.rules.ts';
import { closeNames, isLearned, likeKnown, shownHeadings } from './learned-headings.rules.ts';
import { isAlike, isPlain, lookOf, usualSize } from './line-looks.rules.ts';
import { endsInMiddle, idsOf, isOneBlock, withText, wouldHaveFitted } from './pieces.rules.ts';
import { withoutNumbers } from './numbered-headings.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Lines below a heading, and what the heading says they are about. */
export interface Part {
  /** `head`: before the first heading; `other`: below a heading that we do not know. */
  kind: PartKind | 'head' | 'other';
  heading: StyledLine | undefined;
  lines: StyledLine[];
  /** The heading is the person's own words. */
  isOwn?: boolean;
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
        // "Resume" is what French files call a summary.
        !(at === 0 && isDocumentTitle(line)) &&
        (isHeading(line, bodySize, isBare, shouting.has(line.flow)) ||
          isLabel(line, lines[at + 1])),
    ),
  );
  const told = lines.filter(
    (line, at) => heads.has(line) && !isFirstDegree(line, lines[at - 1], heads),
  );
  const known = withoutLabelsWithin(told, lines, bodySize);
  const close = closeNames(lines, known);
  // In plain text, where headings have space above, a line in capitals without it is none.
  const areApart = known.every(({ gapAbove }) => gapAbove > 0);
  const isClose = (line: StyledLine) =>
    close.has(line) || (areApart && line.box === undefined && line.gapAbove === 0);
  const isLike = (line: StyledLine) => !isClose(line) && isLearned(line, known, bodySize);
  const inColumn = nameInColumn(lines, known, bodySize);
  const name = inColumn ?? largestOf(lines, bodySize);
  const shown = shownHeadings(lines, known, { bodySize, name });
  for (const line of likeKnown(lines, known, bodySize)) shown.add(line);
  // What looks like a heading right below one is the name of an entry, and so are the others.
  const hasSubheadings = known.some((line) => {
    const next = lines[lines.indexOf(line) + 1];
    if (next === undefined || known.includes(next) || isRestOfLine(next, line)) return false;
    return isLearned(next, known, bodySize);
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
        : line !== inColumn && (isLike(line) || shown.has(line))
          ? likelyKindOf(line.text)
          : undefined;
    // Before the first heading that we know stands the name.
    const isOther =
      line !== inColumn &&
      !isCourse(line, open.get(line.flow)) &&
      (shown.has(line) ||
        (!hasSubheadings && parts.some(({ heading }) => heading !== undefined) && isLike(line)));
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

/** A degree or a school below the heading of an education is no heading, however it looks. */
function isCourse({ text }: StyledLine, above: Part | undefined): boolean {
  return above?.kind === 'education' && (isDegree(text) || isSchool(text));
}

/** The file itself, or the last word, says that it goes on with the line above, which had no room for it. */
function isRestOfLine(line: StyledLine, above: StyledLine | undefined): boolean {
  return (
    above !== undefined &&
    ((isOneBlock(above, line) === true && line.gapAbove < 0.3) ||
      (endsInMiddle(above.text) && line.gapAbove < 0.5)) &&
    isAlike(lookOf(above), lookOf(line)) &&
    !wouldHaveFitted(above, line)
  );
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

/** A heading that a narrow column wraps: the same look, right below one that means nothing alone. */
function isRestOfHeading(
  line: StyledLine,
  { kind, heading, lines }: Part,
  above: StyledLine | undefined,
): boolean {
  return (
    heading !== undefined &&
    // "Programming" is a heading of its own, and the first half of "Programming languages".
    (kind === 'other' || kindOf(joinedLines(heading.text, line.text)) !== undefined) &&
    lines.length === 0 &&
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
