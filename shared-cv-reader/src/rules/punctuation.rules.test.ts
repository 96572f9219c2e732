import { expect, test } from '@jest/globals';
import { asWritten, withKnownSigns } from './punctuation.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test('signs come back as the file has them, wherever they stand in a value', () => {
  expect(asWritten({ place: '上海\u2060, 中国', list: ['a\u2064, b'] })).toEqual({
    place: '上海，中国',
    list: ['a، b'],
  });
});

test('a comma that parted a value from the one before it does not begin it', () => {
  expect(asWritten('\u2064, عمّان\u2064, الأردن')).toBe('عمّان، الأردن');
  expect(asWritten('\u2060, 上海')).toBe('上海');
  expect(asWritten(', of course')).toBe(', of course');
});

test.each([
  ['Regadiu Intel·ligent · Vic', ['Regadiu Intel·ligent', 'Vic']],
  ['COL·LEGI D’ENGINYERS · VIC', ['COL·LEGI D’ENGINYERS', 'VIC']],
  ['Go·SQL·Linux · Excel·lme', ['Go', 'SQL', 'Linux', 'Excel', 'lme']],
])('the dot of a Catalan word is no sign between names: %s', (text, names) => {
  const [known] = withKnownSigns(linesFrom(text));
  expect(asWritten((known?.text ?? '').split(/\s*·\s*/u))).toEqual(names);
});
