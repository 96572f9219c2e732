import { expect, test } from '@jest/globals';
import { defaultCvContent } from '@sastre/shared-contracts/api';
import { writeReport } from './report.rules.ts';

const facts = Array.from({ length: 4_000 }, (_none, index) => ({
  id: `work[w${index % 200}].achievements[${Math.floor(index / 200)}]`,
  text: `Drove lorry ${index} from one town to another without a scratch`,
}));
const requirement = (ids: string[]) => ({
  ...({ id: 'r1', term: 'Drove lorry', kind: 'duty', need: 'must', quote: 'Drove lorry' } as const),
  facts: ids,
});
const write = (some: typeof facts, ids: string[]) =>
  writeReport({
    ...{ engine: 'rules', facts: some, content: defaultCvContent, edits: [], notes: [] },
    requirements: [requirement(ids)],
  });

test('the report of a very long CV keeps the facts that it refers to', () => {
  const report = write(facts, ['work[w7].achievements[0]']);
  expect(report.facts.map(({ id }) => id)).toEqual(['work[w7].achievements[0]']);
  expect(write(facts.slice(0, 10), []).facts).toHaveLength(10);
});

test('a requirement names a few of the facts that support it', () => {
  const report = write(
    facts,
    facts.map(({ id }) => id),
  );
  expect(report.requirements[0]?.facts).toHaveLength(12);
  expect(JSON.stringify(report).length).toBeLessThan(200_000);
});

test('what is named without the level that is asked for is not reached', () => {
  const excel = { ...requirement(['work[w7].achievements[0]']), levelNotSaid: true as const };
  const parts = {
    engine: 'rules' as const,
    facts,
    content: defaultCvContent,
    edits: [],
    notes: [],
  };
  const { requirements, coverage } = writeReport({ ...parts, requirements: [excel] });
  expect(requirements[0]?.group).toBe('unsaid');
  expect(coverage).toEqual({ shown: 0, supported: 0, total: 1 });
});
