import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

test('trades that a house trains, and offices and workshops, are known by their names', () => {
  const text =
    'Kanzlei Dr. Haber & Partner mbB\nSteuerfachwirt\n2017 – 2020\n\nSteuerbüro Lindner\nSteuerfachangestellte\n2011 – 2017\n\nTischlerei Overbeck & Söhne\nTischlergeselle\n2009 – 2011';
  const jobs = jobsOf(linesFrom(text)).map(({ company, position }) => [
    position?.text,
    company?.text,
  ]);
  expect(jobs).toEqual([
    ['Steuerfachwirt', 'Kanzlei Dr. Haber & Partner mbB'],
    ['Steuerfachangestellte', 'Steuerbüro Lindner'],
    ['Tischlergeselle', 'Tischlerei Overbeck & Söhne'],
  ]);
});
