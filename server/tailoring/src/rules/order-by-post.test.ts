import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const nurse = cvInBrief({
  head: ['Mara Quinn', 'Pflegefachkraft', '', ''],
  work: [
    {
      as: ['Pflegefachkraft', 'Haus Linde', '2017-03'],
      achievements: [
        'Pflege von bis zu 9 Patienten je Schicht',
        'Dienstplanung für 22 Mitarbeitende in Vertretung der Leitung',
      ],
    },
  ],
  skills: ['Medikamentenmanagement', 'Wundmanagement', 'ORBIS', 'MS Office'],
});
const tailored = (jobDescription: string) =>
  tailorWith(nurse, { companyName: 'Elmhof', jobDescription });
const skillsFor = async (jobDescription: string) =>
  (await tailored(jobDescription)).content.skills.map(({ name }) => name);

test('what the post is called by stands first, before what every desk has', async () => {
  const ad = 'Wundmanager (m/w/d)\n\nIhr Profil\n- Sicherer Umgang mit MS Office';
  expect((await skillsFor(ad)).slice(0, 2)).toEqual(['Wundmanagement', 'MS Office']);
});

test('what a compound of the post is about stands before what is nice to have', async () => {
  const ad = 'Pflegefachkraft Wundambulanz (m/w/d)\n\nVon Vorteil\n- Kenntnisse in ORBIS';
  expect((await skillsFor(ad)).slice(0, 2)).toEqual(['Wundmanagement', 'ORBIS']);
});

test('a name is raised that the ad gives with its kind', async () => {
  const ad = 'Pflegefachkraft (m/w/d)\n\nIhr Profil\n- Kenntnisse im Dokumentationssystem ORBIS';
  expect((await skillsFor(ad))[0]).toBe('ORBIS');
});

test('a bullet is raised and told by the compound that it shares with a duty', async () => {
  const { content } = await tailored(
    'Stationsleitung (m/w/d)\n\nIhre Aufgaben\n- Sie verantworten die Dienstplanung und entwickeln gemeinsam mit dem Arzt die Abläufe weiter\n\nIhr Profil\n- ORBIS',
  );
  expect(content.work_experience[0]?.achievements[0]).toMatch(/^Dienstplanung/);
  expect(content.tailored?.coverLetter).toContain('gehört die Dienstplanung für 22 Mitarbeitende');
});
