import { expect, test } from '@jest/globals';
import { defaultSectionEntry } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const brief = cvInBrief({
  head: ['Mara Quinn', 'Pflegefachkraft', '', ''],
  work: [
    { as: ['Stationspflegerin', 'Klinikum Moor', '2019-04'], achievements: [] },
    { as: ['Pflegefachkraft', 'Haus Linde', '2014-10 2019-03'], achievements: [] },
    {
      as: ['Krankenpflegerin', 'Ambulanter Pflegedienst Heide GmbH', '2010-09 2014-09'],
      achievements: ['Tourenpflege mit 15 Kunden'],
    },
  ],
  studies: [['Krankenpflegeschule Moor', 'Krankenpflegerin', '', '2008-10 2011-09']],
  skills: ['MS Office', 'Wundmanagement'],
});
const course = { ...defaultSectionEntry, id: 'c1', name: 'Wundexpertin ICW' };
const cv = {
  ...brief,
  sections: [{ id: 's1', kind: 'courses' as const, title: '', entries: [course] }],
};
const AD = `Wundmanager (m/w/d)

Ihr Profil
- Zusatzqualifikation Wundexperte ICW
- Mindestens 3 Jahre Berufserfahrung in der ambulanten Pflege
- Sicherer Umgang mit MS Office`;

test('what the job cannot do without leads, and what every desk has comes last', async () => {
  const posting = { companyName: 'Elmhof', jobDescription: AD };
  const { content, report } = await tailorWith(cv, posting);
  const letter = content.tailored?.coverLetter ?? '';
  expect(report.refused).toBe(0);
  expect(letter).toMatch(/Stelle „Wundmanager“.*„Wundexpertin ICW“ mit\.\n/u);
  expect(letter).toContain('beim Ambulanten Pflegedienst Heide');
  expect(letter).toContain('Mit Wundmanagement und MS Office kenne ich mich aus.');
  const plain = await tailorWith({ ...cv, skills: cv.skills.slice(0, 1) }, posting);
  expect(plain.content.tailored?.coverLetter).toMatch(/Krankenpflegeschule.*In MS Office/u);
});

test("what answers the ad's first duty leads, and a house is not named in two neighbouring sentences", async () => {
  const cv = cvInBrief({
    head: ['Mara Quinn', 'Senior Staff Nurse', '', ''],
    work: [
      {
        as: ['Senior Staff Nurse', 'Fell Teaching Hospitals', '2017-09'],
        achievements: [
          'Link nurse for tissue viability',
          'Mentored nine newly qualified nurses and six students',
          'Care for ventilated patients after bypass surgery',
          'Take charge of the unit on night shifts with up to 14 nurses',
        ],
      },
    ],
  });
  const jobDescription = `Night nurse\n\nYour duties\n- Take charge of the unit at night
- Care for ventilated patients\n- Mentor newly qualified nurses and students`;
  const { content } = await tailorWith(cv, { companyName: 'Elmhof', jobDescription });
  const letter = content.tailored?.coverLetter ?? '';
  const at = (text: string) => letter.indexOf(text);
  expect(at('take charge of the unit')).toBeGreaterThan(0);
  expect(at('take charge of the unit')).toBeLessThan(at('mentored nine'));
  expect(letter.split('Fell Teaching Hospitals')).toHaveLength(2);
});
