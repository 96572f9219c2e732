import { html, type Markup } from '@sastre/shared-html';
import { DATES_AT_LEAST } from './date-column.rules.ts';
import { isPaintedAsRead } from './last-words.rules.ts';
import { roomIn } from './name-size.rules.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

/** Of the head of an entry in the sheets, in millimetres, and what bold letters and kerning add. */
const EM = { wide: (10.5 * 25.4) / 72, side: (10 * 25.4) / 72 };
const SLACK = 1.08;
/** What dates take at the end of its line, in millimetres. */
const DATES = 45;

/**
 * A head of two parts that no line holds, each of them on one: "Staatlich geprüfter Techniker," above
 * "Automatisierungstechnik". Undefined where one line holds both, and where one of them needs more than that.
 */
export function inParts(parts: readonly string[], context: RenderContext): Markup | undefined {
  const [first = '', second = ''] = parts;
  const { comma } = context.words;
  if (parts.length !== 2 || !comma.endsWith(' ') || !isPaintedAsRead(first + second))
    return undefined;
  const { column, scale, fonts, template } = context;
  const dates = template.dates === 'start' ? DATES_AT_LEAST : DATES;
  const room = roomIn(context) - (column === 'wide' ? dates : 0);
  const width = (text: string) => textWidth(text, fonts.text) * EM[column] * scale * SLACK;
  const [one, other] = [`${first}${comma.trimEnd()}`, second];
  const fits = [one, other].map(width).every((own) => own <= room);
  if (!fits || width(`${one} ${other}`) <= room) return undefined;
  return html`<span class="nb">${one}</span> <span class="nb">${other}</span>`;
}
