import { html, type Markup } from '@sastre/shared-html';
import { at } from '../places.rules.ts';
import type { RenderContext } from '../render-context.ts';
import { isShort, unbroken } from '../unbroken.rules.ts';

/** A short text of a list, and the path of what it comes from. */
export interface Item {
  text: string;
  path: string;
  /** What stands behind it. */
  mark?: Markup | false | undefined;
}

/**
 * Items one after the other; in the sidebar, and in lists that are laid out so, each on a line of its own. One that fits a
 * line is never parted.
 */
export function itemList(
  context: RenderContext,
  items: readonly Item[],
  layout: 'run-on' | 'lines',
  className = '',
): Markup {
  const { comma } = context.words;
  const sign = comma.trimEnd();
  const isTied = tiesLast(items, context);
  return html`<ul${className !== '' && html` class="${className}"`}>${items.map(
    ({ text, path, mark }, index) => {
      const name = html`<span dir="auto">${unbroken(text.trim(), context.column)}</span>`;
      if (layout === 'lines') return html`<li${at(context, path)}>${name}${mark}</li>`;
      const isLast = index === items.length - 1;
      const tied = isTied && index === items.length - 2 && html` class="tied"`;
      // What parts two items has the direction of the page, not that of the item.
      return html`<li${tied}${at(context, path)}><span class="it">${name}${mark}${!isLast && sign}</span>${!isLast && comma.slice(sign.length)}</li>`;
    },
  )}</ul>`;
}

/** Whether the last two items stay together: a short one would be left alone on the last line. */
function tiesLast(items: readonly Item[], { column }: RenderContext): boolean {
  const last = items.slice(-2);
  const text = last.map((item) => item.text.trim()).join(', ');
  return items.length > 2 && last.every(({ mark }) => !mark) && isShort(text, column);
}
