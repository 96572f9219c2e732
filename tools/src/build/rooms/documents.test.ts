import { expect, test } from '@jest/globals';
import { documentProblems } from './documents.ts';

const booted = ['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'];
const whole = Object.fromEntries([
  ...booted.map((name) => [name, '<body><!--boot--></body>']),
  ['preview-frame.html', '<body></body>'],
  ['silent-check-sso.html', '<body></body>'],
]) as Record<string, string>;

test('the six documents with one place for the boot data are whole', () => {
  expect(documentProblems(whole)).toEqual([]);
});

test('missing and empty documents are named', () => {
  const { 'app.html': _app, ...rest } = whole;
  expect(documentProblems({ ...rest, 'preview-frame.html': ' ' })).toEqual([
    'renderDocuments gave no app.html.',
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
