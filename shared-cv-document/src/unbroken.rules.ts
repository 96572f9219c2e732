import { html, type Markup } from '@sastre/shared-html';
import { fontPairOf } from './fonts/font-pairs.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Words with a hyphen in them, and what touches them: "OpenShift-Objekten,", "(15-20". Addresses may be broken anywhere. */
const COMPOUND = /(?<!\S)(?!\S*(?:@|:\/\/))\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*(?: %)?/gu;
/** No other font is so much wider that a compound would not fit its column. */
const SOURCE = fontPairOf('source');
/** Up to so many ems a compound stays on one line; a longer one would leave too much of the line before it white. */
const LONGEST = { side: 12, wide: 20 };

/** A text whose compounds and ranges of numbers are never broken at their hyphen, so that no page ends there either. */
export function unbroken(text: string, column: RenderContext['column']): Markup {
  const parts: Markup[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(COMPOUND)) {
    if (!holds(word, column)) continue;
    parts.push(html`${text.slice(start, index)}<span class="nb">${word}</span>`);
    start = index + word.length;
  }
  return html`${parts}${text.slice(start)}`;
}

/** The same for the texts of markup. */
export function unbrokenMarkup(markup: string, column: RenderContext['column']): string {
  return markup.replace(/(<[^>]*>)|[^<]+/g, (text, tag?: string) =>
    tag === undefined
      ? text.replace(COMPOUND, (word) =>
          holds(word, column) ? `<span class="nb">${word}</span>` : word,
        )
      : tag,
  );
}

function holds(word: string, column: RenderContext['column']): boolean {
  return textWidth(word, SOURCE.text) <= LONGEST[column];
}
