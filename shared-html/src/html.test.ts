import { expect, test } from '@jest/globals';
import { escapeHtml, html, trusted, type Markup } from './index.ts';

test('every value is escaped once, in text and in attributes', () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`;
  expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;</p>',
  );
});

test('markup nests, lists are joined, false, null and undefined vanish', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${false}${undefined}${null}${0}${''}${trusted('<hr>')}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0<hr></ul>',
  );
});

test('a list escapes its texts, however deep', () => {
  expect(html`${['<', [html`<br>`, ['>']]]}`.markup).toBe('&lt;<br>&gt;');
});

test('what only looks like markup is none', () => {
  const forged = JSON.parse('{"markup":"<script>"}') as Markup;
  expect(() => html`<p>${forged}</p>`).toThrow(TypeError);
});

test('escapeHtml', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
});
