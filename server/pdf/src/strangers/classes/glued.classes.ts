import type { VerdictClass } from './class.types.ts';

/** Two words that stand without a gap, or without one that programs see. */
const glued = (
  id: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({
  id,
  why,
  kind: 'glued',
  expect: 'bad',
  place: 'inline',
  only: ['en', 'de', 'ru', 'he', 'ar', 'ko'],
  ...rest,
});

export const GLUED_CLASSES: readonly VerdictClass[] = [
  glued('word-spacing', 'The space between two words is taken back.', {
    css: '.near{word-spacing:-.3em}',
    html: ({ pair }) => `<span class="near">${pair.join(' ')}</span>`,
  }),
  glued('space-of-no-size', 'The space between two words has no size.', {
    css: '.none{font-size:0}',
    html: ({ pair: [a, b] }) => `<span>${a}</span><span class="none"> </span><span>${b}</span>`,
  }),
  glued('inline-items', 'Items of a list in a line, with nothing between them.', {
    place: 'block',
    css: '.line{padding:0;list-style:none}.line li{display:inline}',
    html: ({ pair }) => `<ul class="line">${pair.map((word) => `<li>${word}</li>`).join('')}</ul>`,
  }),
  glued('inline-blocks', 'Boxes in a line, with nothing between them.', {
    css: '.box{display:inline-block}',
    html: ({ pair }) => pair.map((word) => `<span class="box">${word}</span>`).join(''),
  }),
  glued('flex-no-gap', 'Items without a gap.', {
    place: 'block',
    css: '.flex{display:flex}',
    html: ({ pair }) =>
      `<div class="flex">${pair.map((word) => `<span>${word}</span>`).join('')}</div>`,
  }),
  glued('grid-no-gap', 'Cells of a grid without a gap.', {
    place: 'block',
    css: '.grid{display:grid;grid-template-columns:max-content max-content}',
    html: ({ pair }) =>
      `<div class="grid">${pair.map((word) => `<span>${word}</span>`).join('')}</div>`,
  }),
  glued('cells-no-padding', 'Cells without padding.', {
    place: 'block',
    css: 'table{border-spacing:0;border-collapse:collapse}td{padding:0}',
    html: ({ pair }) =>
      `<table><tr>${pair.map((word) => `<td>${word}</td>`).join('')}</tr></table>`,
  }),
  glued('negative-margin', 'A margin takes the space back.', {
    css: '.back{margin-left:-.3em;margin-right:-.3em}',
    html: ({ pair: [a, b] }) => `${a} <span class="back">${b}</span>`,
  }),
  glued('relative', 'A word is moved over the space.', {
    css: '.back{position:relative;left:-.26em}.back-r{position:relative;left:.26em}',
    html: ({ pair: [a, b], dir }) =>
      `${a} <span class="${dir === 'rtl' ? 'back-r' : 'back'}">${b}</span>`,
  }),
  glued('floats', 'Floats in a line, with nothing between them.', {
    place: 'block',
    css: '.all::after{content:"";display:block;clear:both}.all span{float:left}.all[dir=rtl] span{float:right}',
    html: ({ pair, dir }) =>
      `<div class="all" dir="${dir}">${pair.map((word) => `<span>${word}</span>`).join('')}</div>`,
  }),
];
