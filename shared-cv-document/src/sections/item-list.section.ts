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
  const { comma: usual, listComma: comma = usual } = context.words;
  const sign = comma.trimEnd();
  const tied = (index: number) => isTied(items, index, context) && html` class="tied"`;
  return html`<ul${className !== '' && html` class="${className}"`}>${items.map(
    ({ text, path, mark }, index) => {
      const name = html`<span dir="auto">${unbroken(text.trim(), context.column)}</span>`;
      if (layout === 'lines') return html`<li${at(context, path)}>${name}${mark}</li>`;
      const isLast = index === items.length - 1;
      // What parts two items has the direction of the page, not that of the item.
      return html`<li${tied(index)}${at(context, path)}><span class="it">${name}${mark}${!isLast && sign}</span>${!isLast && comma.slice(sign.length)}</li>`;
    },
  )}</ul>`;
}

/** Of an item that would be left alone at the end of a line, and of the next one, which has more. */
const SHORT = 2;

/** Whether an item stays with the next one: the last two, so that none is left alone on a line, and one of a letter or two. */
function isTied(items: readonly Item[], index: number, { column }: RenderContext): boolean {
  const both = items.slice(index, index + 2);
  const [one = '', other = ''] = both.map(({ text }) => text.trim());
  const isLast = items.length > 2 && index === items.length - 2;
  const isBrief = one.length <= SHORT && other.length > SHORT && index < items.length - 3;
  const hasMark = both.some(({ mark }) => mark);
  return (isLast || isBrief) && !hasMark && isShort(`${one}, ${other}`, column);
}
