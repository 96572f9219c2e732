import { describe, expect, test } from '@jest/globals';
import {
  defaultSectionEntry,
  reportSchema,
  tailoredSchema,
  type CvContent,
  type Language,
} from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { createGate, isStated, readNumbers } from '@sastre/gate';
import { readFacts, plainText } from '@sastre/reading';
import { tailorWith } from './testing/tailor-with.ts';

const cases = Object.entries(people).flatMap(([person, cv]) =>
  Object.entries(jobs).map(([job, posting]) => ({ name: `${person} × ${job}`, cv, posting })),
);
const sorted = (texts: readonly string[]) => texts.toSorted();

describe.each(cases)('$name', ({ cv, posting }) => {
  test('every fact of the copy is in the main CV and none is missing', async () => {
    const { content } = await tailorWith(cv, posting);
    const texts = (of: CvContent) => sorted(readFacts(of).map(({ text }) => text));
    expect(texts(content)).toEqual(texts(cv));
    const { skills: _skills, work_experience: _work, tailored: _tailored, ...rest } = content;
    const {
      skills: _mainSkills,
      work_experience: _mainWork,
      tailored: _mainTailored,
      ...mainRest
    } = cv;
    expect(rest).toEqual(mainRest);
    expect(sorted(content.skills.map(({ id }) => id))).toEqual(
      sorted(cv.skills.map(({ id }) => id)),
    );
  });

  test('the letter passes the gate, names the company and rests on facts', async () => {
    const { content, report } = await tailorWith(cv, posting);
    const letter = content.tailored?.coverLetter ?? '';
    expect(report.refused).toBe(0);
    expect(letter).toContain(posting.companyName);
    // Greeting, three or four paragraphs, goodbye, name.
    expect(letter.split('\n\n').length).toBeGreaterThanOrEqual(6);
    const edit = report.edits.find(({ path }) => path === 'coverLetter');
    expect(edit?.because.length).toBeGreaterThanOrEqual(2);
    expect(reportSchema.safeParse(report).success).toBe(true);
    expect(tailoredSchema.safeParse(content.tailored).success).toBe(true);
  });

  test('the same input gives the same result', async () => {
    expect(await tailorWith(cv, posting)).toEqual(await tailorWith(cv, posting));
  });
});

test('a letter for a job that fits says what the job asks for, in the language of the job', async () => {
  const letterOf = async (
    cv: CvContent,
    posting: (typeof jobs)['analyst'],
    translateTo?: Language,
  ) => (await tailorWith(cv, posting, { translateTo })).content.tailored?.coverLetter ?? '';
  expect(await letterOf(people.analystCv, jobs.analyst)).toMatch(
    /^Dear Fjordline Ferries team,[^]*SQL/m,
  );
  expect(await letterOf(people.frontendCv, jobs.frontend)).toMatch(
    /^Estimado equipo de la Clínica Alborada:[^]*React/m,
  );
  expect(await letterOf(people.builderCv, jobs.builder)).toMatch(/^Guten Tag,[^]*MS Project/m);
  const german = await letterOf(people.analystCv, jobs.analyst, 'de');
  expect(german).toMatch(/^Guten Tag,[^]*Osterweg Reisen/m);
  // What stands in a CV of another language is quoted as that, and nowhere mixed in.
  expect(german.replace(/steht in meinem Lebenslauf: „[^“]+“/u, '')).not.toMatch(
    /forecast of bookings/,
  );
});

test('what the job asks for leads, and what it asks for in vain is not yours', async () => {
  const { content, report } = await tailorWith(people.analystCv, jobs.analyst);
  expect(
    content.skills
      .slice(0, 3)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Looker', 'SQL', 'dbt']);
  expect(content.work_experience[0]?.achievements[0]).toMatch(/forecast/);
  const group = (term: RegExp) => report.requirements.find((one) => term.test(one.term))?.group;
  expect([group(/^SQL$/), group(/English/), group(/Kubernetes/)]).toEqual([
    'shown',
    'shown',
    'not-yours',
  ]);
  expect(report.coverage.supported).toBeGreaterThan(3);
  expect(report.coverage.total).toBeGreaterThan(report.coverage.supported);
});

test('a fact in a hidden section is not said', async () => {
  const cv: CvContent = {
    ...people.analystCv,
    tailored: tailoredSchema.parse({ hiddenSections: ['languages', 'cover-letter'] }),
  };
  const { content, report } = await tailorWith(cv, jobs.analyst);
  expect(report.requirements.find(({ kind }) => kind === 'language')?.group).toBe('unsaid');
  expect(content.tailored?.hiddenSections).toEqual(['languages']);
});

test('what the PDF of the main CV holds as data is no choice for a copy, whose template stays', async () => {
  const tailored = tailoredSchema.parse({ pdfOptions: { keepCv: true, letterApart: true } });
  const { content } = await tailorWith({ ...people.analystCv, tailored }, jobs.analyst);
  expect(content.tailored?.pdfOptions).toMatchObject({ letterApart: true });
  expect(content.tailored?.pdfOptions.keepCv).toBeUndefined();
});

test('a certificate is what the job asks for, unless its section is hidden; a copy takes all over', async () => {
  const sections: CvContent['sections'] = [
    {
      id: 's1',
      kind: 'certificates',
      title: '',
      entries: [{ ...defaultSectionEntry, id: 'e1', name: 'Kubernetes administrator' }],
    },
  ];
  const groupIn = async (tailored?: CvContent['tailored']) => {
    const cv = { ...people.analystCv, sections, ...(tailored && { tailored }) };
    const { content, report } = await tailorWith(cv, jobs.analyst);
    expect(content.sections).toEqual(sections);
    return report.requirements.find(({ term }) => /^Kubernetes$/.test(term))?.group;
  };
  expect(await groupIn()).toBe('shown');
  expect(await groupIn(tailoredSchema.parse({ addedHidden: ['section:s1'] }))).toBe('unsaid');
});

test('a translation sets the language and says what it left as it is', async () => {
  const { content, report } = await tailorWith(people.analystCv, jobs.analyst, {
    translateTo: 'es',
  });
  expect(content.tailored?.language).toBe('es');
  expect(report.notes).toContain('free-text-not-translated');
});

test('instructions in a job description change nothing', async () => {
  const { content } = await tailorWith(people.analystCv, jobs.hostile);
  const all = JSON.stringify({
    ...content,
    tailored: { coverLetter: content.tailored?.coverLetter },
  });
  expect(all).not.toMatch(/HIRED|Kubernetes|PhD|Zürich|Google|salary|\b12\b/);
  expect(content.personal_info).toEqual(people.analystCv.personal_info);
});

describe('the gate', () => {
  const { analystCv } = people;
  const gate = createGate({
    main: analystCv,
    jobText: plainText(jobs.analyst.jobDescription),
    companyName: 'Fjordline Ferries',
    position: 'Data Analyst',
    letterLanguage: 'en',
    now: new Date('2026-11-21T12:00:00Z'),
  });
  const bullet = 'work[w1].achievements[1]';
  test.each([
    [bullet, 'Built a forecast that is off by 5% on average'],
    [bullet, 'Built a forecast with SQL, dbt and Kubernetes'],
    [bullet, 'Led a shift of 7 at the counter'],
    [bullet, 'Senior analyst for bookings'],
    [bullet, 'Built a forecast for Meridian Bank'],
    ['personal_info.summary', 'Analyst with a PhD'],
    ['personal_info.summary', 'Analyst who speaks Norwegian to captains'],
    ['coverLetter', 'Since May 2019 I have worked at Osterweg Reisen.'],
    ['coverLetter', 'I have 12 years of experience.'],
    ['work[w1].position', 'Head of Data'],
  ])('does not prove at %s: %s', (path, text) => {
    expect(gate.judge(path, text).answer).not.toBe('proven');
  });
  test.each([
    [bullet, 'Built a bookings forecast per route with dbt and SQL, off by 6% on average'],
    [
      'coverLetter',
      'Since April 2021 I have worked at Osterweg Reisen.\n\nI am applying for the position of Data Analyst at Fjordline Ferries.',
    ],
  ])('proves at %s: %s', (path, text) => {
    expect(gate.judge(path, text)).toMatchObject({ answer: 'proven', unproven: [] });
  });
  test('names the words that rest on nothing, as they stand in the text', () => {
    const text = 'Built a forecast per route with dbt, SQL and Kubernetes';
    expect(gate.judge(bullet, text).unproven).toEqual(['Kubernetes']);
  });
});

test.each([
  ['1,200', '1.2k', true],
  ['1.200', '1200', true],
  ['1 200 €', '€1,200', true],
  ['twelve', '12', true],
  ['12%', '12', false],
  ['0.8%', '8%', false],
  ['3 million', '3', false],
])('%s and %s are the same number: %s', (one, other, same) => {
  const [number] = readNumbers(one);
  expect(number !== undefined && isStated(number, readNumbers(other))).toBe(same);
});

test('jobs at the same time are not told as one before the other', async () => {
  const [first, second] = people.analystCv.work_experience;
  if (!first || !second) throw new Error('The fixture has two jobs.');
  const cv = { ...people.analystCv, work_experience: [first, { ...second, endDate: '2022-05' }] };
  const { content } = await tailorWith(cv, jobs.analyst);
  expect(content.tailored?.coverLetter).not.toMatch(/Before that/);
});

test('a letter is in the language chosen for it, whatever the job text and the translation are in', async () => {
  const letter = async (changes: Parameters<typeof tailorWith>[2]) =>
    (await tailorWith(people.analystCv, jobs.analyst, changes)).content.tailored?.coverLetter;
  expect(await letter({ letterLanguage: 'de' })).toMatch(/^Guten Tag/m);
  expect(await letter({ letterLanguage: 'es', translateTo: 'de' })).toMatch(/^Estimado/m);
  expect(await letter({ letterLanguage: null })).toMatch(/^Dear/m);
});

test('a company name with markup, direction and invisible marks stands in the letter as its plain words', async () => {
  const posting = { ...jobs.analyst, companyName: '<b>Fjord**line**</b>\u202e \u{e0041}Ferries' };
  const { content, report } = await tailorWith(people.analystCv, posting);
  expect(content.tailored?.coverLetter).toMatch(/^Dear Fjordline Ferries team,/m);
  expect(content.tailored?.coverLetter).not.toMatch(/[\u202e<>]|\*(?!\*)\w*line/);
  expect(report.refused).toBe(0);
});
