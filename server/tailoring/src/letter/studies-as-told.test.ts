import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const POSTS = { de: 'Krankenpflegerin', en: 'Staff nurse', es: 'Enfermera' };
const ADS = {
  de: 'Pflegefachkraft (m/w/d)\n\nIhr Profil\n- Freude an der Arbeit in der Pflege und im Team',
  en: 'Staff nurse\n\nRequirements\n- You enjoy the work with our patients and the team',
  es: 'Enfermera\n\nRequisitos\n- Ganas de trabajar en equipo con nuestros pacientes',
};
type Studies = [string, string, string, string][];

async function letterOf(language: Language, studies: Studies, translateTo?: Language) {
  const cv = cvInBrief({
    head: ['Mara Quinn', POSTS[language], '', ''],
    work: [{ as: [POSTS[language], 'Haus Linde', '2017-03'], achievements: [] }],
    studies,
  });
  const job = { companyName: 'Elmhof', jobDescription: ADS[language] };
  const { content } = await tailorWith(cv, job, translateTo ? { translateTo } : {});
  return content.tailored?.coverLetter ?? '';
}
const nurse = 'Ausbildung zur Gesundheits- und Krankenpflegerin';
const DATES = '2008-10 2011-09';

test.each([
  [nurse, 'Die Ausbildung zur Gesundheits- und Krankenpflegerin habe ich'],
  ['Ausbildung zum Kaufmann für Büromanagement', 'Die Ausbildung zum Kaufmann für Büromanagement'],
  ['Ausbildung zur Steuerfachangestellten', 'Die Ausbildung zur Steuerfachangestellten'],
  ['Umschulung als Tischler', 'Die Ausbildung zum Tischler'],
])('a degree that begins with its training is told once: %s', async (degree, told) => {
  expect(await letterOf('de', [['Berufsschule Süd', degree, '', DATES]])).toContain(told);
});

test('a training is told without the field that its trade says already', async () => {
  const letter = await letterOf('de', [
    ['IHK zu Lübeck', 'Ausbildung zur Hotelfachfrau', 'Hotellerie', DATES],
  ]);
  expect(letter).toContain('Die Ausbildung zur Hotelfachfrau habe ich bei der IHK zu Lübeck');
  const brief = await letterOf('de', [['Schule', 'Gesellenbrief', 'Friseurhandwerk', DATES]]);
  expect(brief).toContain('Ich habe den Gesellenbrief im Friseurhandwerk.');
});

test('with what somebody left school is not told beside a training', async () => {
  const school: Studies[number] = ['BBS II Lüneburg', 'Fachhochschulreife', '', '2005-08 2007-06'];
  const both: Studies = [['Berufsschule Süd', nurse, '', DATES], school];
  expect(await letterOf('de', both)).not.toContain('BBS II');
  expect(await letterOf('de', both, 'en')).not.toContain('BBS II');
  expect(await letterOf('de', [school])).toContain('Die Fachhochschulreife habe ich an der BBS II');
  expect(await letterOf('de', [school], 'en')).toContain('I hold *Fachhochschulreife* from BBS II');
  const gcses: Studies = [
    ['Leeds College', 'BSc (Hons)', 'Adult Nursing, 2:1', '2012-09 2015-06'],
    ['Elm School', 'GCSEs', '', '2005-09 2007-06'],
  ];
  const english = await letterOf('en', gcses);
  expect(english).toContain('I hold a BSc (Hons) in Adult Nursing from Leeds College');
  expect(english).not.toContain('Elm School');
  const ies: Studies = [
    ['Universidad de Jaén', 'Grado', 'Enfermería', '2012-09 2016-06'],
    ['IES Auringis', 'Bachillerato', '', '2010-09 2012-06'],
  ];
  expect(await letterOf('es', ies)).not.toContain('Auringis');
});

test.each<[Language, Studies[number], string]>([
  [
    'de',
    ['IHK Kassel', 'Lehrgang', 'Pflegemanagement', '2025-09'],
    'einen Lehrgang (Pflegemanagement)',
  ],
  [
    'de',
    ['DAA Kassel', 'Weiterbildung zur Wundexpertin', '', '2025-09'],
    'eine Weiterbildung zur Wundexpertin',
  ],
  ['de', ['DAA Kassel', 'Umschulung', 'Erzieherin', '2025-09'], 'eine Umschulung (Erzieherin)'],
  [
    'de',
    ['IHK Kassel', 'Geprüfte Fachwirtin im Gesundheitswesen', '', '2025-09'],
    'für den Abschluss',
  ],
  ['en', ['Leeds College', 'Course', 'Wound care', '2025-09'], 'taking a course at Leeds College'],
  ['es', ['Cruz Roja', 'Curso', 'Cuidados paliativos', '2025-09'], 'haciendo un curso en'],
])('in %s what goes on is called as the CV calls it: %j', async (language, study, told) => {
  const letter = await letterOf(language, [study]);
  expect(letter).toContain(told);
  expect(letter).not.toContain('eine Ausbildung');
});

test.each([
  [['Leeds Beckett University', 'PGCert', 'Critical Care Nursing', DATES], 'I hold a PGCert in'],
  [['Dive School', 'Certificate', 'Diving', DATES], 'I hold a Certificate in Diving from'],
  [['Elm College', 'Associate of Applied Science', 'Nursing', DATES], 'I hold an Associate of'],
] as [Studies[number], string][])('what was completed is held: %j', async (study, told) => {
  const letter = await letterOf('en', [study]);
  expect(letter).toContain(told);
  expect(letter).not.toMatch(/studied|trained/);
});

test('a degree that is asked for is told before a certificate behind it', async () => {
  const cv = cvInBrief({
    head: ['Mara Quinn', 'Staff Nurse', '', ''],
    work: [{ as: ['Staff Nurse', 'Haus Linde', '2017-03'], achievements: [] }],
    studies: [
      ['Leeds Beckett University', 'PGCert', 'Critical Care Nursing', '2018-09 2019-07'],
      ['University of Bradford', 'BSc (Hons)', 'Adult Nursing', '2012-09 2015-07'],
    ],
  });
  const jobDescription =
    'Pflegefachkraft (m/w/d)\n\nIhr Profil\n- Abgeschlossene Ausbildung oder Studium in der Pflege';
  const request = { companyName: 'Elmhof', jobDescription };
  const { content } = await tailorWith(cv, request, { letterLanguage: 'de' });
  expect(content.tailored?.coverLetter).toContain(
    'Studiert habe ich an der University of Bradford (*BSc (Hons), Adult Nursing*).',
  );
});
