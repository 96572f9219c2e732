import { expect, test } from '@jest/globals';
import { jobs, people } from '@sastre/reading/testing';
import { createRulesEngine } from './rules/rules-engine.ts';
import { tailorWith } from './testing/tailor-with.ts';

test('a sentence that is left out of a letter rests on nothing that the letter rests on, and covers nothing', async () => {
  const rules = createRulesEngine();
  const admired = 'I have admired your ships for years.';
  const engine: typeof rules = {
    ...rules,
    async writeLetter(task, signal) {
      const { proposals, notes } = await rules.writeLetter(task, signal);
      const admiring = proposals.map((one) => ({
        ...one,
        value: String(one.value).replace(/\.\n\n/, `. ${admired}\n\n`),
      }));
      return { proposals: admiring, notes };
    },
  };
  const { report } = await tailorWith(people.analystCv, jobs.analyst, {}, engine);
  const [letter, ...left] = report.edits.filter(({ path }) => path === 'coverLetter');
  expect(letter?.because).not.toEqual([]);
  expect(left).toEqual([
    expect.objectContaining({ op: 'insert', after: admired, because: [], for: [] }),
  ]);
});
