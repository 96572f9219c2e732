import { expect, test } from '@jest/globals';
import { translator } from '../../locales/translator.fixture.ts';
import { daysLeft, lineOfItem, nameOfItem } from './trash.rules.ts';

test.each([
  [{ kind: 'main' }, 'Main CV'],
  [{ kind: 'picture' }, 'Picture'],
  [{ kind: 'tailored', companyName: 'Isento GmbH' }, 'CV tailored for Isento GmbH'],
  [{ kind: 'tailored' }, 'Tailored CV'],
])('%j is called %s', (item, name) => {
  expect(nameOfItem(item, translator)).toBe(name);
});

test.each([
  ['2026-12-21T12:00:00.000Z', 30],
  ['2026-12-21T12:00:09.000Z', 30],
  ['2026-11-22T11:00:00.000Z', 1],
  ['2026-11-23T12:00:00.001Z', 3],
  ['2026-11-21T11:00:00.000Z', 1],
])('what is gone at %s has %i days left', (goneAt, days) => {
  expect(daysLeft({ goneAt }, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(days);
});

test.each([
  [{}, 'Deleted on 1 Dec. 2 days left.'],
  [{ position: '' }, 'Deleted on 1 Dec. 2 days left.'],
  [{ position: 'Rope maker' }, 'Rope maker · Deleted on 1 Dec. 2 days left.'],
])('of a copy for %j is told: %s', (job, line) => {
  const goneAt = '2026-12-03T12:00:00.000Z';
  const now = Date.parse('2026-12-01T12:00:00.000Z');
  expect(lineOfItem({ ...job, goneAt }, '1 Dec', now, translator)).toBe(line);
});
