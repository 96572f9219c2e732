import { html } from '@sastre/shared-html';
import { expect, test } from '@jest/globals';
import { fillDocument } from './fill-document.rules.ts';

const DOCUMENT =
  '<p><!--has:a-->A is <!--a-->.<!--end:a--><!--lacks:a-->No A.<!--has:b--> But <!--b-->.<!--end:b--><!--end:a--></p>';

test.each([
  [{ a: html`<b>${'1'}</b>` }, '<p>A is <b>1</b>.</p>'],
  [{ a: html``, b: html`2` }, '<p>A is .</p>'],
  [{ b: html`2` }, '<p>No A. But 2.</p>'],
  [{}, '<p>No A.</p>'],
])('places are filled, and sections stay where there is something: %j', (fills, filled) => {
  expect(fillDocument(DOCUMENT, fills)).toBe(filled);
});

test('what is put in is never read as a place', () => {
  expect(fillDocument('<!--a-->', { a: html`$& <!--${'b'}-->`, b: html`no` })).toBe('$& <!--b-->');
});
