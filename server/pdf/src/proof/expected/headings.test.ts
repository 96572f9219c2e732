import { expect, test } from '@jest/globals';
import { headingsOf } from './headings.ts';

test('headings are read in order, as a person reads them', () => {
  const html = `<html><head><style>h1{}</style></head><body><h1 dir="auto">Ana &lt;R&amp;D&gt;</h1><p>No heading</p>
<h2 class="a > b">Cover Letter<span class="lco"> – Donau
 AG</span></h2><h3></h3><h3>Two<br>lines, Donau\u00addampf</h3></body></html>`;
  expect(headingsOf(html)).toEqual([
    'Ana <R&D>',
    'Cover Letter – Donau AG',
    'Two lines, Donaudampf',
  ]);
});
