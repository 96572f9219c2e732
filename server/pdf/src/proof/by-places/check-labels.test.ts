import { expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { expectedDocument } from '../expected/expected-document.ts';

/** Findings of order about two columns, all paragraphs of the first one written before those of the second. */
function find(first: readonly string[], second: readonly string[]) {
  const place = (texts: readonly string[], column: number) =>
    texts.flatMap((text, row) =>
      setLines([...Array.from({ length: row }, () => ''), ' '.repeat(column) + text]),
    );
  const html = [...first, ...second].map((text) => `<p>${text}</p>`).join('');
  const glyphs = [...place(first, 0), ...place(second, 30)];
  return checkGlyphs(expectedDocument(`<body>${html}</body>`), glyphs, () => 'a', ['a']).filter(
    ({ kind }) => kind === 'order',
  );
}

test('a block of labels before a block of their values is found', () => {
  expect(find(['Phone:', 'Town:'], ['none', 'Lund'])).toMatchObject([{ text: 'Phone: none' }]);
  expect(find(['2019 to 2024', '2015'], ['Planner, Lund', 'Trainee'])).toHaveLength(1);
  expect(find(['Planner, Lund', 'Trainee'], ['since 2019', '2015'])).toHaveLength(1);
  expect(find(['Code', 'Data', 'Talk'], ['Go, Rust', 'Linux', 'Polish, Dutch'])).toHaveLength(1);
});

test('columns side by side that are read one after the other are not found', () => {
  expect(find(['Pumps', 'Pipes', 'Valves'], ['Meters', 'Tenders', 'Permits'])).toEqual([]);
  expect(find(['Skills', 'Go', 'Rust'], ['Planned nine stations', 'Led a team', 'Left'])).toEqual(
    [],
  );
  expect(find(['Code', 'Data'], ['Go, Rust', 'Linux, Dutch'])).toEqual([]);
  expect(find(['Phone:', 'Town:'], ['Wish:', 'Bank:'])).toEqual([]);
});
