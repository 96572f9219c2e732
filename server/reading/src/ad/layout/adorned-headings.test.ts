import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';

test('a heading with a picture and an aside heads the scores below it', () => {
  expect(
    askedIn(
      'Initech\n\n🟢 Requisitos técnicos (del 1 al 10)\nReact 9/10\nGit 7/10\nFigma 4/10 (deseable)',
    ),
  ).toEqual(['must React', 'must Git', 'nice Figma']);
});

test('the heading of points in one line is none of them', () => {
  expect(
    askedIn(
      'Requirements\n- Excel\n\n**Why Initech?** £16 an hour · free bus · 31 days off · a path to lead · paid breaks',
    ),
  ).toEqual(['must Excel']);
});

test('letters put together from two signs and signs without a width change nothing', () => {
  const ad = 'Requisitos\n- Inglés\n\nSería ideal\n- Francés';
  expect(askedIn(ad.normalize('NFD').replace(/\n/g, '\u200b\n'))).toEqual([
    'must Inglés',
    'nice Francés',
  ]);
});
