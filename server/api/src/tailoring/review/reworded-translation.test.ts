import { afterEach, describe, expect, test } from '@jest/globals';
import { defaultTailored, type CvContent } from '@sastre/shared-contracts/api';
import { readUntranslated } from '@sastre/shared-contracts/cv';
import { jobs, people } from '@sastre/reading/testing';
import type { TailoredResult } from '@sastre/tailoring/make-copy';
import {
  answerWell,
  good,
  type Persona,
  openOpenAiHarness,
  runOn,
  type OpenAiHarness,
  answer,
  DECIDER,
} from '@sastre/tailoring/testing';
import { type Review, createSecondLook } from '@sastre/tailoring/review';

const ORIGINAL = 'Moved 14 monthly reports from spreadsheets to Looker';
const REWORDED = 'Moved 14 monthly reports from Lotus spreadsheets to Looker';
const TRANSLATED = 'Verlegte 14 monatliche Berichte aus spreadsheets zu Looker';
const BOTH = 'Verlegte 14 monatliche Berichte aus Lotus spreadsheets zu Looker';
const PATH = 'work[w1].achievements[0]';

let harness: OpenAiHarness;
afterEach(() => harness.server.stop());

/** Rewords one achievement by a word that nothing proves; `answers` replaces what it says of a text that it translates. */
const rewording =
  (answers: Readonly<Record<string, string>> = {}): Persona =>
  (question, call) => {
    const said = (value: unknown) => ({ content: JSON.stringify(value) });
    if (question.kind === 'entry') {
      const { data } = question;
      const achievements = data.achievements.map(({ n, text }) => ({
        n,
        text: text === ORIGINAL ? REWORDED : text,
      }));
      return said({ description: data.description, achievements });
    }
    if (question.kind !== 'translation') return good(question, call);
    const { texts } = answerWell(question) as { texts: { n: number; text: string }[] };
    const own = ({ n, text }: { n: number; text: string }) => ({
      n,
      text: answers[question.data.texts[n]?.text ?? ''] ?? text,
    });
    return said({ texts: texts.map(own) });
  };

async function translated(persona: Persona): Promise<Review> {
  harness = await openOpenAiHarness(persona);
  const main = people.analystCv;
  const asked = { translateTo: 'de', includeCoverLetter: false } as const;
  const result: TailoredResult = await runOn(harness, main, jobs.analyst, asked);
  const refusal = createSecondLook({
    main,
    jobDescription: jobs.analyst.jobDescription,
    companyNames: [jobs.analyst.companyName],
    translatedTo: 'de',
    now: DECIDER.now,
  });
  return { copy: result.content, report: result.report, main, ...DECIDER, refusal };
}

const bullet = ({ copy }: Review) => copy.work_experience[0]?.achievements[0];
const atPath = ({ report }: Review) => report.edits.filter(({ path }) => path === PATH);
const questionOf = (review: Review) =>
  atPath(review).find(({ before, source }) => before === ORIGINAL && source === REWORDED);
const translationOf = (review: Review) => atPath(review).find(({ source }) => source === ORIGINAL);
const idOf = (edit: { id: string } | undefined) => edit?.id ?? '';
const untranslated = ({ copy, report }: Review) =>
  readUntranslated({ ...copy, tailored: { ...defaultTailored, ...copy.tailored, report } });
const statuses = (review: Review) =>
  [questionOf(review), translationOf(review)].map((edit) => edit?.status);

describe('a rewording that is asked about, in a copy that is translated', () => {
  test('waits with its translation, while the translation of the original stands', async () => {
    const review = await translated(rewording());
    expect(bullet(review)).toBe(TRANSLATED);
    expect(questionOf(review)).toMatchObject({
      ...{ before: ORIGINAL, source: REWORDED, after: BOTH, status: 'unproven' },
      unproven: ['Lotus'],
    });
    expect(harness.server.calls.length).toBeGreaterThan(0);
  });

  test('stands translated after a yes, alone at its place; a no brings back what stood', async () => {
    const review = await translated(rewording());
    const yes = answer(review, [idOf(questionOf(review)), 'applied']);
    expect(bullet(yes)).toBe(BOTH);
    expect(statuses(yes)).toEqual(['applied', 'rejected']);
    expect(questionOf(yes)?.confirmed).toMatchObject({ words: ['Lotus'], by: DECIDER.userId });
    expect(yes.copy.tailored?.updatedByUser).toBe(false);
    const before = untranslated(review);
    expect(untranslated(yes)).toEqual(before);
    const no = answer(yes, [idOf(questionOf(yes)), 'rejected']);
    expect(bullet(no)).toBe(TRANSLATED);
    expect(statuses(no)).toEqual(['rejected', 'applied']);
    const back = answer(no, [idOf(questionOf(no)), 'applied']);
    expect(bullet(back)).toBe(BOTH);
  });

  test('gives way to the translation of the original when that is chosen, and a no to both leaves the original', async () => {
    const review = await translated(rewording());
    const yes = answer(review, [idOf(questionOf(review)), 'applied']);
    const other = answer(yes, [idOf(translationOf(yes)), 'applied']);
    expect(bullet(other)).toBe(TRANSLATED);
    expect(statuses(other)).toEqual(['rejected', 'applied']);
    const none = answer(
      yes,
      [idOf(translationOf(yes)), 'rejected'],
      [idOf(questionOf(yes)), 'rejected'],
    );
    expect(bullet(none)).toBe(ORIGINAL);
    expect(untranslated(none)).toMatchObject({ extent: 'some' });
  });

  test('asks about the words of its translation that nothing proves, too', async () => {
    const odd = `${BOTH} mit Tableau`;
    const review = await translated(rewording({ [REWORDED]: odd }));
    expect(questionOf(review)).toMatchObject({ after: odd, unproven: ['Lotus', 'Tableau'] });
    const yes = answer(review, [idOf(questionOf(review)), 'applied']);
    expect(bullet(yes)).toBe(odd);
  });

  test.each([
    ['is given back as it was', REWORDED],
    ['says another number', BOTH.replace('14', '19')],
  ])('whose translation %s keeps its language, which is said once it stands', async (_, said) => {
    const review = await translated(rewording({ [REWORDED]: said }));
    expect(questionOf(review)).toMatchObject({ source: REWORDED, after: REWORDED });
    const yes = answer(review, [idOf(questionOf(review)), 'applied']);
    expect(bullet(yes)).toBe(REWORDED);
    expect(untranslated(yes)).toMatchObject({ language: 'de', extent: 'some' });
    expect(bullet(answer(yes, [idOf(questionOf(yes)), 'rejected']))).toBe(TRANSLATED);
  });

  test('puts aside the question whether the translation of the original says the same, and brings it back', async () => {
    const odd = `${TRANSLATED} mit Tableau`;
    const review = await translated(rewording({ [ORIGINAL]: odd }));
    expect(bullet(review)).toBe(ORIGINAL);
    expect(statuses(review)).toEqual(['unproven', 'unproven']);
    const yes = answer(review, [idOf(questionOf(review)), 'applied']);
    expect([bullet(yes), ...statuses(yes)]).toEqual([BOTH, 'applied', 'rejected']);
    const no = answer(yes, [idOf(questionOf(yes)), 'rejected']);
    expect([bullet(no), ...statuses(no)]).toEqual([ORIGINAL, 'rejected', 'unproven']);
  });
});

test('a rewording that stands gives way to its translation that is said to say the same', async () => {
  const odd = 'Reduzierte Warteschlangen beim Boarding um 30% mit einer zweiten Reihe und Tableau';
  const source = 'Reduced queues at boarding by 30% with a second check-in line';
  const review = await translated((question, call) => {
    if (question.kind === 'entry') return good(question, call);
    return rewording({ [source]: odd })(question, call);
  });
  const own = (one: Review) =>
    one.report.edits.filter(({ path }) => path === 'work[w2].achievements[1]');
  expect(own(review).map(({ status }) => status)).toEqual(['applied', 'unproven']);
  const yes = answer(review, [idOf(own(review)[1]), 'applied']);
  expect(own(yes).map(({ status }) => status)).toEqual(['rejected', 'applied']);
  const texts = (cv: CvContent) => cv.work_experience[1]?.achievements;
  expect(texts(yes.copy)).toContain(odd);
  expect(texts(answer(yes, [idOf(own(yes)[1]), 'rejected']).copy)).toContain(source);
});
