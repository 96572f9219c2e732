import type { VerdictClass } from './class.types.ts';

/** Scripts that part words by spaces: elsewhere a line may end anywhere. */
const SPACED = ['en', 'de', 'ru', 'ar', 'he', 'ko'];

/** A word that a person reads as one stands in pieces. */
const torn = (
  id: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({
  ...{ id, why, kind: 'torn', expect: 'bad', place: 'inline', only: SPACED },
  ...rest,
});

/** Where a list of words tells whether a break parts two words or one. */
const LISTED = ['en'];
/** Scripts whose letters do not join, and which part words by spaces. */
const PARTED = ['en', 'de', 'ru', 'he', 'ko'];
const letters = (word: string, around: (letter: string) => string) =>
  [...word].map(around).join('');

export const TORN_CLASSES: readonly VerdictClass[] = [
  torn('br', 'A line break within a word.', {
    only: LISTED,
    html: ({ halves: [a, b] }) => `${a}<br>${b}`,
  }),
  torn('br-in-bold', 'A line break within a bold word.', {
    only: LISTED,
    html: ({ halves: [a, b] }) => `<b>${a}<br>${b}</b>`,
  }),
  torn('block-half', 'The second half of a word is a block.', {
    css: '.half{display:block}',
    html: ({ halves: [a, b] }) => `${a}<span class="half">${b}</span>`,
  }),
  torn('inline-block-margin', 'Half an em of margin within a word.', {
    css: '.half{display:inline-block;margin-left:.5em;margin-right:.5em}',
    html: ({ halves: [a, b] }) => `${a}<span class="half">${b}</span>`,
  }),
  torn('inline-padding', 'Padding within a word.', {
    css: '.half{padding:0 .45em}',
    html: ({ halves: [a, b] }) => `${a}<b class="half">${b}</b>`,
  }),
  torn('grid-letters', 'Each letter has a cell of its own.', {
    place: 'block',
    only: PARTED,
    css: '.grid{display:grid;grid-auto-flow:column;grid-auto-columns:14pt;justify-content:start}',
    html: ({ halves }) =>
      `<div class="grid">${letters(halves.join(''), (letter) => `<span>${letter}</span>`)}</div>`,
  }),
  torn('letter-spacing', 'Letters stand half an em apart.', {
    only: PARTED,
    css: '.wide{letter-spacing:.5em}',
    html: ({ halves }) => `<span class="wide">${halves.join('')}</span>`,
  }),
  torn('letter-margins', 'Each letter is an element with a margin.', {
    only: PARTED,
    css: '.wide i{font-style:normal;margin-right:.4em}',
    html: ({ halves }) =>
      `<span class="wide">${letters(halves.join(''), (letter) => `<i>${letter}</i>`)}</span>`,
  }),
  torn('letter-blocks', 'Each letter is a block.', {
    place: 'block',
    css: '.tall span{display:block}',
    html: ({ halves }) =>
      `<div class="tall">${letters(halves.join(''), (letter) => `<span>${letter}</span>`)}</div>`,
  }),
  torn('wbr', 'A word may break where nobody sees why, and does.', {
    css: '.narrow{display:inline-block;width:1em}',
    html: ({ halves: [a, b] }) => `<span class="narrow">${a}<wbr>${b}</span>`,
  }),
  torn('zero-width-space', 'A space without width, and a narrow column.', {
    css: '.narrow{display:inline-block;width:1em}',
    html: ({ halves: [a, b] }) => `<span class="narrow">${a}\u200b${b}</span>`,
  }),
  torn('break-all', 'Words break at any letter.', {
    place: 'block',
    only: ['en', 'de', 'ru', 'ar', 'he', 'ko'],
    css: '.narrow{width:3em;word-break:break-all}',
    html: ({ halves, pair }) => `<p class="narrow">${halves.join('')} ${pair.join(' ')}</p>`,
  }),
  torn('anywhere', 'A column narrower than its word.', {
    place: 'block',
    only: ['en', 'de', 'ru', 'ar', 'he', 'ko'],
    css: '.narrow{width:2.5em;overflow-wrap:anywhere;line-break:anywhere}',
    html: ({ halves }) => `<p class="narrow">${halves.join('')}</p>`,
  }),
  torn('hyphen-unseen', 'Hyphenated with a sign that is nothing.', {
    only: ['en', 'de', 'ru'],
    css: '.narrow{display:inline-block;width:1em;hyphens:manual;hyphenate-character:""}',
    html: ({ halves: [a, b] }) => `<span class="narrow">${a}&shy;${b}</span>`,
  }),
  torn('float-half', 'The first half floats, the second one follows far away.', {
    place: 'block',
    css: '.left{float:left;margin-right:2em}.all::after{content:"";display:block;clear:both}',
    html: ({ halves: [a, b] }) => `<div class="all"><span class="left">${a}</span>${b}</div>`,
  }),
  torn('relative-half', 'The second half is moved to the side.', {
    css: '.moved{position:relative;left:.6em}.moved-r{position:relative;right:.6em}',
    html: ({ halves: [a, b], dir }) =>
      `${a}<span class="${dir === 'rtl' ? 'moved-r' : 'moved'}">${b}</span> `,
  }),
  torn('raised-half', 'The second half is set a line higher.', {
    css: '.up{position:relative;top:-1.2em}',
    html: ({ halves: [a, b] }) => `${a}<span class="up">${b}</span>`,
  }),
  torn('columns', 'A word goes on in the next column.', {
    place: 'block',
    css: '.cols{columns:2;column-gap:8mm}.cols span{display:block;break-after:column}',
    html: ({ halves: [a, b] }) => `<div class="cols"><span>${a}</span>${b}</div>`,
  }),
  torn('pages', 'A word goes on on the next page.', {
    place: 'block',
    css: '.next{display:block;break-before:page}',
    html: ({ halves: [a, b] }) => `<div>${a}<span class="next">${b}</span></div>`,
  }),
  torn('drop-letter', 'The first letter hangs far before its word.', {
    place: 'block',
    only: PARTED,
    css: '.drop{float:left;font-size:24pt;line-height:1;margin-right:8pt}.drop-r{float:right;font-size:24pt;line-height:1;margin-left:8pt}',
    html: ({ halves, dir, after }) => {
      const [first = '', ...rest] = [...halves.join('')];
      return `<p><span class="${dir === 'rtl' ? 'drop-r' : 'drop'}">${first}</span>${rest.join('')} ${after}</p>`;
    },
  }),
];
