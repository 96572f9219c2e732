import { UNSPACED } from './korean.rules.ts';

const HAN = UNSPACED.source;
const LATIN = '[A-Za-z0-9\u00c0-\u024f]';
const BEHIND = new RegExp(`(?<=${LATIN})${HAN}`, 'u');
const AHEAD = new RegExp(`${HAN}(?=${LATIN})`, 'u');
const BESIDE = new RegExp(`${BEHIND.source}|${AHEAD.source}`, 'gu');
const TAGS = /(<[^>]*>)/;

/**
 * Markup in which a Han letter or kana beside a Latin letter or a figure says so, for the sheet to part them by a little
 * (`hb`: before it, `ha`: after it). Letters of two elements are left as they are.
 *
 * `text-autospace` has a gap of an eighth of an em, which readers that go by places take for a space.
 */
export function withHanGaps(markup: string): string {
  if (markup.search(BESIDE) < 0) return markup;
  const parts = markup.split(TAGS);
  return parts.map((part, index) => (index % 2 === 0 ? parted(part) : part)).join('');
}

function parted(text: string): string {
  return text.replace(BESIDE, (letter: string, at: number) => {
    const around = text.slice(Math.max(0, at - 1), at + letter.length + 1);
    const sides = [BEHIND.test(around) && 'hb', AHEAD.test(around) && 'ha'];
    return `<span class="${sides.filter((side) => side !== false).join(' ')}">${letter}</span>`;
  });
}
