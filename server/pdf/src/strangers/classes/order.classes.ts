import type { VerdictClass } from './class.types.ts';

/** What a person reads in one order, a program reads in another. */
const order = (
  id: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({ id, why, kind: 'order', expect: 'bad', place: 'block', ...rest });

const words = (text: string) => text.split(' ');
/** Scripts that part words by spaces, so that a sentence has words to exchange. */
const SPACED = ['en', 'de', 'ru', 'ar', 'he', 'ko'];

export const ORDER_CLASSES: readonly VerdictClass[] = [
  order('row-reverse', 'A sentence is laid out backwards, word by word.', {
    only: SPACED,
    css: '.back{display:flex;flex-direction:row-reverse;justify-content:flex-end;gap:.3em;flex-wrap:wrap}',
    html: ({ before }) =>
      `<div class="back">${words(before)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</div>`,
  }),
  order('column-reverse', 'Paragraphs are stacked from below.', {
    css: '.back{display:flex;flex-direction:column-reverse}',
    html: ({ before, after }) => `<div class="back"><p>${after}</p><p>${before}</p></div>`,
  }),
  order('flex-order', 'The second paragraph comes first.', {
    css: '.flex{display:flex;flex-direction:column}.second{order:-1}',
    html: ({ before, after }) =>
      `<div class="flex"><p>${after}</p><p class="second">${before}</p></div>`,
  }),
  order('wrap-reverse', 'Lines of items from below.', {
    only: SPACED,
    css: '.back{display:flex;flex-wrap:wrap-reverse;gap:4pt .3em;width:60mm}',
    html: ({ before }) =>
      `<div class="back">${words(before)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</div>`,
  }),
  order('grid-rows', 'Rows of a grid are exchanged.', {
    css: '.grid{display:grid}.down{grid-row:2}.up{grid-row:1}',
    html: ({ before, after }) =>
      `<div class="grid"><p class="down">${after}</p><p class="up">${before}</p></div>`,
  }),
  order('grid-areas', 'Areas of a grid are exchanged.', {
    css: '.grid{display:grid;grid-template-areas:"a" "b"}.b{grid-area:b}.a{grid-area:a}',
    html: ({ before, after }) =>
      `<div class="grid"><p class="b">${after}</p><p class="a">${before}</p></div>`,
  }),
  order('grid-words', 'Words of a line are put into columns in another order.', {
    only: SPACED,
    css: '.grid{display:grid;grid-auto-columns:max-content;gap:0 .3em}.grid span{grid-row:1}.c1{grid-column:1}.c2{grid-column:2}.c3{grid-column:3}',
    html: ({ pair: [a, b], halves }) =>
      `<div class="grid"><span class="c3">${halves.join('')}</span> <span class="c1">${a}</span> <span class="c2">${b}</span></div>`,
  }),
  order('floats-right', 'Words float to the same side: the last one is read first.', {
    only: ['en', 'de', 'ru'],
    css: '.all::after{content:"";display:block;clear:both}.all span{float:right;margin-left:.3em}',
    html: ({ before }) =>
      `<div class="all">${words(before)
        .slice(0, 5)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</div>`,
  }),
  order('relative-lines', 'Two paragraphs change places.', {
    css: '.down{position:relative;top:22pt}.up{position:relative;top:-22pt}.plain p{margin:0;line-height:16pt;height:22pt}',
    html: ({ pair, halves }) =>
      `<div class="plain"><p class="down">${pair.join(' ')}</p><p class="up">${halves.join('')}</p></div>`,
  }),
  order('absolute-lines', 'Lines are placed by hand, from below.', {
    css: '.place{position:relative;height:70pt}.place p{position:absolute;margin:0}.y1{top:0}.y2{top:22pt}.y3{top:44pt}',
    html: ({ pair, halves, name }) =>
      `<div class="place"><p class="y3">${pair.join(' ')}</p><p class="y1">${halves.join('')}</p><p class="y2">${name}</p></div>`,
  }),
  order('negative-margin', 'A paragraph is lifted over the one before.', {
    css: '.first{margin:24pt 0 0;height:20pt}.lifted{margin:-44pt 0 30pt;height:20pt}',
    html: ({ pair, halves }) =>
      `<p class="first">${pair.join(' ')}</p><p class="lifted">${halves.join('')}</p>`,
  }),
  order('other-way', 'Boxes of a sentence run against its script.', {
    only: ['en', 'de', 'ru'],
    css: '.boxes span{display:inline-block}',
    html: ({ before }) =>
      `<p class="boxes" dir="rtl">${words(before)
        .slice(0, 5)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</p>`,
  }),
  order('override', 'Letters are forced to run backwards.', {
    only: ['en', 'de', 'ru'],
    css: '.over{unicode-bidi:bidi-override;direction:rtl}',
    html: ({ before }) => `<p><span class="over">${[...before].reverse().join('')}</span></p>`,
  }),
  order('bdo', 'A word is forced to run backwards.', {
    only: ['en', 'de', 'ru'],
    place: 'inline',
    html: ({ halves }) => `<bdo dir="rtl">${[...halves.join('')].reverse().join('')}</bdo>`,
  }),
  order('table-groups', 'The head of a table is written last and shown first.', {
    css: '.head{display:table-header-group}.body{display:table-row-group}.rows{display:table}.rows span{display:table-cell}',
    html: ({ before, after }) =>
      `<div class="rows"><div class="body"><div><span>${after}</span></div></div><div class="head"><div><span>${before}</span></div></div></div>`,
  }),
  order('section-up', 'A section is placed above the ones before it.', {
    css: '.flex{display:flex;flex-direction:column}.top{order:-1}',
    html: ({ headings: [a, b], before, after }) =>
      `<div class="flex"><section><h2>${a}</h2><p>${before}</p></section><section class="top"><h2>${b}</h2><p>${after}</p></section></div>`,
  }),
  order(
    'labels-first',
    'Labels are written in one column, and after them their values in another one.',
    {
      css: '.grid{display:grid;grid-template-columns:50mm 1fr}.grid p{margin:0}',
      html: ({ headings: [a, b], pair }) =>
        `<div class="grid"><div><p>${a}:</p><p>${b}:</p></div><div><p>${pair[0]}</p><p>${pair[1]}</p></div></div>`,
    },
  ),
  order('letters', 'Letters of a word are placed by order.', {
    only: ['en', 'de', 'ru'],
    css: '.flex{display:inline-flex}.l0{order:2}.l1{order:1}',
    html: ({ halves: [a, b] }) =>
      `<p><span class="flex"><span class="l0">${b}</span><span class="l1">${a}</span></span></p>`,
  }),
];
