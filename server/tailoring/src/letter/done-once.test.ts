import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const letterOf = async (achievement: string) => {
  const cv = cvInBrief({
    head: ['Mara Quinn', 'Pflegefachkraft', '', ''],
    work: [{ as: ['Pflegefachkraft', 'Haus Linde', '2017-03'], achievements: [achievement] }],
  });
  const jobDescription =
    'Stationsleitung (m/w/d)\n\nIhre Aufgaben\n- Dienstplanung für die Station\n- Migration der Pflegeakten';
  const { content } = await tailorWith(cv, { companyName: 'Elmhof', jobDescription });
  return content.tailored?.coverLetter ?? '';
};

test('a task of a post that goes on is told as of today, and what is over as past', async () => {
  expect(await letterOf('Dienstplanung für 22 Mitarbeitende')).toContain(
    'Zu meinen Aufgaben dort gehört die Dienstplanung für 22 Mitarbeitende.',
  );
  expect(await letterOf('Migration der Pflegeakten auf ORBIS')).toContain(
    'Zu meinen Aufgaben dort gehörte die Migration der Pflegeakten auf ORBIS.',
  );
  expect(await letterOf('Installation von Zählerschränken in Wohngebäuden')).toContain(
    'Zu meinen Aufgaben dort gehört die Installation von Zählerschränken in Wohngebäuden.',
  );
});
