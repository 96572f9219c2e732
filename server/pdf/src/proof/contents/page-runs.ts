import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { ContentMark } from './content-marks.ts';
import { NO_GLYPH } from '../../text/fold-text.ts';

/** A piece of text in one font and at one place. */
export interface TextRun {
  /** Its place in the order of painting. */
  number: number;
  page: number;
  /** As a reader gives it back; white space is where words part, a line break ends a line. */
  text: string;
  /** The name of its font for pdf.js; '' for white space. */
  font: string;
  /** The marked content that it belongs to, if any. */
  content: string | undefined;
  /** The middle of the run, in points from the lower left corner. */
  x: number;
  y: number;
  /** Its glyphs themselves say a character for private use, or none. */
  isUnmapped?: boolean;
}

/** For private use, or in the place of what nobody knows. */
const UNMAPPED = /[\p{Co}\ufffc\ufffd]/u;

/** A run and the innermost of the page's marks that it stands in. */
export interface PageRun extends Omit<TextRun, 'number' | 'page'> {
  mark: ContentMark | undefined;
}

interface OpenMark {
  content: string | undefined;
  /** Stands for all glyphs up to the end of the mark; '' once it has been given back. */
  instead: string | undefined;
  mark: ContentMark | undefined;
}

/** What is not drawn within a line, with the glyph of a blank: pdf.js reads one. */
const NOT_DRAWN = /^\u00ad+$/;

/**
 * The text of a page as painted. Where marked content says what its glyphs stand for, that is its text, as the
 * standard has it and as pdf.js has not.
 */
export function pageRuns(
  { items }: Pick<TextContent, 'items'>,
  marks: readonly ContentMark[],
): PageRun[] {
  const begins = items.filter((item) => 'type' in item && item.type !== 'endMarkedContent');
  const trusted = begins.length === marks.length ? marks : [];
  const open: OpenMark[] = [];
  const runs: PageRun[] = [];
  let begun = 0;
  let isNotDrawn = false;
  for (const item of items) {
    if ('str' in item) {
      const run = textRun(item, open.at(-1));
      if (run && !(isNotDrawn && isNoBlank(item))) runs.push(run);
      isNotDrawn = false;
    } else if (item.type === 'endMarkedContent')
      isNotDrawn = NOT_DRAWN.test(open.pop()?.instead ?? '');
    else {
      const above = open.at(-1);
      const mark = trusted[begun];
      begun += 1;
      const content = item.id ?? above?.content;
      open.push({ content, instead: insteadOf(mark) ?? above?.instead, mark });
    }
  }
  return runs;
}

/** Narrower than any space, in ems. */
const NO_BLANK = 0.1;

function isNoBlank({ str, width, hasEOL, transform }: TextItem): boolean {
  return str === ' ' && !hasEOL && width < NO_BLANK * Math.abs(Number(transform[0]));
}

function insteadOf(mark: ContentMark | undefined): string | undefined {
  if (mark?.actualText === undefined) return undefined;
  return mark.noGlyph ? NO_GLYPH : mark.actualText;
}

function textRun(item: TextItem, open: OpenMark | undefined): PageRun | undefined {
  const [, , , height = 0, x = 0, y = 0] = item.transform.map(Number);
  const isGap = item.str.trim() === '';
  let text = item.str;
  if (!isGap && open?.instead !== undefined) {
    text = open.instead;
    open.instead = '';
  }
  if (item.hasEOL) text += '\n';
  if (text === '') return undefined;
  const middle = { x: x + item.width / 2, y: y + height / 4 };
  const font = isGap ? '' : item.fontName;
  const about = { content: open?.content, mark: open?.mark, ...middle };
  return { text, font, ...about, ...(UNMAPPED.test(item.str) && { isUnmapped: true }) };
}
