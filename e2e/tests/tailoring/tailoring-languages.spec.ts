import type { CvPatch, Language } from '@sastre/shared-contracts/api';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { readFixture } from '../../support/documents/json-resume.ts';
import { folded } from '../../support/pdf/pdf-text.ts';
import { sampleContent } from '../../support/documents/sample-content.ts';
import { enterWithCv } from '../../support/people/tailoring-person.ts';
import { fillTailoring, openReview, tailorWithAi } from '../../support/pages/tailoring.page.ts';
import { expect, test } from '../../support/site/test.ts';

const job = readFixture('jobs/01-en-data-analyst.txt', 'data-analyst.txt');

/** The same person, who writes Spanish. */
function spanishContent(person: { name: string; email: string }): CvPatch {
  const content = sampleContent(person);
  const [first, ...others] = content.work_experience ?? [];
  return {
    ...content,
    personal_info: {
      ...content.personal_info,
      title: 'Analista de datos',
      summary: 'Cuenta antes de discutir y deja escrito cómo se ha contado cada cifra.',
    },
    work_experience: [
      {
        ...first,
        position: 'Analista de informes',
        description: 'Responsable del informe **semanal** de nueve clínicas de la costa.',
        achievements: [
          'Redujo a la mitad el tiempo necesario para cerrar el mes',
          'Llevó nueve clínicas a un único libro con SQL',
        ],
      },
      ...others,
    ],
  };
}

interface Target {
  language: Language;
  content: typeof sampleContent;
  /** What the document says by itself: titles, "Present", months, levels, how a letter begins. */
  says: readonly string[];
  greeting: RegExp;
}

const TITLES = {
  en: ['Work Experience', 'Education', 'Skills', 'Languages'],
  es: ['Experiencia laboral', 'Formación', 'Competencias', 'Idiomas'],
  de: ['Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Sprachen'],
};
const TARGETS: readonly Target[] = [
  {
    language: 'es',
    content: sampleContent,
    says: ['mar 2021 – actualidad', 'sept 2013', 'Experto', 'Avanzado', 'Nativo', 'Fluido'],
    greeting: /^\d[^]*\n\n(Estimad|Hola|Buen)/,
  },
  {
    language: 'de',
    content: sampleContent,
    says: [
      'März 2021 – heute',
      'Sept. 2013',
      'Expertenkenntnisse',
      'Fortgeschritten',
      'Muttersprache',
    ],
    greeting: /^\d[^]*\n\n(Sehr geehrte|Guten Tag)/,
  },
  {
    language: 'en',
    content: spanishContent,
    says: ['Mar 2021 – Present', 'Sep 2013', 'Expert', 'Advanced', 'Native', 'Fluent'],
    greeting: /^\d[^]*\n\n(Dear|Hello)/,
  },
];

for (const { language, content, says, greeting } of process.env['SOAK']
  ? TARGETS
  : TARGETS.slice(1, 2)) {
  test(`translated to ${language} offline: titles, months and levels; own sentences stay, and that is said`, async ({
    browser,
    site,
  }) => {
    const { page, stored, person, main } = await enterWithCv(browser, site, content);
    await fillTailoring(page, site, { company: 'Brightwater', job, letter: true, language });
    const id = await tailorWithAi(page);
    const pdf = await downloadPdf(page, `${person.name}- CV - Brightwater.pdf`);
    expect(pdf.language).toBe(language);
    const whole = folded(pdf.text).toLowerCase();
    const reads = (text: string) => whole.includes(folded(text).toLowerCase());
    expect([...TITLES[language], ...says].filter((text) => !reads(text))).toEqual([]);
    const others = Object.entries(TITLES).filter(([one]) => one !== language);
    expect(others.flatMap(([, titles]) => titles.slice(0, 1)).filter(reads)).toEqual([]);

    const { summary } = main.personal_info;
    const [work] = main.work_experience;
    const own = [summary, work?.position ?? '', ...(work?.achievements ?? [])];
    expect(own.filter((text) => !reads(text))).toEqual([]);

    const { tailored } = await stored.read(id);
    expect(tailored?.language).toBe(language);
    expect(tailored?.coverLetter).toMatch(greeting);
    await openReview(page, site, id);
    await expect(page.getByText('Your own sentences were not translated')).toBeVisible();
    await expect(page.getByText(/^The built-in engine made this copy\./)).toBeVisible();
    await page.context().close();
  });
}
