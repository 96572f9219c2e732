import { expect, test } from '@jest/globals';
import { expectedDocument } from './expected-document.ts';
import { sanitizeCvHtml } from '../../document/sanitize-cv-html.ts';

const read = (body: string) =>
  expectedDocument(
    sanitizeCvHtml(`<style>p::after{content:"no"}</style><body>${body}</body>`, {
      docTitle: 'Not me',
    }).html,
  );
const words = (body: string) => read(body).words.map(({ text }) => text);

test('words are what stands between white space; elements in a line do not part them', () => {
  expect(
    words('<p>One <b>t</b>wo,&nbsp;three<br>four</p><ul><li>five</li><li>six</li></ul>'),
  ).toEqual(['One', 'two,', 'three', 'four', 'five', 'six']);
});

test('what is seen of a text is counted, entities once, without what has no look', () => {
  expect(words('<p>a &amp;amp; &lt;b&gt; &quot;c&quot; \u200b \u00ad \u2060</p>')).toEqual([
    'a',
    '&amp;',
    '<b>',
    '"c"',
  ]);
});

test('links are told with their texts; those inside the document and empty ones are not', () => {
  expect(
    read(
      '<p><a href="https://x.test/?a=1&amp;b=2">To <i>x</i></a> <a href="#y">y</a> <a href="https://z.test"> </a></p>',
    ).links,
  ).toEqual([{ href: 'https://x.test/?a=1&b=2', text: 'To x' }]);
});

test('a language is that of the nearest block which names one', () => {
  expect(
    read(
      '<p>a</p><article lang="de"><p>b <span lang="fr">c</span></p><p lang="es">d</p></article><p>e</p>',
    ).words.map(({ text, lang }) => [text, lang]),
  ).toEqual([
    ['a', undefined],
    ['b', 'de'],
    ['c', 'de'],
    ['d', 'es'],
    ['e', undefined],
  ]);
});

test('blocks with letters that lines reorder are known', () => {
  const { words: all, reordered } = read('<p>Latin</p><p>שלום a</p><p>Ωμέγα 日本</p>');
  expect(all.map(({ block }) => reordered.has(block))).toEqual([false, true, true, false, false]);
});

test('in a document from right to left, years and the sign between them stand in any order', () => {
  const page = (dir: string) =>
    expectedDocument(`<html dir="${dir}"><body><p>2005 – 2009</p><p>a 5 – 9</p></body></html>`);
  expect([...page('rtl').reordered]).toEqual([page('rtl').words[0]?.block]);
  expect([...page('ltr').reordered]).toEqual([]);
});

test('elements meet within a word, but where a script parts no words by spaces', () => {
  const joints = (inner: string) =>
    expectedDocument(`<body><p>${inner}</p></body>`).words[0]?.joints;
  expect(joints('<b>Skills</b><i>React</i>')).toEqual([6]);
  expect(joints('<b>日本語</b><i>（母語）</i>')).toBeUndefined();
});

test('elements that a mark of full width parts already do not meet within a word', () => {
  const joints = (inner: string) =>
    expectedDocument(`<body><p>${inner}</p></body>`).words[0]?.joints;
  expect(joints('<b>English</b><i>（母語）</i>')).toBeUndefined();
  expect(joints('<b>English、</b><i>Twi and</i>')).toBeUndefined();
  expect(joints('<b>English</b><i>(native)</i>')).toEqual([7]);
  expect(joints('<b>Ｓkills</b><i>＠React</i>')).toEqual([6]);
});
