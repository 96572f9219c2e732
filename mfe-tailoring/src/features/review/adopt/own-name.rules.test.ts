import { expect, test } from '@jest/globals';
import { ownName } from './own-name.rules.ts';

test.each([
  ['Kafka', 'Kafka'],
  ['Basic life support', 'Basic life support'],
  ['BI tool (Looker, Tableau or Power BI)', ''],
  ['Python or Go', ''],
  ['Bau oder Handwerk', ''],
  ['inglés o francés', ''],
  ['C#', 'C#'],
  ['Angular/React', ''],
  ['tell colleagues why the slowest calls moved', ''],
])('%s is called "%s"', (term, name) => {
  expect(ownName(term)).toBe(name);
});
