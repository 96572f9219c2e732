import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { skillsOf } from './skills.rules.ts';

test.each([
  ['Fermentation', '(Expert)'],
  ['CTG-Auswertung', '(Expertenkenntnisse)'],
  ['Fermentación', '(Experto)'],
])(
  'a level that its cell wraps stays with its skill, whatever stands beside it: %s %s',
  (name, level) => {
    const text = `Tasting (Basic) ¦ ${name} ¦ Sailing (Basic)\n${level} ¦ Rowing (Basic)`;
    const blocks = [
      [1, 2, 3],
      [2, 4],
    ];
    const lines = linesFrom(text).map((line, row) => ({
      ...line,
      cells: line.cells.map((cell, at) => ({ ...cell, block: blocks[row]?.[at] ?? 0 })),
    }));
    const said = skillsOf(lines).map((skill) => [skill.name.text, skill.level?.text]);
    expect(said).toContainEqual([name, level.slice(1, -1)]);
    expect(said).toHaveLength(4);
  },
);
