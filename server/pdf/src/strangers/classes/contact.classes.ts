import type { VerdictClass } from './class.types.ts';

/** An address or a number that a person reads as one is not one to a program. */
const broken = (
  id: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({ id, why, kind: 'broken-contact', expect: 'bad', place: 'block', ...rest });

const LATIN = ['en', 'de', 'ru', 'he', 'ja'];

export const CONTACT_CLASSES: readonly VerdictClass[] = [
  broken('mail-br-at', 'A break behind the @.', {
    html: ({ email: [a, b] }) => `<p>${a}@<br>${b}</p>`,
  }),
  broken('mail-br-before-at', 'A break before the @.', {
    html: ({ email: [a, b] }) => `<p>${a}<br>@${b}</p>`,
  }),
  broken('mail-br-dot', 'A break behind a dot of the address.', {
    html: ({ email: [a, b] }) => {
      const [host = '', ...rest] = b.split('.');
      return `<p>${a}@${host}.<br>${rest.join('.')}</p>`;
    },
  }),
  broken('mail-link-br', 'A break within a linked address.', {
    html: ({ email: [a, b] }) => `<p><a href="mailto:${a}@${b}">${a}@<br>${b}</a></p>`,
  }),
  broken('mail-wbr', 'The address may break at the @, and the column is narrow.', {
    css: '.narrow{width:30mm}',
    html: ({ email: [a, b] }) => `<p class="narrow">${a}-assistant@<wbr>mail-${b}</p>`,
  }),
  broken('mail-own-hyphen', 'The address breaks at its own hyphen.', {
    css: '.narrow{width:26mm}',
    html: ({ email: [a, b] }) => `<p class="narrow">${a}@office-of-${b}</p>`,
  }),
  broken('mail-shy', 'The address is hyphenated.', {
    css: '.narrow{width:26mm}',
    html: ({ email: [a, b] }) => `<p class="narrow">${a}@communi&shy;cations.${b}</p>`,
  }),
  broken('mail-anywhere', 'The address breaks where the column ends.', {
    css: '.narrow{width:24mm;overflow-wrap:anywhere}',
    html: ({ email: [a, b] }) => `<p class="narrow">${a}assistant@${b}</p>`,
  }),
  broken('mail-blocks', 'The two parts are blocks.', {
    css: '.part{display:block}',
    html: ({ email: [a, b] }) =>
      `<p><span class="part">${a}@</span><span class="part">${b}</span></p>`,
  }),
  broken('mail-margins', 'The @ stands in a gap.', {
    css: '.at{margin:0 .6em}',
    html: ({ email: [a, b] }) => `<p>${a}<span class="at">@</span>${b}</p>`,
  }),
  broken('mail-cells', 'The two parts are cells.', {
    html: ({ email: [a, b] }) => `<table><tr><td>${a}</td><td>@${b}</td></tr></table>`,
  }),
  broken('mail-flex', 'The parts are items with a gap.', {
    css: '.flex{display:flex;gap:5pt}',
    html: ({ email: [a, b] }) =>
      `<div class="flex"><span>${a}</span><span>@</span><span>${b}</span></div>`,
  }),
  broken('mail-order', 'The two parts are written in the other order.', {
    css: '.flex{display:flex}.b{order:2}.a{order:1}',
    html: ({ email: [a, b] }) =>
      `<div class="flex" dir="ltr"><span class="b">@${b}</span><span class="a">${a}</span></div>`,
  }),
  broken('mail-backwards', 'The address is written backwards and shown forwards.', {
    only: LATIN,
    css: '.back{unicode-bidi:bidi-override;direction:rtl}',
    html: ({ email }) =>
      `<p><span class="back">${[...email.join('@')].reverse().join('')}</span></p>`,
  }),
  broken('mail-spaced', 'The letters of the address stand apart.', {
    css: '.wide{letter-spacing:.45em}',
    html: ({ email }) => `<p class="wide">${email.join('@')}</p>`,
  }),
  broken('mail-pages', 'The address goes on on the next page.', {
    css: '.next{display:block;break-before:page}',
    html: ({ email: [a, b] }) => `<div>${a}@<span class="next">${b}</span></div>`,
  }),
  broken('mail-glued', 'The address stands against the number.', {
    css: '.line{padding:0;list-style:none}.line li{display:inline}',
    html: ({ email, phone }) =>
      `<ul class="line" dir="ltr"><li>${email.join('@')}</li><li>${phone.join(' ').replace('+', '00')}</li></ul>`,
  }),
  broken('phone-br', 'A break within a telephone number.', {
    html: ({ phone: [a, b] }) => `<p dir="ltr">${a}<br>${b}</p>`,
  }),
  broken('phone-wraps', 'A telephone number wraps at a space.', {
    css: '.narrow{width:21mm}',
    html: ({ phone }) => `<p class="narrow" dir="ltr">${phone.join(' ')}</p>`,
  }),
  broken('phone-hyphens', 'A telephone number breaks at its hyphens.', {
    css: '.narrow{width:20mm}',
    html: ({ phone }) => `<p class="narrow" dir="ltr">${phone.join(' ').replaceAll(' ', '-')}</p>`,
  }),
  broken('phone-link', 'A linked telephone number wraps.', {
    css: '.narrow{width:21mm}',
    html: ({ phone }) =>
      `<p class="narrow" dir="ltr"><a href="tel:${phone.join('').replaceAll(' ', '')}">${phone.join(' ')}</a></p>`,
  }),
  broken('phone-blocks', 'The groups of a telephone number are blocks.', {
    css: '.part{display:block}',
    html: ({ phone: [a, b] }) => `<p dir="ltr">${a}<span class="part">${b}</span></p>`,
  }),
  broken('phone-grid', 'The groups of a number are rows of a grid.', {
    css: '.grid{display:grid}',
    html: ({ phone: [a, b] }) =>
      `<div class="grid" dir="ltr"><span>${a}</span><span>${b}</span></div>`,
  }),
  broken('phone-order', 'The groups of a number are written in the other order.', {
    css: '.flex{display:flex;gap:.3em}.b{order:2}.a{order:1}',
    html: ({ phone: [a, b] }) =>
      `<p class="flex" dir="ltr"><span class="b">${b}</span> <span class="a">${a}</span></p>`,
  }),
  broken('url-br', 'A break within a word of an address.', {
    html: ({ url: [a, b] }) => `<p dir="ltr">${a.slice(0, -4)}<br>${a.slice(-4)}${b}</p>`,
  }),
  broken('url-anywhere', 'An address breaks within a word.', {
    css: '.narrow{width:24mm;overflow-wrap:anywhere;word-break:break-all}',
    html: ({ url }) =>
      `<p class="narrow" dir="ltr">${url.join('').replaceAll('-', '').replaceAll('.', '')}</p>`,
  }),
  broken('url-shy', 'An address is hyphenated: the sign is no part of it.', {
    css: '.narrow{width:26mm}',
    html: ({ url }) =>
      `<p class="narrow" dir="ltr">${url[0].slice(0, -4)}&shy;${url[0].slice(-4)}</p>`,
  }),
  broken('url-margin', 'A gap within an address.', {
    css: '.gap{margin-left:.6em}',
    html: ({ url: [a, b] }) => `<p dir="ltr">${a}<span class="gap">${b}</span></p>`,
  }),
];
