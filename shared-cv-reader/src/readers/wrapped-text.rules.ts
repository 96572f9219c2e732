import { LIST_SIGNS_APART } from '@sastre/shared-pdf-pages/marks';
import { isDateAlone } from '../rules/body.rules.ts';
import { isSoft, joinedLines } from '../rules/broken-words.rules.ts';
import { findPeriod } from '../rules/dates.rules.ts';
import { isWordGrade, isWrittenAsName, positionScore } from '@sastre/shared-cv-words';
import { kindOf } from '../rules/heading-words.rules.ts';

/** In letters: no text is wrapped within less, and what is longer was never wrapped. */
const [LEAST, MOST] = [45, 110];
/** In letters: what stands below the text of a longer item belongs to it. */
const LEAST_ITEM = 60;
/** Of the longest line, a wrapped one has so much. */
const LEAST_SHARE = 0.7;
/** So many lines have to end where the next word had no room. */
const LEAST_FULL = 2;
/** In letters: so far in stands a date that had no room beside the name above it. */
const FAR_IN = 30;

const MARK = new RegExp(`^\\s*(?:[${LIST_SIGNS_APART}]|\\d{1,2}[.)])\\s+`, 'u');
const RULE = /^[\s=_~*#-]{3,}$/;
/** A tab or a gap beside which another cell stands. */
const CELLS = /\S(?:\t|\s{4,})\S/u;
const SMALL = /^[\p{Ll}\d(&„“"«]/u;
/** The last word of a line in small letters. */
const SMALL_LAST = /(?<![\p{L}\p{N}-])\p{Ll}[\p{Ll}'’-]*$/u;
/** An address of mail or of the web begins no line of a sentence. */
const ADDRESS = /^(?:\S+@|\S+\.\p{L}{2,}(?:[/\s]|$)|https?:)/u;
/** Text is justified by wider gaps between its words. */
const WIDE_GAP = /\S {2,3}\S/u;

/** Lines of plain text in which paragraphs and list items that were wrapped are one line each, as is a date below its name. */
export function unwrappedText(raws: readonly string[]): string[] {
  // Below a date alone stands a name, and whose it is below that.
  const isTitle = (at: number, next: string) =>
    isDateAlone((raws[at - 1] ?? '').trim()) && !/^\s*\p{Ll}/u.test(next);
  const pairs = raws.flatMap((raw, at) => {
    const next = raws[at + 1];
    const isPair = next !== undefined && canGoOn(raw, next, raws[at + 2]);
    return isPair && !isTitle(at, next) ? [{ raw, next }] : [];
  });
  const { full, wrapped } = widthOf(pairs);
  const isFull = (raw: string, next: string) => isWrappedAt(full, { raw, next });
  const isWrapped =
    wrapped.length >= LEAST_FULL && raws.filter(({ length }) => length > MOST).length < LEAST_FULL;
  const breaksWords = wrapped.some(({ raw }) => WIDE_GAP.test(raw.trim()));
  const whole: string[] = [];
  let last = '';
  for (const [at, raw] of raws.entries()) {
    const above = whole.at(-1);
    if (above !== undefined && isDateBelow(last, raw)) {
      whole[whole.length - 1] = `${above}\t${raw.trim()}`;
    } else if (
      above !== undefined &&
      (isHanging(above, last, raw) ||
        (canGoOn(last, raw, raws[at + 1], above) &&
          !isTitle(at - 1, raw) &&
          ((isSmallBelow(last, raw) && last.length > full * LEAST_SHARE) ||
            isUnderMark(last, raw) ||
            (isWrapped && isFull(last, raw) && isOpen(last, raw, above)))))
    ) {
      const next = raw.trim();
      // nroff breaks words at a hyphen of its own kind.
      const begun = above.replace(/\u2010$/u, '-');
      const isBroken = breaksWords && isSoft(begun, next);
      whole[whole.length - 1] = isBroken ? begun.slice(0, -1) + next : joinedLines(begun, next);
    } else whole.push(raw);
    last = raw.trimEnd();
  }
  return whole;
}

interface Pair {
  raw: string;
  next: string;
}

/** How wide the lines are that most pairs were wrapped at, beyond which hardly any goes, and these pairs. */
function widthOf(pairs: readonly Pair[]): { full: number; wrapped: readonly Pair[] } {
  const open = pairs.filter(({ raw, next }) => isOpen(raw.trimEnd(), next, raw.trimEnd()));
  const lengths = open.map(({ raw }) => raw.trimEnd().length);
  const widths = [...new Set(lengths)].map((full) => {
    const wrapped = open.filter((pair) => isWrappedAt(full, pair));
    return { full, wrapped, votes: wrapped.length - lengths.filter((one) => one > full).length };
  });
  return widths.reduce((best, one) => (one.votes > best.votes ? one : best), {
    ...{ full: 0, wrapped: [], votes: 0 },
  });
}

/** Whether a line is within a width, and the next word would have gone beyond it. */
function isWrappedAt(full: number, { raw, next }: Pair): boolean {
  const { length } = raw.trimEnd();
  return length <= full && length + 1 + (next.trim().split(' ')[0]?.length ?? 0) > full;
}

/** Whether a line can be more of the one above it: by where it stands, and by what both are. */
function canGoOn(raw: string, next: string, below = '', paragraph = raw): boolean {
  const { length } = raw.trimEnd();
  if (length < LEAST || length > MOST || next.trim() === '' || RULE.test(next)) return false;
  if (
    RULE.test(raw) ||
    MARK.test(next) ||
    /^#/.test(next) ||
    (below.trim() !== '' && RULE.test(below))
  )
    return false;
  if ([raw, next].some((one) => CELLS.test(one.trim())) || ADDRESS.test(next.trim())) return false;
  const said = findPeriod(raw);
  // "• Trainer for the new ones since 2019, and"
  const isToldOf = MARK.test(paragraph) && said?.endDate === '' && /^\p{L}/u.test(said.said);
  if (said?.isRange === true && !isToldOf) return false;
  // "… and in two languages."
  if (!/^\p{Ll}.*\.$/u.test(next.trim()) && kindOf(next.trim()) !== undefined) return false;
  // Behind its date stands a name, and whose it is below.
  if (findPeriod(raw.trim())?.from === 0 && !/^\s*\p{Ll}/u.test(next)) return false;
  const begun = findPeriod(next.trim());
  const isRest = MARK.test(paragraph) && indentOf(next) > 0 && /^\s*\p{Ll}/u.test(next);
  if (!isRest && ((begun?.from === 0 && begun.isRange) || isDateAlone(next.trim()))) return false;
  if (isWordGrade(next.trim())) return false;
  const [start, item] = [indentOf(raw), MARK.exec(paragraph)?.[0].length];
  const own = indentOf(next);
  // The gap behind a mark can be wider than that of the next lines.
  if (MARK.test(raw))
    return (own > start && own <= (item ?? 0)) || (own === start && /^\s*\p{Ll}/u.test(next));
  return own === start || (item === undefined && own > start && own < FAR_IN);
}

const indentOf = (raw: string) => raw.length - raw.trimStart().length;

/** A sentence that goes on in small letters, wherever the text is wrapped. */
function isSmallBelow(raw: string, next: string): boolean {
  return /^\s*\p{Ll}/u.test(next) && !/[.!?:;]$/.test(raw);
}

/** In small letters right below the text of an item, further in than its mark: it goes on, however short its line is. */
function isHanging(item: string, raw: string, next: string): boolean {
  const mark = MARK.exec(item)?.[0].length;
  return (
    mark !== undefined &&
    indentOf(next) === mark &&
    /^\s*\p{Ll}/u.test(next) &&
    !/[.!?:;]$/.test(raw) &&
    !isDateAlone(next.trim()) &&
    findPeriod(next.trim())?.from !== 0
  );
}

/** Below the text of a long item that ends no sentence, and not below its mark. */
function isUnderMark(raw: string, next: string): boolean {
  const isLong = raw.length > LEAST_ITEM && !/[.!?:;]$/.test(raw);
  return isLong && MARK.test(raw) && indentOf(next) > indentOf(raw);
}

/** What names a house or a position is whole, however full its line is. */
function isOpen(raw: string, next: string, paragraph: string): boolean {
  if (MARK.test(paragraph) || paragraph !== raw || SMALL.test(next.trim())) return true;
  if (/[,&–/-]$/u.test(raw)) return true;
  return SMALL_LAST.test(raw) && !isWrittenAsName(raw) && positionScore(raw) === 0;
}

/** A date alone at the right, below a name that left it no room. */
function isDateBelow(raw: string, next: string): boolean {
  return (
    raw.trim() !== '' &&
    indentOf(next) - indentOf(raw) > FAR_IN &&
    findPeriod(raw) === undefined &&
    isDateAlone(next.trim())
  );
}
