import type { VerdictClass } from './class.types.ts';

/** What is wrong in right-to-left text only, or in another way there. */
const rtl = (
  id: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({
  id,
  why,
  kind: 'rtl',
  expect: 'bad',
  place: 'inline',
  only: ['ar', 'he'],
  ...rest,
});

const words = (text: string) => text.split(' ');

export const RTL_CLASSES: readonly VerdictClass[] = [
  rtl('letter-boxes', 'Each letter is a box with a margin.', {
    css: '.l{display:inline-block;margin:0 .2em}',
    html: ({ halves }) =>
      [...halves.join('')].map((letter) => `<span class="l">${letter}</span>`).join(''),
  }),
  rtl('spaced', 'Letters stand apart; joined ones cannot.', {
    only: ['he'],
    css: '.wide{letter-spacing:.5em}',
    html: ({ halves }) => `<span class="wide">${halves.join('')}</span>`,
  }),
  rtl('forced-left', 'A sentence is forced to run from left to right.', {
    css: '.over{unicode-bidi:bidi-override;direction:ltr}',
    html: ({ before }) => `<span class="over">${before}</span>`,
  }),
  rtl('boxes-left', 'Words are boxes in a line from left to right.', {
    place: 'block',
    css: '.boxes{direction:ltr}.boxes span{display:inline-block}',
    html: ({ before }) =>
      `<p class="boxes">${words(before)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</p>`,
  }),
  rtl('flex-left', 'Words are items in a line from left to right.', {
    place: 'block',
    css: '.items{direction:ltr;display:flex;gap:.3em;flex-wrap:wrap}',
    html: ({ before }) =>
      `<p class="items">${words(before)
        .map((word) => `<span>${word}</span>`)
        .join(' ')}</p>`,
  }),
  rtl(
    'half-boxes',
    'Halves of a word are boxes, so that they change places in a line from the left.',
    {
      place: 'block',
      css: '.boxes{direction:ltr}.boxes span{display:inline-block}',
      html: ({ halves: [a, b] }) => `<p class="boxes"><span>${a}</span><span>${b}</span></p>`,
    },
  ),
  rtl('lifted-word', 'A word of a sentence is lifted above its line.', {
    css: '.up{position:relative;top:-1.3em}',
    html: ({ pair: [a, b], halves }) => `${a} <span class="up">${b}</span> ${halves.join('')}`,
  }),
];
