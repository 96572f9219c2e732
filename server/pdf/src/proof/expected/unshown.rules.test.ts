import { expect, test } from '@jest/globals';
import { expectedDocument } from './expected-document.ts';
import { sanitizeCvHtml } from '../../document/sanitize-cv-html.ts';

function words(css: string, body: string): string {
  const { html } = sanitizeCvHtml(`<style>${css}</style><body>${body}</body>`, { docTitle: 'x' });
  return expectedDocument(html)
    .words.map(({ text }) => text)
    .join(' ');
}
const BODY =
  '<h1>Ana</h1><section class="draft note" id="d"><h2>Old <b>notes</b></h2><p>Gone</p></section><p class="btn">Save</p><p>End</p>';

test.each([
  ['a class', '.draft{display:none}', 'Ana Save End'],
  ['several, among others', 'p{margin:0}.btn,#d{color:red;display: none !important}', 'Ana End'],
  ['a kind with classes', 'section.draft.note{display:none}', 'Ana Save End'],
  ['an attribute', '[class="btn"]{display:none}', 'Ana Old notes Gone End'],
  ['what is for paper alone', '@media print{.btn{display:none}}', 'Ana Old notes Gone End'],
  [
    'what it had shown before',
    '.btn{display:block}@media print{.btn{display:none}}',
    'Ana Old notes Gone End',
  ],
])('what a sheet takes out is not expected: %s', (_, css, left) => {
  expect(words(css, BODY)).toBe(left);
});

const ALL = 'Ana Old notes Gone Save End';

test.each([
  ['another rule shows it', '.draft{display:none}.draft{display:block}'],
  ['another rule insists', '.draft{display:block!important}.draft{display:none}'],
  ['another rule may show it', '.draft{display:none}body :not(p){display:block}'],
  ['a rule further in may show it', '.draft{display:none}body>#d{display:flex}'],
  ['it is for screens', '@media screen{.draft{display:none}}'],
  ['nobody knows when it is', '@media print and (min-width:1px){.draft{display:none}}'],
  ['it is for something made by the sheet', '.draft::before{display:none}'],
  ['it depends on where it stands', 'body .draft{display:none}'],
  ['rules stand in rules', '.draft{display:none;.x{color:red}}'],
  ['a break is no text', 'br{display:none}'],
])('all is expected where %s', (_, css) => {
  expect(words(css, BODY)).toBe(ALL);
});

test('what stands around an element that is taken out is one word', () => {
  expect(words('.x{display:none}', '<p>Pass<span class="x">gone</span>word</p>')).toBe('Password');
});
