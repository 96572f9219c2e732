import {
  readFixture,
  readJsonResume,
  toTypedCv,
  type TypedCv,
} from '../../support/documents/json-resume.ts';
import { downloadPdf } from '../../support/pages/export.page.ts';
import { onboard } from '../../support/pages/onboarding.page.ts';
import { folded } from '../../support/pdf/pdf-text.ts';
import { newPerson } from '../../support/people/people.ts';
import { fillTailoring, tailorWithAi } from '../../support/pages/tailoring.page.ts';
import { expect, test } from '../../support/site/test.ts';
import { newAccount } from '../../support/people/new-account.ts';
import { register } from '../../support/pages/welcome.pages.ts';

const cv = toTypedCv(readJsonResume('jsonresume/02-en-career-changer.json', 'career-changer.json'));
const job = readFixture('jobs/01-en-data-analyst.txt', 'data-analyst.txt');

/** Everything that was typed, in the order of the document; skills are grouped by level there. */
function inOrder({ personal, work, education }: TypedCv): string[] {
  const { fullName, title, email, phone, location, summary } = personal;
  return [
    ...[fullName, title, email, phone, location, summary],
    ...work.flatMap((one) => [
      one.position,
      one.company,
      one.location,
      one.description,
      ...one.achievements,
    ]),
    ...education.flatMap((one) => [
      `${one.degree}, ${one.field}`,
      one.institution,
      `Grade: ${one.grade}`,
    ]),
  ].filter((text) => text !== '');
}

function expectInOrder(text: string, pieces: string[]): void {
  const whole = folded(text);
  let from = 0;
  for (const piece of pieces) {
    const at = whole.indexOf(folded(piece), from);
    expect(
      at,
      `"${piece}" stands in the PDF, after what was typed before it`,
    ).toBeGreaterThanOrEqual(from);
    from = at + folded(piece).length;
  }
}

test('a visitor registers, onboards, tailors with letter and translation, and downloads a PDF with every word', async ({
  page,
  site,
}) => {
  await register(page, site, newPerson(cv.personal.fullName));
  await onboard(page, cv);
  await page.waitForURL('**/plans');
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();

  await fillTailoring(page, site, {
    company: 'Northlight Hotels',
    job,
    letter: true,
    language: 'es',
  });
  await tailorWithAi(page);
  const fileName = `${cv.personal.fullName}- CV.pdf`;
  const copyName = `${cv.personal.fullName}- CV - Northlight Hotels.pdf`;
  const tailored = await downloadPdf(page, copyName);
  const read = folded(tailored.text);
  const { summary, ...person } = cv.personal;
  for (const piece of [
    ...Object.values(person).filter((value) => !value.startsWith('http')),
    // Another of the own sentences may lead.
    ...summary.split(/(?<=\.) /),
    ...cv.skills.map(({ name }) => name),
  ]) {
    expect(read, `"${piece}" stands in the tailored PDF`).toContain(folded(piece));
  }
  for (const one of cv.work)
    for (const line of [one.position, one.company, one.description, ...one.achievements]) {
      expect(read, `"${line}" stands in the tailored PDF`).toContain(folded(line));
    }
  expect(tailored.text).toContain('Experiencia laboral');
  expect(tailored.text).toContain('Northlight Hotels');
  expect(tailored.language).toBe('es');

  await page.goto(`${site.url}/export-pdf`);
  const full = await downloadPdf(page, fileName);
  expectInOrder(full.text, inOrder(cv));
  for (const { name } of cv.skills) expect(folded(full.text)).toContain(folded(name));
  for (const { language } of cv.languages) expect(folded(full.text)).toContain(folded(language));
  expect(full.title).toBe(`${cv.personal.fullName}- CV`);
  expect(full.tagged).toBe(true);
  expect(full.links).toContain(`mailto:${cv.personal.email}`);
});

test('what was saved is there after the server was stopped and started again @local', async ({
  page,
  site,
}) => {
  const person = newPerson('Ana Sol');
  await newAccount(page, site, person);
  await onboard(page, {
    ...cv,
    work: cv.work.slice(0, 1),
    skills: cv.skills.slice(0, 2),
    education: [],
  });
  await page.waitForURL('**/plans');
  await site.kill();
  await site.restart();
  await page.goto(`${site.url}/cv-data`);
  await expect(page.getByText(cv.personal.summary)).toBeVisible();
});
