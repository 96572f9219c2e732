import { expect, test } from '@jest/globals';
import { SKILL_LEVELS, type Skill } from '@sastre/shared-contracts/api';
import { FONT_PAIRS, fontPairOf } from './fonts/font-pairs.ts';
import { levelColumn } from './level-column.rules.ts';
import { textWidth } from './text-width.rules.ts';
import { WORDS } from './words/words.ts';

const skilled = (...levels: readonly Skill['level'][]): Skill[] =>
  levels.map((level) => ({ id: level, name: level, level }));
const source = fontPairOf('source');

test('the longest level that is said decides how far from it skills stand', () => {
  const column = (...levels: readonly Skill['level'][]) =>
    levelColumn(skilled(...levels), WORDS.en, source);
  expect([column('Expert'), column('Expert', 'Intermediate'), column()]).toEqual([14, 20.3, 14]);
  expect(levelColumn(skilled('Expert'), WORDS.de, source)).toBe(30.3);
});

test('skills without a level are named, too', () => {
  const [first] = skilled('Expert');
  const without = { ...first!, noLevel: true };
  expect(levelColumn([without], WORDS.nb, source)).toBe(14);
  expect(
    levelColumn([without], { ...WORDS.nb, otherSkills: 'Andre ferdigheter' }, source),
  ).toBeGreaterThan(20);
});

test.each(FONT_PAIRS)('the longest level stands beside its skills in $id', (pair) => {
  const room = (words: (typeof WORDS)['en']) =>
    levelColumn(skilled(...SKILL_LEVELS), words, pair) * (72 / 25.4);
  for (const words of [WORDS.de, WORDS.en, WORDS.es, WORDS.sv, WORDS.fi, WORDS.hu])
    for (const level of SKILL_LEVELS.flatMap((key) => words[key].split(' ')))
      expect([level, textWidth(`${level}:`, pair.text) * 9.75 < room(words)]).toEqual([
        level,
        true,
      ]);
});
