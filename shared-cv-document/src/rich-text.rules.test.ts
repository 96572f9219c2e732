import { expect, test } from '@jest/globals';
import { markdownToHtml } from '@sastre/shared-rich-text';
import { documentMarkup } from './rich-text.rules.ts';

const markup = (markdown: string, parent: number) =>
  documentMarkup(markdownToHtml(markdown), parent);
const levels = (markdown: string, parent: number) =>
  [...markup(markdown, parent).matchAll(/<h(\d)[^]*?<\/h(\d)>/g)].map(([, open, close]) => {
    expect(open).toBe(close);
    return Number(open);
  });

test.each([
  ['# a\n\n## b\n\n### c', 2, [3, 4, 5]],
  ['### a\n\n# b\n\n### c', 2, [3, 3, 4]],
  ['## a\n\n## b', 1, [2, 3]],
  ['# a', 6, [6]],
])('headings of %j below level %d are %j: none is skipped', (markdown, parent, expected) => {
  expect(levels(markdown, parent)).toEqual(expected);
});

test('every block has the direction of its own letters', () => {
  expect(markup('# a\n\nשלום\n\n- b\n\n1. c', 2)).toBe(
    '<h3 dir="auto">a</h3><p dir="auto">שלום</p><ul><li dir="auto">b</li></ul><ol><li dir="auto">c</li></ol>',
  );
});

test('a link keeps where it leads, and nothing that is for a screen', () => {
  expect(markup('[me](https://a.example/) target="_blank"', 2)).toBe(
    '<p dir="auto"><a href="https://a.example/">me</a> target=&quot;_blank&quot;</p>',
  );
});

test('an item with a word longer than a line stays whole; its links do not count', () => {
  const word = 'a'.repeat(60);
  expect(markup(`- b ${word}`, 2)).toContain('<li dir="auto" data-whole>');
  expect(markup(`- [b](https://a.example/${word})`, 2)).toContain('<li dir="auto"><');
});

test('what is to stay whole says so, paragraphs and items', () => {
  const isWhole = (text: string) => text.includes('whole');
  expect(documentMarkup(markdownToHtml('a *whole* b\n\nc\n\n- whole'), 2, isWhole)).toBe(
    '<p dir="auto" data-whole>a <em>whole</em> b</p><p dir="auto">c</p><ul><li dir="auto" data-whole>whole</li></ul>',
  );
});

test('alignment stays, and tags that were typed are text', () => {
  expect(markup('<p class="ql-align-right">a</p>\n\n<h6>x <li>', 2)).toBe(
    '<p dir="auto" class="ql-align-right">a</p><p dir="auto">&lt;h6&gt;x &lt;li&gt;</p>',
  );
});
