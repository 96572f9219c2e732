import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { withSmallPoints } from './small-points.rules.ts';

test('lines that each end the sentence above them are points', () => {
  const small = [
    'Du solltest',
    'mit Bienen umgehen, auch bei Wind und in den frühen Stunden',
    'Rähmchen bauen',
    'den Hänger fahren',
  ];
  expect(withSmallPoints(small)).toEqual([small[0], ...small.slice(1).map((line) => `- ${line}`)]);
  expect(askedIn(small.join('\n'))).toContain('must Rähmchen bauen');
});

test('a sentence that a mail has wrapped is none', () => {
  const lines = [
    'We know that you',
    'have better things to do than to',
    'read what others have written in',
    'the small hours.',
  ];
  expect(withSmallPoints(lines)).toEqual(lines);
});
