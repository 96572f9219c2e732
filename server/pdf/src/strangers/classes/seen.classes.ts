import type { VerdictClass } from './class.types.ts';

/** What a program reads, a person does not see, or only half. */
const unseen = (
  id: string,
  kind: string,
  why: string,
  css: string,
  rest: Partial<VerdictClass> = {},
): VerdictClass => ({
  id,
  kind,
  why,
  css,
  expect: 'bad',
  place: 'inline',
  html: ({ halves }) => `<span class="x">${halves.join('')}</span>`,
  ...rest,
});

export const SEEN_CLASSES: readonly VerdictClass[] = [
  unseen(
    'cell-colour',
    'invisible',
    'Words in the colour of their cell.',
    'td{background:#24384f;color:#fff}.x{color:#24384f}',
    {
      place: 'block',
      html: ({ halves, pair }) =>
        `<table><tr><td>${pair.join(' ')} <span class="x">${halves.join('')}</span></td></tr></table>`,
    },
  ),
  unseen('pale', 'invisible', 'Words in a grey that is nearly white.', '.x{color:#dcdcdc}'),
  unseen(
    'pale-on-band',
    'invisible',
    'Dark words on a dark band.',
    '.band{background:#1b2a3a;padding:6pt;color:#22344a}',
    {
      place: 'block',
      html: ({ halves, pair }) => `<div class="band">${pair.join(' ')} ${halves.join('')}</div>`,
    },
  ),
  unseen('thin-alpha', 'invisible', 'Ink that is nearly transparent.', '.x{color:rgb(0 0 0 / 8%)}'),
  unseen(
    'parent-opacity',
    'invisible',
    'A parent that is nearly transparent.',
    '.veil{opacity:.09}',
    {
      place: 'block',
      html: ({ halves, before }) => `<div class="veil"><p>${halves.join('')} ${before}</p></div>`,
    },
  ),
  unseen('hsl-white', 'invisible', 'White by another notation.', '.x{color:hsl(210 20% 99%)}'),
  unseen(
    'link-white',
    'invisible',
    'A link in the colour of the paper.',
    'a.x{color:#fefefe;text-decoration:none}',
    {
      html: ({ email }) => `<a class="x" href="mailto:${email.join('@')}">${email.join('@')}</a>`,
    },
  ),
  unseen('three-points', 'tiny', 'Words of three points.', '.x{font-size:3pt}'),
  unseen(
    'shrinking-em',
    'tiny',
    'Sizes in em that shrink at each level.',
    '.x,.x b,.x i{font-size:.55em;font-style:normal;font-weight:400}',
    {
      html: ({ halves }) => `<span class="x"><b><i>${halves.join('')}</i></b></span>`,
    },
  ),
  unseen('zoomed', 'tiny', 'A zoom of a quarter.', '.x{zoom:.25;display:inline-block}'),
  unseen(
    'lines-over',
    'covered',
    'Lines set over each other.',
    '.x{line-height:0;display:block;width:40mm}',
    {
      place: 'block',
      html: ({ before, after }) => `<p class="x">${before} ${after}</p>`,
    },
  ),
  unseen(
    'margin-over',
    'covered',
    'A paragraph lifted onto the one before.',
    '.first{margin:0}.lifted{margin:-13pt 0 12pt}',
    {
      place: 'block',
      html: ({ before, after }) => `<p class="first">${before}</p><p class="lifted">${after}</p>`,
    },
  ),
  unseen(
    'same-cell',
    'covered',
    'Two texts in one cell of a grid.',
    '.grid{display:grid}.grid p{grid-area:1/1;margin:0}',
    {
      place: 'block',
      html: ({ before, after }) => `<div class="grid"><p>${before}</p><p>${after}</p></div>`,
    },
  ),
  unseen(
    'box-over',
    'covered',
    'A box with a ground lies over a line.',
    '.hold{position:relative}.lid{position:absolute;inset:0;background:#e8edf2}',
    {
      place: 'block',
      html: ({ before }) => `<div class="hold"><p>${before}</p><div class="lid"></div></div>`,
    },
  ),
  unseen(
    'border-over',
    'covered',
    'A border as thick as a line lies over it.',
    '.hold{position:relative}.lid{position:absolute;top:0;left:0;width:100%;height:0;border-top:16pt solid #333}.hold p{margin:0;line-height:16pt}',
    {
      place: 'block',
      html: ({ pair }) => `<div class="hold"><p>${pair.join(' ')}</p><div class="lid"></div></div>`,
    },
  ),
  unseen(
    'cut-height',
    'covered',
    'A box is too low for its line.',
    '.low{height:5pt;overflow:hidden;line-height:14pt}',
    {
      place: 'block',
      html: ({ pair }) => `<p class="low">${pair.join(' ')}</p>`,
    },
  ),
  unseen(
    'cut-width',
    'covered',
    'A line that does not wrap is cut at its box.',
    '.short{width:30mm;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}',
    {
      place: 'block',
      html: ({ before }) => `<p class="short">${before}</p>`,
    },
  ),
  unseen(
    'clamp',
    'covered',
    'Only one line of a paragraph is shown.',
    '.clamp{width:40mm;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden}',
    {
      place: 'block',
      html: ({ before, after }) => `<p class="clamp">${before} ${after}</p>`,
    },
  ),
  unseen(
    'left-out',
    'off-page',
    'A paragraph beside the sheet.',
    '.out{position:absolute;left:-400mm}',
    {
      place: 'block',
      html: ({ before }) => `<p class="out">${before}</p>`,
    },
  ),
  unseen(
    'indent-out',
    'off-page',
    'An indent that leads off the sheet.',
    '.out{text-indent:-300mm;white-space:nowrap}',
    {
      place: 'block',
      html: ({ pair }) => `<p class="out">${pair.join(' ')}</p>`,
    },
  ),
  unseen(
    'wide-line',
    'off-page',
    'A line that does not wrap runs off the sheet.',
    '.long{white-space:nowrap}',
    {
      place: 'block',
      html: ({ before, after }) => `<p class="long">${before} ${after} ${before} ${after}</p>`,
    },
  ),
  unseen(
    'twice',
    'doubled',
    'A line is set twice in the same place.',
    '.hold{position:relative}.hold p{margin:0}.copy{position:absolute;top:0;inset-inline-start:0}',
    {
      place: 'block',
      html: ({ pair }) =>
        `<div class="hold"><p>${pair.join(' ')}</p><p class="copy">${pair.join(' ')}</p></div>`,
    },
  ),
  unseen(
    'shifted-twice',
    'doubled',
    'A line is set twice, half a point apart, to look bold.',
    '.hold{position:relative}.hold p{margin:0}.copy{position:absolute;top:0;inset-inline-start:.5pt}',
    {
      place: 'block',
      html: ({ pair }) =>
        `<div class="hold"><p>${pair.join(' ')}</p><p class="copy">${pair.join(' ')}</p></div>`,
    },
  ),
];
