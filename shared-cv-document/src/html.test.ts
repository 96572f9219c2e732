import { expect, test } from '@jest/globals';
import { html, trusted } from './html.ts';

test('every value is escaped once, in text and in attributes', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`;
  expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;</p>',
  );
});

test('markup nests, lists are joined, false and undefined vanish', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${false}${undefined}${0}${trusted('<hr>')}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0<hr></ul>',
  );
});
