import { expect, test } from '@jest/globals';
import {
  defaultTailored,
  type CvContent,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { readFacts } from '@sastre/reading';
import { people } from '@sastre/reading/testing';
import { writeReport } from '../report.rules.ts';
import { matchAgain } from './matches.rules.ts';

const AD = 'Data Analyst\n\nWhat you will do\n- Build a forecast of bookings per route';
const PATH = 'work[w1].achievements[1]';
const GERMAN = 'Prognose der Buchungen je Strecke mit **SQL** und dbt gebaut';
const main = people.analystCv;
const now = new Date('2026-11-29T12:00:00Z');

/** A CV in which another text stands at the place of the forecast. */
function withLine(text: string, tailored?: CvContent['tailored']): CvContent {
  const cv = structuredClone(main);
  cv.work_experience[0]?.achievements.splice(1, 1, text);
  return tailored === undefined ? cv : { ...cv, tailored };
}

function translated(): { copy: CvContent; report: TailoringReport } {
  const copy = withLine(GERMAN, { ...defaultTailored, language: 'de' });
  const before = main.work_experience[0]?.achievements[1] ?? '';
  const parts = {
    ...{ engine: 'openai-compatible' as const, facts: readFacts(main), content: copy, notes: [] },
    edits: [
      {
        ...{ id: 'e1', path: PATH, op: 'rewrite' as const, status: 'applied' as const },
        ...{ before, after: GERMAN, source: before, because: [PATH], for: ['r1'] },
      },
    ],
    requirements: [
      {
        ...{ id: 'r1', term: 'Build a forecast of bookings per route', kind: 'duty' as const },
        ...{
          need: 'must' as const,
          quote: 'Build a forecast of bookings per route',
          facts: [PATH],
        },
      },
    ],
  };
  return { copy, report: writeReport(parts) };
}

test('a line that was translated and still stands is shown, whatever the main CV says instead', () => {
  const { copy, report } = translated();
  const again = { copy, report, jobDescription: AD, now };
  expect(report.requirements[0]).toMatchObject({ group: 'shown', facts: [PATH] });
  const same = matchAgain({ ...again, main });
  expect(same).toEqual({ ...report, matchedAt: now.toISOString() });
  const changed = withLine('Made coffee');
  expect(matchAgain({ ...again, main: changed }).requirements).toEqual(report.requirements);
  const byHand = withLine('Kaffee gekocht', copy.tailored);
  const [lost] = matchAgain({ ...again, main: changed, copy: byHand }).requirements;
  expect(lost).toMatchObject({ group: 'not-yours', facts: [] });
});
