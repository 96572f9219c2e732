import { expect, test } from '@jest/globals';
import { textLines } from '../readers/text-lines.rules.ts';
import { readLines } from './read-lines.ts';

const read = (below: string) => {
  const lines = ['Ines Costa', '', 'Publications', '', 'Chlorine in Long Mains   2018', below, ''];
  const { cv } = readLines(textLines([...lines, 'Skills', 'Excel, Word'].join('\n')));
  const [{ name, organisation, description, url } = {}] = cv.sections?.[0]?.entries ?? [];
  return { name, organisation, description, url };
};
const name = 'Chlorine in Long Mains';

test.each([
  [
    'Journal of Water & Health. Measurements of three winters. journal.example/chlorine',
    'Journal of Water & Health',
    'Measurements of three winters.',
    'journal.example/chlorine',
  ],
  ['Water Research Part B. doi.example/10.1/b', 'Water Research Part B', '', 'doi.example/10.1/b'],
  ['Journal of Health. doi.org/10.1109/T.2.3', 'Journal of Health', '', 'doi.org/10.1109/T.2.3'],
  ['Journal of Health. Second edition', 'Journal of Health', 'Second edition', ''],
])(
  'a reference below its title is told in its parts: %s',
  (below, organisation, description, url) => {
    expect(read(below)).toEqual({ name, organisation, description, url });
  },
);

test('authors with their initials are no house', () => {
  expect(read('Lind S, Mora P. Measured in three winters.').organisation).toBe('');
});
