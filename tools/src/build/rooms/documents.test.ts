import { expect, test } from '@jest/globals';
import { documentProblems } from './documents.ts';

const booted = ['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'];
const plain = ['missing', 'imprint', 'privacy', 'terms'].flatMap((name) =>
  ['en', 'es', 'de'].map((language) => `${name}.${language}.html`),
);
const whole = Object.fromEntries([
  ...booted.map((name) => [name, '<body><!--boot--></body>']),
  ...plain.map((name) => [name, '<body></body>']),
  ['preview-frame.html', '<body></body>'],
  ['silent-check-sso.html', '<body></body>'],
]) as Record<string, string>;

test('all documents, with one place for the boot data in those that have scripts, are whole', () => {
  expect(documentProblems(whole)).toEqual([]);
});

test('missing and empty documents are named', () => {
  const { 'app.html': _app, 'privacy.es.html': _privacy, ...rest } = whole;
  expect(documentProblems({ ...rest, 'preview-frame.html': ' ' })).toEqual([
    'renderDocuments gave no app.html.',
    'renderDocuments gave no privacy.es.html.',
    'renderDocuments gave no preview-frame.html.',
  ]);
});

test('a page without the place, or with two, is named', () => {
  const twice = '<!--boot--><!--boot-->';
  expect(documentProblems({ ...whole, 'app.html': '<p></p>', 'welcome.de.html': twice })).toEqual([
    'app.html must have <!--boot--> exactly once.',
    'welcome.de.html must have <!--boot--> exactly once.',
  ]);
});
