import type { PairFont } from './fonts/font-pairs.ts';
import { FONT_WIDTHS } from './fonts/font-widths.ts';

/** In thousandths of an em, of letters that stand on no Latin one, and of anything else: rather too much. */
const LOWER = 600;
const UPPER = 750;
/** Letters of Georgian and Armenian are wider than those. */
const WIDE = { lower: 800, upper: 850 };
const WIDE_SCRIPTS = /[\p{Script=Georgian}\p{Script=Armenian}]/u;
const OTHER = 1_000;
/** Letters without capitals that are no wider than Latin ones. */
const NARROW = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const FIRST = 0x20;

/** What a text is measured in. */
export type MeasuredFont = Pick<PairFont, 'widths' | 'size'>;

/** About how wide a text is set on one line, in ems; without kerning, which only a few pairs widen. */
export function textWidth(text: string, { widths, size }: MeasuredFont): number {
  const known = FONT_WIDTHS[widths];
  let width = 0;
  // A mark takes no room of its own.
  for (const character of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const at = (character.codePointAt(0) ?? 0) - FIRST;
    const own = known[at];
    width += own === undefined ? guess(character) : own * size;
  }
  return width / 1_000;
}

function guess(character: string): number {
  const { lower, upper } = WIDE_SCRIPTS.test(character) ? WIDE : { lower: LOWER, upper: UPPER };
  if (/\p{Ll}/u.test(character) || NARROW.test(character)) return lower;
  return /\p{Lu}/u.test(character) ? upper : OTHER;
}
