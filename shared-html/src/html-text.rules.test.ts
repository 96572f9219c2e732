import { expect, test } from '@jest/globals';
import { textOfHtml } from './html-text.rules.ts';

test('blocks are lines, points have their glyph, and cells stand apart', () => {
  expect(
    textOfHtml('<h1>Ada</h1><ul><li>a</li><li>b</li></ul><table><tr><td>x</td><td>y</td></tr>'),
  ).toBe('\n\n# Ada\n\n\n• a\n\n• b\n\n\nx\ty\t\n');
});

test('nothing of scripts, styles and comments is read, whatever they hold', () => {
  const hidden =
    '<style>p{}</style><SCRIPT src=x>if (a < b) alert("</p>")</SCRIPT ><!-- <p>no</p> -->';
  expect(textOfHtml(`<p>a</p>${hidden}b`)).toBe('a\n\n  b');
});

test('what is no tag is text, and what never ends hides nothing that was said', () => {
  expect(textOfHtml('1 < 2 & 3 > 2, a <b')).toBe('1 < 2 & 3 > 2, a <b');
  expect(textOfHtml('<script>a<script>b')).toBe(' ab');
});

test('signs are written by name and number; one that is none stays', () => {
  expect(textOfHtml('&lt;&amp;&#65;&#x42;&nbsp;&#x110000;&bogus;')).toBe('<&AB &#x110000;&bogus;');
});
