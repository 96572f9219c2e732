import { html, type Markup } from '@sastre/shared-html';
import { fontPairOf } from './fonts/font-pairs.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Words with a hyphen in them, and what touches them: "OpenShift-Objekten,", "(15-20". Addresses may be broken anywhere. */
const COMPOUND = /(?<!\S)(?!\S*(?:@|:\/\/))\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*(?: %)?/gu;
/** A word of one letter, and the next one: "w firmie", "o tym", "I lead". Nothing of it is left alone at the end of a line. */
const LONE_LETTER = /(?<!\S)(?:\p{L} )+\S+/gu;
/** Both, and words of Hangul, which a text of other scripts has a few of: only a Korean document keeps all of its own whole. */
const HELD = new RegExp(`${LONE_LETTER.source}|${COMPOUND.source}`, 'gu');
const HELD_OR_HANGUL = new RegExp(`${HELD.source}|(?<!\\S)\\p{Script=Hangul}{2,}(?!\\S)`, 'gu');
const HANGUL = /\p{Script=Hangul}/gu;
/** No other font is so much wider that a compound would not fit its column. */
const SOURCE = fontPairOf('source');
/** Up to so many ems a compound stays on one line; a longer one would leave too much of the line before it white. */
const LONGEST = { side: 12, wide: 20 };

/**
 * A text whose compounds and ranges of numbers are never broken at their hyphen, so that no page ends there either, and
 * whose words of one letter stay with the next one.
 */
export function unbroken(text: string, column: RenderContext['column']): Markup {
  const parts: Markup[] = [];
  let start = 0;
  for (const { 0: word, index } of text.matchAll(wholeIn(text))) {
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
      ? text.replace(wholeIn(text), (word) =>
          holds(word, column) ? `<span class="nb">${word}</span>` : word,
        )
      : tag,
  );
}

/** What is kept whole in a text. */
function wholeIn(text: string): RegExp {
  const hangul = text.match(HANGUL)?.length ?? 0;
  return hangul > 0 && hangul < text.length / 2 ? HELD_OR_HANGUL : HELD;
}

function holds(word: string, column: RenderContext['column']): boolean {
  return textWidth(word, SOURCE.text) <= LONGEST[column];
}
