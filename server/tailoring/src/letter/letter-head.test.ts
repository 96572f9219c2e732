import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

const headOf = async (posting: typeof jobs.analyst, letterLanguage: Language) => {
  const { content, report } = await tailorWith(people.analystCv, posting, { letterLanguage });
  expect(report.notes).not.toContain('letter-sentences-left-out');
  return (content.tailored?.coverLetter ?? '').split('\n\n').slice(0, 3);
};

test.each([
  ['en', '21 November 2026', '**Application for the position of Data Analyst**', /^Dear /],
  [
    'es',
    '21 de noviembre de 2026',
    '**Asunto: candidatura al puesto de «Data Analyst»**',
    /^Estima/,
  ],
  ['de', '21. November 2026', '**Bewerbung um die Stelle „Data Analyst“**', /^Guten Tag,$/],
] as const)('a letter in "%s" begins with its day and the position', async (...told) => {
  const [language, day, subject, greeting] = told;
  const head = await headOf(jobs.analyst, language);
  expect(head).toEqual([day, subject, expect.stringMatching(greeting)]);
});

test('a letter has no subject line where the job text names no position', async () => {
  const jobDescription = 'Requirements\n- SQL\n- Looker\n- dbt';
  const [day, greeting] = await headOf({ ...jobs.analyst, jobDescription }, 'en');
  expect(day).toBe('21 November 2026');
  expect(greeting).toMatch(/^Dear /);
});

test('German tells of studies, and of more of them, in whole sentences', async () => {
  const [study] = people.analystCv.education;
  const education = ['Statistik', 'Philosophie'].map((field) => ({
    ...{ ...study!, id: field, institution: 'Universität Kiel', field, degree: 'Bachelor' },
  }));
  const cv = {
    ...people.analystCv,
    education,
    work_experience: people.analystCv.work_experience.map((entry) => ({
      ...{ ...entry, description: 'Auswertungen für den Vertrieb mit den Kollegen erstellt.' },
      achievements: ['Monatliche Berichte von Tabellen in Looker überführt.'],
    })),
    personal_info: { ...people.analystCv.personal_info, summary: 'Ich arbeite gern mit Zahlen.' },
  };
  const { content } = await tailorWith(cv, jobs.analyst, { letterLanguage: 'de' });
  expect(content.tailored?.coverLetter).toContain(
    'Studiert habe ich Statistik an der Universität Kiel, mit dem Abschluss Bachelor. ' +
      'Auch Philosophie habe ich an der Universität Kiel studiert, mit dem Abschluss Bachelor.',
  );
});

test.each([
  ['en', 'Ref. NE-4471', '**Application for the position of Data Analyst, Ref. NE-4471**'],
  [
    'es',
    'Referencia: AB-20',
    '**Asunto: candidatura al puesto de «Data Analyst», Referencia AB-20**',
  ],
  ['de', 'Kennziffer 2026-118', '**Bewerbung um die Stelle „Data Analyst“, Kennziffer 2026-118**'],
  ['en', 'Job ID 4711', '**Application for the position of Data Analyst, Job ID 4711**'],
] as const)('in "%s" the subject line tells the reference: %s', async (language, said, line) => {
  const jobDescription = `${jobs.analyst.jobDescription}\n\nPlease quote ${said}.`;
  const [, subject] = await headOf({ ...jobs.analyst, jobDescription }, language);
  expect(subject).toBe(line);
});

test('a reference alone is a subject where no position is named', async () => {
  const jobDescription = 'Requirements\n- SQL\n- Looker\n- dbt\n\nRef. NE-4471';
  const [, subject] = await headOf({ ...jobs.analyst, jobDescription }, 'en');
  expect(subject).toBe('**Application, Ref. NE-4471**');
});

test('what the job wants a letter to tell is reported, never told by the letter', async () => {
  const asked = 'Please state your salary expectations and your earliest start date.';
  const jobDescription = `${jobs.analyst.jobDescription}\n\n${asked}`;
  const { content, report } = await tailorWith(people.analystCv, {
    ...jobs.analyst,
    jobDescription,
  });
  expect(report.letterAsks).toEqual(['salary', 'start-date']);
  expect(content.tailored?.coverLetter).not.toMatch(/salary|start date|€|earliest/i);
  const without = await tailorWith(
    people.analystCv,
    { ...jobs.analyst, jobDescription },
    { includeCoverLetter: false },
  );
  expect(without.report.letterAsks).toBeUndefined();
});
