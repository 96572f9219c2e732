import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const nurse = cvInBrief({
  head: ['Petra Vogt', 'Krankenpflegerin', '', ''],
  work: [
    {
      as: ['Krankenpflegerin', 'Klinikum Nord', '2016-04'],
      achievements: [
        'Führerschein Klasse B seit 2009 und eigener PKW',
        'Nachtdienste auf der Inneren',
        'Wundversorgung bei 20 Patienten am Tag',
      ],
    },
  ],
  skills: ['Führerschein Klasse B', 'Ruhe', 'Masernimpfung', 'Wundversorgung', 'Medikamentengabe'],
});
const tailored = async (points: readonly string[]) => {
  const jobDescription = `Pflegefachkraft (m/w/d)\n\nIhr Profil:\n${points.map((one) => `- ${one}`).join('\n')}`;
  const { content, report } = await tailorWith(nurse, { companyName: 'Nordlicht', jobDescription });
  return {
    skills: content.skills.map(({ name }) => name),
    achievements: content.work_experience[0]?.achievements,
    letter: content.tailored?.coverLetter ?? '',
    shown: report.requirements.flatMap(({ term, facts }) => (facts.length > 0 ? [term] : [])),
  };
};

test('a licence and a vaccination that are asked for stand behind what answers the work', async () => {
  const { skills, achievements, letter } = await tailored([
    'Führerschein Klasse B',
    'Masernimpfung',
    'Wundversorgung und Medikamentengabe',
  ]);
  expect(skills).toEqual([
    'Wundversorgung',
    'Medikamentengabe',
    'Führerschein Klasse B',
    'Masernimpfung',
    'Ruhe',
  ]);
  expect(achievements?.[0]).toBe('Wundversorgung bei 20 Patienten am Tag');
  const places = ['Wundversorgung', 'Medikamentengabe'].map((name) => letter.indexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // What one holds is no knowledge.
  expect(letter).not.toMatch(/PKW|Führerschein|Masern/);
});

test('they are no evidence of anything else', async () => {
  const { shown, skills } = await tailored([
    'Wundversorgung',
    'Medikamentengabe',
    'Betreuung von Patienten der Klasse B',
  ]);
  expect(shown).toEqual(['Wundversorgung', 'Medikamentengabe']);
  expect(skills[0]).toBe('Wundversorgung');
});
