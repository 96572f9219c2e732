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
