import { filled } from './filled.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import type { RenderContext } from './render-context.ts';
import type { Template } from './templates/template.types.ts';
import { textWidth } from './text-width.rules.ts';

const { text: SOURCE } = fontPairOf('source');
/** Ems of a full line, rather too few: in a sidebar and beside one; on a page of one column by what the measure leaves. */
const LINE = { side: 13, wide: 32 };
const LESS = 2;
/**
 * An entry whose body has no more lines is not parted: two of them would not stand on either page. With more of them a page
 * would end early although the head and what follows it have room there.
 */
const FEW_LINES = 3;

/** Ems of a line where a section stands. */
export function roomOf(context: {
  column: RenderContext['column'];
  template: Pick<Template, 'columns' | 'measure'>;
}): number {
  const { columns, measure } = context.template;
  return columns === 'one' ? measure - LESS : LINE[context.column];
}

/** About how many lines a text takes; each of its own lines begins one. */
export function linesOf(text: string, room: number): number {
  const lines = text.split('\n').filter(filled);
  return lines.reduce((sum, line) => sum + Math.ceil(textWidth(line, SOURCE) / room), 0);
}

/** Whether an entry stays whole, by the texts below its head. */
export function isShortEntry(texts: readonly string[], room: number): boolean {
  return texts.reduce((sum, text) => sum + linesOf(text, room), 0) <= FEW_LINES;
}

/** Whether a text takes no more than a line: alone it begins and ends no page. */
export function isOneLine(text: string, room: number): boolean {
  return linesOf(text, room) <= 1;
}

/**
 * Whether a bullet or paragraph stays on one page: Chromium gives up `widows` where it would break `orphans`, and the last of
 * three lines would begin a page alone.
 */
export function staysWhole(text: string, room: number): boolean {
  return linesOf(text, room) === FEW_LINES;
}

/** Two entries of two lines each, as courses are: one of them alone begins no page. */
const PAIR = { entries: 2, lines: 4 };

/** Whether entries are two that stay together with their heading. */
export function isShortPair(
  entries: readonly {
    head: string;
    organisation: string;
    place: string;
    texts?: readonly string[];
  }[],
  room: number,
): boolean {
  if (entries.length !== PAIR.entries) return false;
  const lines = entries.flatMap(({ head, organisation, place, texts = [] }) =>
    [head, `${organisation} ${place}`, ...texts].map((text) => linesOf(text, room)),
  );
  return lines.reduce((sum, one) => sum + one, 0) <= PAIR.lines;
}
