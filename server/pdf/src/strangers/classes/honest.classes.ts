import type { ClassTexts, VerdictClass } from './class.types.ts';

/** What looks unusual in the source and is right on paper, for people and programs. */
const honest = (
  id: string,
  kind: string,
  why: string,
  rest: Pick<VerdictClass, 'html'> & Partial<VerdictClass>,
): VerdictClass => ({ id, kind, why, expect: 'good', place: 'inline', ...rest });

const whole = ({ halves }: ClassTexts) => halves.join('');
const LATIN = ['en', 'de', 'ru'];
const UNJOINED = [...LATIN, 'he', 'ko', 'ja'];
const SPACED = [...UNJOINED.filter((lang) => lang !== 'ja'), 'ar'];

export const HONEST_CLASSES: readonly VerdictClass[] = [
  honest('half-bold', 'torn', 'Half a word is bold.', {
    only: UNJOINED,
    html: ({ halves: [a, b] }) => `<b>${a}</b>${b}`,
  }),
  honest('half-linked', 'torn', 'Half a word is a link.', {
    only: UNJOINED,
    html: ({ halves: [a, b], url }) => `<a href="${url.join('')}">${a}</a>${b}`,
  }),
  honest('letter-spans', 'torn', 'Each letter is an element, without a gap.', {
    only: UNJOINED,
    html: (texts) => [...whole(texts)].map((letter) => `<span>${letter}</span>`).join(''),
  }),
  honest('slightly-spaced', 'torn', 'Letters a little apart, as in headings.', {
    only: UNJOINED,
    css: '.wide{letter-spacing:.06em}',
    html: (texts) => `<span class="wide">${whole(texts)}</span>`,
  }),
  honest('spaced-capitals', 'torn', 'Capitals with a tenth of an em between them.', {
    only: LATIN,
    css: '.wide{letter-spacing:.1em;text-transform:uppercase}',
    html: (texts) => `<span class="wide">${whole(texts)}</span>`,
  }),
  honest('small-capitals', 'torn', 'Small capitals.', {
    only: LATIN,
    css: '.sc{font-variant-caps:small-caps}',
    html: (texts) => `<span class="sc">${whole(texts)}</span>`,
  }),
  honest('first-letter', 'torn', 'The first letter is larger.', {
    only: LATIN,
    css: '.first b{font-size:1.5em}',
    html: (texts) => `<span class="first"><b>${whole(texts)[0]}</b>${whole(texts).slice(1)}</span>`,
  }),
  honest('soft-hyphen', 'torn', 'Hyphenated at a soft hyphen, which is shown.', {
    only: LATIN,
    place: 'block',
    css: '.narrow{width:24mm}',
    html: ({ halves: [a, b], pair }) => `<p class="narrow">${pair[0]} ${pair[1]} ${a}&shy;${b}</p>`,
  }),
  honest('soft-hyphen-unused', 'torn', 'A soft hyphen that is not needed.', {
    only: LATIN,
    html: ({ halves: [a, b] }) => `${a}&shy;${b}`,
  }),
  honest('own-hyphen', 'torn', 'A compound breaks at its own hyphen.', {
    only: LATIN,
    place: 'block',
    css: '.narrow{width:22mm}',
    html: (texts) => `<p class="narrow">SQL-${whole(texts)}</p>`,
  }),
  honest('justified', 'torn', 'Justified lines of a narrow column.', {
    place: 'block',
    only: SPACED,
    css: '.just{width:60mm;text-align:justify}',
    html: ({ before, after }) => `<p class="just">${before} ${after} ${before}</p>`,
  }),
  honest('raised', 'order', 'A raised and a lowered sign.', {
    only: LATIN,
    html: (texts) => `${whole(texts)}<sup>2</sup> CO<sub>2</sub>`,
  }),
  honest('word-margin', 'glued', 'A margin beside a space.', {
    only: SPACED,
    css: '.gap{margin:0 .3em}',
    html: ({ pair: [a, b] }) => `${a} <span class="gap">|</span> ${b}`,
  }),
  honest('boxes-with-spaces', 'glued', 'Words are boxes with spaces between them.', {
    only: SPACED,
    css: '.box{display:inline-block}',
    html: ({ pair }) => pair.map((word) => `<span class="box">${word}</span>`).join(' '),
  }),
  honest('chips', 'glued', 'Skills in boxes with a gap.', {
    place: 'block',
    css: '.chips{display:flex;flex-wrap:wrap;gap:4pt 8pt;list-style:none;padding:0}.chips li{background:#e6ebf1;padding:1pt 6pt}',
    html: ({ pair, halves }) =>
      `<ul class="chips">${[...pair, halves.join(''), 'SQL', 'React'].map((word) => `<li>${word}</li>`).join('')}</ul>`,
  }),
  honest('separated', 'glued', 'Items in a line with commas.', {
    place: 'block',
    only: SPACED,
    html: ({ pair, halves }) =>
      `<p><span>${pair[0]}</span>, <span>${pair[1]}</span>, <span>${halves.join('')}</span></p>`,
  }),
  honest('tight-words', 'glued', 'Spaces a little narrower.', {
    only: SPACED,
    css: '.near{word-spacing:-.03em}',
    html: ({ pair }) => `<span class="near">${pair.join(' ')}</span>`,
  }),
  honest('wide-words', 'glued', 'Wide spaces.', {
    only: SPACED,
    css: '.far{word-spacing:.6em}',
    html: ({ before }) => `<span class="far">${before}</span>`,
  }),
  honest('dates-right', 'order', 'A title with its dates at the other end of the line.', {
    place: 'block',
    css: '.head{display:flex;justify-content:space-between}',
    html: ({ pair }) =>
      `<div class="head"><h3>${pair.join(' ')}</h3><span dir="ltr">2018 – 2024</span></div>`,
  }),
  honest('dates-first', 'order', 'Dates in a column before the text.', {
    place: 'block',
    css: '.row{display:grid;grid-template-columns:26mm 1fr;column-gap:4mm}',
    html: ({ before, after }) =>
      `<div class="row"><span dir="ltr">2018 – 2024</span><p>${before} ${after}</p></div>`,
  }),
  honest('two-columns', 'order', 'Two columns, one after the other.', {
    place: 'block',
    css: '.two{display:grid;grid-template-columns:1fr 1fr;column-gap:8mm}',
    html: ({ before, after, headings }) =>
      `<div class="two"><div><h2>${headings[0]}</h2><p>${before} ${after}</p></div><div><h2>${headings[1]}</h2><p>${after} ${before}</p></div></div>`,
  }),
  honest('newspaper', 'order', 'Text in columns as in a newspaper.', {
    place: 'block',
    css: '.cols{columns:2;column-gap:8mm}.cols p{break-inside:avoid;margin:0 0 4pt}',
    html: ({ before, after }) =>
      `<div class="cols"><p>${before}</p><p>${after}</p><p>${before}</p><p>${after}</p></div>`,
  }),
  honest('same-order', 'order', 'Order is given, as it stands.', {
    place: 'block',
    css: '.flex{display:flex;flex-direction:column}.a{order:1}.b{order:2}',
    html: ({ before, after }) =>
      `<div class="flex"><p class="a">${before}</p><p class="b">${after}</p></div>`,
  }),
  honest('definitions', 'order', 'Terms and what they mean, in a grid.', {
    place: 'block',
    css: 'dl{display:grid;grid-template-columns:auto 1fr;gap:2pt 8pt}dd{margin:0}',
    html: ({ pair, before, after }) =>
      `<dl><dt>${pair[0]}</dt><dd>${before}</dd><dt>${pair[1]}</dt><dd>${after}</dd></dl>`,
  }),
  honest('table', 'order', 'A table, read by rows.', {
    place: 'block',
    css: 'table{border-spacing:0}td{padding:2pt 8pt}',
    html: ({ pair, halves }) =>
      `<table><tr><td>${pair[0]}</td><td>2018</td></tr><tr><td>${pair[1]}</td><td>2021</td></tr><tr><td>${halves.join('')}</td><td>2024</td></tr></table>`,
  }),
  honest('nudged', 'order', 'A paragraph is moved by a point.', {
    place: 'block',
    css: '.nudge{margin-top:-1pt;padding-left:1pt}',
    html: ({ before, after }) => `<p>${before}</p><p class="nudge">${after}</p>`,
  }),
  honest('indented', 'order', 'A hanging indent.', {
    place: 'block',
    css: '.hang{padding-inline-start:12pt;text-indent:-12pt;width:70mm}',
    html: ({ before, after }) => `<p class="hang">${before} ${after}</p>`,
  }),
  honest('mail-spans', 'broken-contact', 'Parts of an address are elements without a gap.', {
    place: 'block',
    html: ({ email: [a, b] }) => `<p><bdi><span>${a}</span><span>@</span><b>${b}</b></bdi></p>`,
  }),
  honest('mail-unbroken', 'broken-contact', 'The address keeps to its line.', {
    place: 'block',
    css: '.narrow{width:44mm}.keep{white-space:nowrap}',
    html: ({ email, pair }) =>
      `<p class="narrow">${pair.join(' ')} <bdi class="keep">${email.join('@')}</bdi></p>`,
  }),
  honest('phone-unbroken', 'broken-contact', 'The number keeps to its line.', {
    place: 'block',
    css: '.keep{white-space:nowrap}',
    html: ({ phone, email }) =>
      `<p><bdi class="keep" dir="ltr">${phone.join(' ')}</bdi> · <bdi>${email.join('@')}</bdi></p>`,
  }),
  honest('url-slash', 'broken-contact', 'An address breaks behind a slash.', {
    place: 'block',
    css: '.narrow{width:46mm}',
    html: ({ url: [a, b] }) => `<p class="narrow" dir="ltr">${a}/<wbr>${b.slice(1)}-and-more</p>`,
  }),
  honest('grey', 'invisible', 'Dates in a light grey that can be read.', {
    css: '.grey{color:#949494}',
    html: (texts) => `<span class="grey">${whole(texts)}</span>`,
  }),
  honest('band', 'invisible', 'White words on a dark band.', {
    place: 'block',
    css: '.band{background:#1b2a3a;color:#fff;padding:6pt}',
    html: ({ name, role }) => `<div class="band"><p>${name}</p><p>${role}</p></div>`,
  }),
  honest('tinted', 'invisible', 'Words in a colour on a tint of it.', {
    place: 'block',
    css: '.tint{background:#dbe7f3;color:#3c6c9c;padding:4pt}',
    html: ({ before }) => `<p class="tint">${before}</p>`,
  }),
  honest('small', 'tiny', 'A note of six points.', {
    css: '.small{font-size:6pt}',
    html: ({ before }) => `<span class="small">${before}</span>`,
  }),
  honest('tight-lines', 'covered', 'Lines without room between them.', {
    place: 'block',
    css: '.tight{line-height:1.05;width:60mm}',
    html: ({ before, after }) => `<p class="tight">${before} ${after}</p>`,
  }),
  honest('underlined', 'covered', 'Underlined and struck words.', {
    css: '.u{text-decoration:underline;text-decoration-thickness:1pt}',
    html: (texts) => `<span class="u">${whole(texts)}</span>`,
  }),
  honest('ground-behind', 'covered', 'A box with a ground lies behind a line.', {
    place: 'block',
    css: '.mark{background:linear-gradient(#f3e7b0,#f3e7b0);padding:1pt 3pt}',
    html: ({ before }) => `<p><span class="mark">${before}</span></p>`,
  }),
  honest('repeated', 'doubled', 'The same word twice in a row.', {
    only: SPACED,
    html: ({ pair }) => `${pair[0]} ${pair[0]} ${pair[1]}`,
  }),
  honest('page-break', 'torn', 'A paragraph goes on on the next page.', {
    place: 'block',
    css: '.room{height:228mm}',
    html: ({ before, after }) =>
      `<div class="room"></div><p>${`${before} ${after} `.repeat(8)}</p>`,
  }),
  honest('section-page', 'order', 'A section begins a page.', {
    place: 'block',
    css: '.new{break-before:page}',
    html: ({ headings, before, after }) =>
      `<p>${before}</p><section class="new"><h2>${headings[1]}</h2><p>${after}</p></section>`,
  }),
  honest('latin-within', 'rtl', 'Latin words and numbers within a line.', {
    html: ({ pair }) => `${pair.join(' ')} (React 19, SQL) 2018–2024`,
  }),
  honest('isolated-list', 'rtl', 'Skills of both directions in a line, each for itself.', {
    only: ['ar', 'he'],
    place: 'block',
    html: ({ pair, halves }) =>
      `<p><bdi>Python</bdi>, <bdi>${pair[0]}</bdi>, <bdi>SQL</bdi>, <bdi>${halves.join('')}</bdi></p>`,
  }),
  honest('hyphenated-latin', 'rtl', 'A hyphenated Latin word in a paragraph from right to left.', {
    only: ['ar', 'he'],
    place: 'block',
    css: '.narrow{width:24mm}',
    html: ({ pair }) =>
      `<p class="narrow">${pair.join(' ')} Pneumono&shy;ultra&shy;microscopic</p>`,
  }),
];
