import { expect, test } from '@jest/globals';
import { cvPatchSchema, cvSchema, defaultCvContent } from '@sastre/shared-contracts/api';
import { cvJson } from './cv.dto.ts';
import { readChange } from './cv.rules.ts';
import type { StoredCv } from './cv.store.ts';

const GERMAN =
  'Ich entwickle seit neun Jahren Abrechnungssysteme für Krankenhäuser und leite eine Gruppe.';
const FRENCH = 'J’écris depuis neuf ans des logiciels de paie pour les services de la ville.';
const LETTER = 'Dear Ms Okafor, I am writing about the role at your bank and my work there.';

function stored(version: number, content: object): StoredCv {
  const now = new Date();
  return {
    id: '11111111-2222-4333-8444-555555555555',
    kind: 'main',
    version,
    edited: true,
    createdAt: now,
    updatedAt: now,
    text: JSON.stringify({ ...defaultCvContent, ...content }),
    report: null,
    jobDescriptionId: null,
    companyName: null,
    jobContent: null,
  };
}
const summary = (text: string) => ({
  personal_info: { ...defaultCvContent.personal_info, summary: text },
});
const answered = (cv: StoredCv) => cvSchema.parse(JSON.parse(cvJson(cv)));

test('a CV is answered with what its texts and its letter are written in, as they are now', () => {
  expect(answered(stored(1, {})).detected).toEqual({});
  const tailored = { coverLetter: LETTER };
  const german = answered(stored(2, { ...summary(GERMAN), tailored }));
  expect(german.detected).toEqual({ cv: 'de', letter: 'en' });
  const french = answered(stored(3, { ...summary(FRENCH), tailored }));
  expect(french.detected).toEqual({ cv: 'fr', letter: 'en' });
});

test('Traditional Chinese is told from Simplified, in a CV and in its letter', () => {
  const traditional = '負責臺北門市的營運與人員訓練，十年審計經驗，熟悉財務報表。';
  const simplified = '负责北京门店的运营与人员培训，十年审计经验，熟悉财务报表。';
  const tailored = { coverLetter: traditional };
  expect(answered(stored(1, summary(traditional))).detected).toEqual({
    cv: 'zh',
    cvScript: 'Hant',
  });
  expect(answered(stored(2, { ...summary(simplified), tailored })).detected).toEqual({
    cv: 'zh',
    letter: 'zh',
    letterScript: 'Hant',
  });
});

test('added sections tell the language like any other text', () => {
  const entries = [{ name: 'x', description: GERMAN }];
  const sections = [{ id: '1', kind: 'projects', title: '', entries }];
  expect(answered(stored(6, { sections })).detected).toEqual({ cv: 'de' });
});

test('names, places and employers tell no language', () => {
  const fullName = 'Dr. María del Carmen Hernández y Villaseñor de la Torre';
  const personal_info = { ...defaultCvContent.personal_info, fullName };
  const company = 'Compañía de los Hoteles del Lago y de la Sierra';
  const job = { company, location: 'San Sebastián de los Reyes', position: 'Analyst' };
  const named = { personal_info, work_experience: [job, job, job] };
  expect(answered(stored(7, named)).detected).not.toMatchObject({ cv: 'es' });
});

test('names of houses and terms of a trade do not make a CV English', () => {
  const job = (position: string, description: string) => ({
    ...{ position, description, company: 'Royal Infirmary', startDate: '2019-01', endDate: '' },
  });
  const physician = {
    ...summary('Assistenzärztin für Innere Medizin mit Erfahrung in Palermo, Lyon und Edinburgh.'),
    work_experience: [
      job(
        'Assistenzärztin',
        'Acute Medical Unit, Advanced Life Support, Point of Care Ultrasound.',
      ),
      job('Famulatur', 'Service des urgences'),
      job('Tirocinio', 'Reparto di medicina interna'),
    ],
    language_skills: [{ language: 'Italienisch' }, { language: 'Deutsch' }],
  };
  expect(answered(stored(8, physician)).detected).toMatchObject({ cv: 'de' });
  const manager = {
    work_experience: [
      job('Chef de projet', 'Pilotage du programme Customer Success et du Change Management.'),
    ],
    skills: [{ name: 'Lean Six Sigma' }, { name: 'Design Thinking' }, { name: 'Data Analysis' }],
  };
  expect(answered(stored(9, manager)).detected).toMatchObject({ cv: 'fr' });
  const nurse = {
    work_experience: [job('Verpleegkundige', '')],
    language_skills: [{ language: 'Nederlands' }],
  };
  expect(answered(stored(10, nurse)).detected).toMatchObject({ cv: 'nl' });
  const english = {
    ...summary('Nurse with nine years of work for the intensive care unit.'),
    language_skills: [{ language: 'Deutsch' }],
  };
  expect(answered(stored(11, english)).detected).toMatchObject({ cv: 'en' });
});

test('a document that lacks fields is answered all the same', () => {
  const { text } = stored(5, {});
  const old = {
    ...(JSON.parse(text) as object),
    personal_info: { fullName: 'Ada' },
    work_experience: [{}],
  };
  expect(JSON.parse(cvJson({ ...stored(5, {}), text: JSON.stringify(old) }))).toMatchObject({
    detected: {},
  });
});

test('a text in two languages is in none', () => {
  expect(answered(stored(4, summary(`${GERMAN.repeat(4)}\n${FRENCH.repeat(4)}`))).detected).toEqual(
    {},
  );
});

test('a save stores the chosen language, and leaves it where an older page sends none', () => {
  const change = (body: object) => readChange(cvPatchSchema.parse(body));
  expect(change({ language: 'fr', detected: { cv: 'ja' } })).toMatchObject({
    document: { language: 'fr' },
    touchesContent: false,
  });
  expect(change({ tailored: {}, skills: [] }).document).not.toHaveProperty('language');
  expect(change({ detected: { cv: 'ja' } }).document).toEqual({});
});
