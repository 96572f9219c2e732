import { SAME_EDGE } from '@sastre/shared-pdf-pages/marks';
import { findPeriod } from './dates.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { LIST_LABELS, folded, isPlace } from '@sastre/shared-cv-words';
import type { RawEntry } from './raw-entry.types.ts';
import { goesOn, itemGap, joined, pieceOf, trimmed, idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** How long something took: it follows from its dates. */
export const DURATION =
  /\(?\b\d{1,2}\s*(?:years?|yrs?|jahren?|años?|ans?|anni|anos?|lat|lata|rok)?\.?,?\s*(?:(?:and|und|y|et|e|i)\s+)?(?:\d{1,2}\s*)?(?:months?|mos?|monaten?|mes(?:es)?|mois|mesi|mies|miesi\p{L}+|years?|yrs?|jahre?n?|años?|ans|anni|lat|days?)\b\.?\)?/giu;
/** Whether a text says how long something took, and nothing else. */
export function isDurationAlone(text: string): boolean {
  return trimmed(text.replace(DURATION, ' ')) === '';
}

export const SENTENCE = /[.!?]$/;
/** "Duties included:" */
const INCLUDED = / (?:included?|including|were|are)$/u;
/** In points: so much further in than its text stands a list. */
const FURTHER_IN = 9;
/** The most space between lines of one item, in sizes. */
const MOST_GAP = 0.5;

/** Whether a text only names the list of deeds below it: "Highlights". */
export function isListLabel(text: string): boolean {
  return LIST_LABELS.has(folded(text).replace(INCLUDED, ''));
}

/** Whether a text is a date and nothing else. */
export function isDateAlone(text: string): boolean {
  const found = findPeriod(text);
  return found !== undefined && trimmed(text.slice(0, found.from) + text.slice(found.to)) === '';
}

/** Paragraphs and list items of the lines below the names; `edge` is where the paragraphs of the part begin. */
export function takeBody(lines: readonly StyledLine[], entry: RawEntry, edge = Infinity): void {
  const least = Math.min(edge, ...lines.filter(({ bullet }) => !bullet).map(indentOf));
  const isIn = (line: StyledLine) => indentOf(line) > least + FURTHER_IN;
  const groups: { isItem: boolean; lines: StyledLine[] }[] = [];
  const between = itemGap(lines.filter((line) => !line.bullet && isIn(line)));
  for (const raw of lines) {
    if (isListLabel(raw.text)) continue;
    const line = withoutMargin(raw, entry);
    if (line === undefined) continue;
    const group = groups.at(-1);
    const last = group?.lines.at(-1);
    const isOfList = between !== undefined && isIn(line) && last?.page === line.page;
    // A list begins further in than the paragraph above it.
    const isFirst = group?.isItem === false && last !== undefined && !isIn(last) && isIn(line);
    // Below a glyph, text at the same edge belongs to its item, however much room there is beside it.
    const isUnderGlyph =
      group?.isItem === true &&
      group.lines[0]?.bullet === true &&
      last?.page === line.page &&
      !line.bullet &&
      isIn(line) &&
      Math.abs(indentOf(line) - indentOf(group.lines.at(-1) ?? line)) < SAME_EDGE &&
      !isNextItem(last, line) &&
      line.gapAbove < MOST_GAP;
    const isMore =
      isUnderGlyph ||
      (isOfList && group?.isItem === true && !line.bullet
        ? line.gapAbove < between
        : last !== undefined &&
          !isFirst &&
          goesOn(last, line) &&
          !(group?.isItem === true && isNextItem(last, line)));
    if (group !== undefined && last !== undefined && isMore && isBeside(last, line)) {
      group.lines.push(line);
      continue;
    }
    const isItem = line.bullet || (line.room !== undefined && isIn(line));
    groups.push({ isItem, lines: [line] });
  }
  for (const { isItem, lines: own } of groups) {
    const text = joined(
      own.map((line) => ({ text: line.text, lines: idsOf(line) })),
      ' ',
    );
    (isItem ? entry.bullets : entry.texts).push({ ...text, text: text.text.trim() });
  }
}

/** On the page, where it is known: pages do not begin at the same edge. */
export function indentOf({ box, indent }: StyledLine): number {
  return box?.x ?? indent;
}

/** The point of a number in a row, or of a short form, ends no sentence: "aus dem 18.", "bei der Fa." */
const NO_STOP =
  /(?<!\p{L})(?:(?:de[rsmn]|die|das|am|im|vom|zum|zur|beim|bis|ab|seit|eine?[rsmn]?|jede[rsmn]?|unsere?[rsmn]?)\s\d{1,2}|\d[\d.,]*\s?(?:Mio|Mrd|Tsd|[Mm]ill?|Md|Mds|mln|mld|bn|mn|Std|Stk|Stck|Sek|qm|ca)|Fa|Abt|Abs|Art|Str|Bd|Dipl|Ing|lt|gem|sog|vgl|einschl|insb|bspw|st|núm|págs?|art|dept|esp|Dra?|Prof|Nr|No|Nº|Mr|Mrs|Ms|Sra?|Mme|ca|bzw|inkl|ggf|max|min|approx|incl|vs|e\.\s?g|i\.\s?e|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ej)\.$/u;

/** In a list without glyphs, a sentence that ends with its line is an item. */
function isNextItem(above: StyledLine, line: StyledLine): boolean {
  return SENTENCE.test(above.text) && !NO_STOP.test(above.text) && /^\p{Lu}/u.test(line.text);
}

function isBeside(above: StyledLine, line: StyledLine): boolean {
  return above.page !== line.page || Math.abs(above.indent - line.indent) < 60;
}

/** A line without dates, durations and places that stand beside the text. */
function withoutMargin(line: StyledLine, entry: RawEntry): StyledLine | undefined {
  if (line.cells.length < 2) {
    return isDurationAlone(line.text) ? undefined : line;
  }
  const cells = line.cells.filter(({ text }) => {
    const isDate = isDurationAlone(text);
    const found = findPeriod(text);
    if (found !== undefined && isDateAlone(text)) {
      const { from: _from, to: _to, isRange: _isRange, ...period } = found;
      entry.period ??= { ...period, lines: idsOf(line) };
      return false;
    }
    if (isPlace(text) && entry.place === undefined) {
      entry.place = pieceOf(text, line);
      return false;
    }
    return !isDate;
  });
  if (cells.length === 0) return undefined;
  return {
    ...withCells(line, cells),
    room: cells.length < line.cells.length ? 0 : line.room,
  };
}
