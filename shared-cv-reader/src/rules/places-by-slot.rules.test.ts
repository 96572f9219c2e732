import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

test('a town that no list knows stands where the others have theirs', () => {
  const text = ['Berlin', 'Madrid', 'Nechells'].map(
    (town, at) => `Driver, House ${at} Ltd – ${town} ¦ 20${10 + at} – 20${11 + at}`,
  );
  expect(jobsOf(linesFrom(text.join('\n\n'))).map(({ place }) => place?.text)).toEqual([
    'Berlin',
    'Madrid',
    'Nechells',
  ]);
});
