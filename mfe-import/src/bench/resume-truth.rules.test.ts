import { expect, test } from '@jest/globals';
import { truthOfResume } from './resume-truth.rules.ts';

test('a resume tells what a file that was made of it says', () => {
  const truth = truthOfResume({
    basics: { name: 'Ilse Brandt', location: { city: 'Ulm', region: 'Bayern' } },
    work: [{ name: 'Spital', position: 'Nurse', startDate: '2019-03-01', summary: 'Cares.' }],
    skills: [{ name: 'Ward', keywords: ['Triage', 'SAP'] }, { name: 'Welding' }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'English', fluency: 'C1' },
    ],
  });
  expect(truth).toMatchObject({
    personal_info: { fullName: 'Ilse Brandt', location: 'Ulm, Bayern' },
    work_experience: [{ company: 'Spital', startDate: '2019-03', description: 'Cares.' }],
    language_skills: [
      { language: 'Deutsch', level: 'Native' },
      { language: 'English', level: 'Advanced' },
    ],
  });
  expect(truth.skills.map(({ name }) => name)).toEqual(['Triage', 'SAP', 'Welding']);
});
