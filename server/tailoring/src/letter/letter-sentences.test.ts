import { describe, expect, test } from '@jest/globals';
import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { cvInBrief, type PersonInBrief } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';
import { heldAs, positionAs } from './titles.rules.ts';

const cvOf = (title: string, changes: Partial<PersonInBrief>): CvContent =>
  cvInBrief({
    head: ['Ada Mole', title, '', ''],
    ...changes,
  });

async function letterOf(cv: CvContent, jobDescription: string, translateTo?: Language) {
  const wanted = { companyName: 'Moorland Data', jobDescription };
  const { content, report } = await tailorWith(cv, wanted, { translateTo });
  expect(report.refused).toBe(0);
  return content.tailored?.coverLetter ?? '';
}

const twoPosts = (now: string, before: string, company: string): PersonInBrief['work'] => [
  { as: [now, company, '2020-04'], achievements: [] },
  { as: [before, company, '2017-04 2020-03'], achievements: [] },
  { as: ['Packer', 'Mill Parcels', '2004-01 2009-12'], achievements: [] },
];

describe('a job that goes on beside the last one is told as one that goes on', () => {
  test.each<[Language, string, string, string, string]>([
    [
      'en',
      'Course Leader',
      'Planner',
      'Planner\nRequirements\n- Planning',
      'I also work at Bar Ría as',
    ],
    [
      'de',
      'Kursleiter',
      'Koch',
      'Koch (m/w/d)\nAnforderungen\n- Kochen',
      'Außerdem arbeite ich in der Bar',
    ],
    [
      ...(['es', 'Camarera', 'Ayudante de camarero'] as const),
      'Camarera\nRequisitos\n- Experiencia como camarera',
      'También trabajo en el Bar Ría como ayudante de camarero.',
    ],
  ])('%s', async (_language, now, beside, job, sentence) => {
    const work: PersonInBrief['work'] = [
      { as: [now, 'Halcyon Ltd', '2020-09'], achievements: [] },
      { as: [beside, 'Bar Ría', '2018-04'], achievements: [] },
      { as: ['Packer', 'Mill Parcels', '2004-01 2009-12'], achievements: [] },
    ];
    expect(await letterOf(cvOf(now, { work }), job)).toContain(sentence);
  });
});

describe('two posts at one employer, one after the other: it is named once', () => {
  test.each<[Language, string, string, string, string, string]>([
    [
      ...(['en', 'Senior Supply Planner', 'Supply Planner', 'Halcyon Ltd'] as const),
      'Supply Planner\nRequirements\n- Planning of supplies',
      'Before that I was a Supply Planner there.',
    ],
    [
      ...(['de', 'Pflegedienstleiterin', 'Krankenpflegerin', 'Reuß GmbH'] as const),
      'Krankenpflegerin (m/w/d)\nAnforderungen\n- Pflege von Patienten',
      'Davor war ich dort als Krankenpflegerin tätig.',
    ],
    [
      ...(['es', 'Camarera', 'Ayudante de camarero', 'Bar Ría'] as const),
      'Camarera\nRequisitos\n- Experiencia como camarera',
      'Antes trabajé allí como ayudante de camarero.',
    ],
  ])('%s', async (_language, now, before, company, job, sentence) => {
    const letter = await letterOf(cvOf(now, { work: twoPosts(now, before, company) }), job);
    expect(letter).toContain(sentence);
    expect(letter.split(company)).toHaveLength(2);
  });

  test('another employer is named', async () => {
    const work: PersonInBrief['work'] = [
      { as: ['Supply Planner', 'Halcyon Ltd', '2020-04'], achievements: [] },
      { as: ['Buyer', 'Fen Foods', '2006-04 2020-03'], achievements: [] },
    ];
    const letter = await letterOf(
      cvOf('Supply Planner', { work }),
      'Supply Planner\nRequirements\n- Planning of supplies',
    );
    expect(letter).toMatch(/Before that I .*at Fen Foods/);
  });
});

test('a German sentence of studies has no colon behind its verb', async () => {
  const studies: PersonInBrief['studies'] = [
    ['Universität Kassel', 'Bachelor of Arts', '', '2013-10 2016-09'],
    ['Käthe-Kollwitz-Schule', 'Berufskolleg', 'Sozialwesen', '2008-08 2010-06'],
  ];
  const letter = await letterOf(
    cvOf('Krankenpflegerin', {
      studies,
      work: twoPosts('Krankenpflegerin', 'Helferin', 'Reuß GmbH'),
    }),
    'Krankenpflegerin (m/w/d)\nAnforderungen\n- Pflege von Patienten',
    'de',
  );
  expect(letter).toContain('Studiert habe ich an der Universität Kassel (Bachelor of Arts).');
  expect(letter).toContain(
    'Einen weiteren Abschluss habe ich an der Käthe-Kollwitz-Schule gemacht (Berufskolleg, Sozialwesen).',
  );
});

describe('what stands behind a comma in a title leaves no sentence open', () => {
  test.each<[Language, string, string]>([
    ['de', 'Gesundheits- und Krankenpflegerin, Kardiologie', 'Krankenpflegerin (Kardiologie)'],
    ['en', 'Staff Nurse, Cardiology', 'a Staff Nurse (Cardiology)'],
    ['en', 'Staff Nurse (Bank), Cardiology', 'a Staff Nurse (Bank, Cardiology)'],
    ['en', 'Staff Nurse (Bank, Cardiology)', 'a Staff Nurse (Bank, Cardiology)'],
    ['es', 'Enfermera, Cardiología', 'enfermera (Cardiología)'],
    ['de', 'Gärtnerin, staatlich geprüft', 'Gärtnerin und staatlich geprüft'],
  ])('%s: %s', (language, title, said) => {
    expect(heldAs(title, language, true)).toContain(said);
  });

  test('and the gate lets it pass', async () => {
    const title = 'Gesundheits- und Krankenpflegerin, Kardiologie';
    const letter = await letterOf(
      cvOf(title, { work: twoPosts(title, 'Pflegehelferin', 'Reuß GmbH') }),
      'Krankenpflegerin (m/w/d)\nAnforderungen\n- Pflege von Patienten',
    );
    expect(letter).toMatch(/als Gesundheits- und Krankenpflegerin \(Kardiologie\)[ .]/);
  });

  test('in Spanish no noun of it is large', () => {
    expect(positionAs('Ayudante de Camarero', 'es', true)).toBe('ayudante de camarero');
    expect(positionAs('Profesor de Python', 'es', true)).toBe('profesor de Python');
    expect(positionAs('Product Owner', 'es', true)).toBe('Product Owner');
  });

  test('nor does the post that is advertised', () => {
    expect(positionAs('Staff Nurse, Cardiology', 'en', true)).toBe('Staff Nurse (Cardiology)');
  });
});

test('a German letter quotes no noun torn from a clause, and tells the deed all the same', async () => {
  const work: PersonInBrief['work'] = [
    {
      as: ['Krankenpflegerin', 'Reuß GmbH', '2017-04'],
      achievements: ['Anleitung von 15 Auszubildenden auf der Station'],
    },
  ];
  const letter = await letterOf(
    cvOf('Krankenpflegerin', { work }),
    'Krankenpflegerin (m/w/d)\nDeine Aufgaben\n- Anleitung von Auszubildenden',
  );
  expect(letter).toContain('15 Auszubildende auf der Station angeleitet');
  expect(letter).not.toMatch(/„Auszubildenden“|nennen/);
});

test('an earlier post of the very name that is applied for is told in a short letter', async () => {
  const work: PersonInBrief['work'] = [
    { as: ['Camarera', 'Bar Ría', '2022-04'], achievements: [] },
    { as: ['Ayudante de camarero', 'Hotel Sol', '2019-04 2022-03'], achievements: [] },
  ];
  const job = 'AYUDANTE DE CAMARERO/A\nRequisitos\n- Experiencia como camarera';
  const letter = await letterOf(cvOf('Camarera', { work }), job);
  expect(letter).toMatch(/Antes (?:trabajé|fui) .*Hotel Sol/);
});

test('what was broken off goes on no more, and no bracket stands behind a bracket', async () => {
  const studies: PersonInBrief['studies'] = [
    ['Technikerschule Ulm (Abendform)', 'Techniker', 'Elektrotechnik', '2010-10 2012-09'],
    ['Handwerkskammer Oldenburg', 'Meisterschule (nicht abgeschlossen)', 'Zahntechnik', '2013-10'],
  ];
  const letter = await letterOf(
    cvOf('Krankenpflegerin', { studies, work: twoPosts('Pflegerin', 'Helferin', 'Reuß GmbH') }),
    'Krankenpflegerin (m/w/d)\nAnforderungen\n- Pflege von Patienten',
    'de',
  );
  expect(letter).toContain(
    'Meinen Abschluss habe ich an der Technikerschule Ulm, Abendform gemacht (Techniker, Elektrotechnik).',
  );
  expect(letter).not.toContain('Derzeit mache ich');
});

test.each(['Máster (sin terminar)', 'Licenciatura trunca', 'Grado (incompleto)'])(
  'nor is it told as going on: %s',
  async (degree) => {
    const studies: PersonInBrief['studies'] = [
      ['Universidad X', degree, 'Fisioterapia', '2013-10'],
    ];
    const letter = await letterOf(
      cvOf('Camarera', { studies, work: twoPosts('Camarera', 'Cajera', 'Bar Ría') }),
      'Camarera\nRequisitos\n- Experiencia como camarera',
    );
    expect(letter).not.toMatch(/estoy estudiando/i);
  },
);
