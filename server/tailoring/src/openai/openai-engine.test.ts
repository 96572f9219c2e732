import { afterEach, describe, expect, test } from '@jest/globals';
import {
  defaultTailored,
  type CvContent,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import { readUntranslated } from '@sastre/shared-contracts/cv';
import { jobs, people } from '@sastre/reading/testing';
import { broken, good, inventing, obedient, sloppy } from '../testing/model-server/personas.ts';
import { PLANTS } from '../testing/model-server/plants.ts';
import { openOpenAiHarness, runOn, type OpenAiHarness } from '../testing/openai-harness.ts';

let model: OpenAiHarness;
afterEach(async () => model.server.stop());

const { analystCv } = people;
const reasons = ({ edits }: TailoringReport) => edits.map(({ reason }) => reason).filter(Boolean);
const textsOf = (cv: CvContent) => [
  cv.personal_info.summary,
  ...cv.work_experience.flatMap(({ description, achievements }) => [description, ...achievements]),
];

test('a good model’s rewording, order and letter are taken, and rest on facts', async () => {
  model = await openOpenAiHarness(good);
  const { content, report } = await runOn(model, analystCv, jobs.analyst);
  expect(report).toMatchObject({ engine: 'openai-compatible', refused: 0, notes: [] });
  const [first] = content.work_experience;
  expect(first?.achievements[0]).toMatch(/^Created a forecast of bookings per route with SQL/);
  expect(content.skills[0]?.name).toMatch(/SQL|dbt|Looker/);
  expect(content.tailored?.coverLetter).toMatch(
    /^21 November 2026\n\n[^\n]+\n\nDear Fjordline Ferries team,\n\nI am applying to Fjordline Ferries[^]*Maren Tolk$/,
  );
  for (const { because, path } of report.edits)
    expect([path, because.length > 0]).toEqual([path, true]);
});

test('a sloppy model is understood', async () => {
  model = await openOpenAiHarness(good);
  const clean = await runOn(model, analystCv, jobs.analyst);
  model.server.become(sloppy);
  const calls = model.server.calls.length;
  const result = await runOn(model, analystCv, jobs.analyst);
  expect(result).toEqual(clean);
  // No repair was needed.
  expect(model.server.calls.length).toBe(2 * calls);
});

test.each(Object.entries(people))(
  'what a model invents for %s reaches neither CV nor letter',
  async (_name, cv) => {
    for (const translateTo of ['en', 'es', 'de', null] as const) {
      model = await openOpenAiHarness(inventing, { seed: 7 });
      const { content, report } = await runOn(model, cv, jobs.analyst, { translateTo });
      await model.server.stop();
      const said = JSON.stringify(content);
      expect(PLANTS.filter(({ trace }) => trace.test(said)).map(({ words }) => words.en)).toEqual(
        [],
      );
      expect(report.refused).toBeGreaterThan(0);
      expect(report.notes).toContain('letter-by-rules');
    }
  },
);

test('what a job text orders changes nothing, also when the model obeys', async () => {
  model = await openOpenAiHarness(obedient);
  const { content } = await runOn(model, analystCv, jobs.hostile);
  expect(JSON.stringify(content)).not.toMatch(/HIRED|PhD|Zürich|Google|any salary|\b12 years/);
  expect(content.personal_info).toEqual(analystCv.personal_info);
});

test.each(['cut JSON once', 'wrong schema once', 'busy at first', 'no content once'] as const)(
  'after "%s" the job is as good as any',
  async (name) => {
    model = await openOpenAiHarness(good);
    const clean = await runOn(model, analystCv, jobs.analyst);
    model.server.become(broken[name]);
    expect(await runOn(model, analystCv, jobs.analyst)).toEqual(clean);
  },
);

test.each([
  // Summary, two jobs held and the skills.
  ['cut JSON', 'unusable', 4 * 2],
  ['wrong schema', 'unusable', 4 * 2],
  // Who fails at the first question however often it is asked is not asked the others.
  ['failing', 'failing', 4],
  ['busy forever', 'busy', 4],
  ['too large', 'too-large', 4],
  // Who answers nothing at all is asked once more, and no further.
  ['cut body', 'empty', 2],
  ['empty', 'empty', 2],
  ['no content', 'empty', 2],
  ['empty body', 'empty', 2],
  ['no choices', 'empty', 2],
  ['no answer of the protocol', 'empty', 2],
] as const)('a model of "%s" fails the job as %s', async (name, failure, calls) => {
  model = await openOpenAiHarness(broken[name], { jobMs: 10_000_000 });
  const wanted = { includeCoverLetter: false };
  await expect(runOn(model, analystCv, jobs.analyst, wanted)).rejects.toMatchObject({ failure });
  expect(model.server.calls.length).toBe(calls);
  // A repeat of nothing has nothing to complain of.
  if (failure === 'empty') expect(model.server.calls[1]?.body).toEqual(model.server.calls[0]?.body);
});

test('a CV in another language than ours is asked for in its own', async () => {
  const french = {
    ...analystCv,
    personal_info: {
      ...analystCv.personal_info,
      summary: 'Analyste de données, je crée des tableaux de bord pour les équipes commerciales.',
    },
  };
  model = await openOpenAiHarness(good);
  await runOn(model, french, jobs.analyst, { includeCoverLetter: false });
  const [summary, entry] = model.server.calls.map(({ body }) => body.messages[0]?.content);
  expect([summary, entry]).toEqual([
    expect.stringContaining('in French'),
    expect.stringContaining('in English'),
  ]);
});

test('texts in another language than theirs are left as they were', async () => {
  model = await openOpenAiHarness(broken['wrong language']);
  const { content, report } = await runOn(model, analystCv, jobs.analyst, { translateTo: 'es' });
  expect(report.notes).toEqual([
    'part-not-tailored',
    'letter-without-free-text',
    'letter-by-rules',
  ]);
  expect(textsOf(content)).toEqual(textsOf(analystCv));
  expect(new Set(reasons(report))).toEqual(new Set(['wrong-language']));
});

test('a part that fails for good is left as it is and noted; the others count', async () => {
  model = await openOpenAiHarness((question, call) =>
    question.kind === 'summary' ? { content: 'no' } : good(question, call),
  );
  const { content, report } = await runOn(model, analystCv, jobs.analyst);
  expect(report.notes).toEqual(['part-not-tailored']);
  expect(content.personal_info.summary).toBe(analystCv.personal_info.summary);
  expect(content.work_experience[0]?.achievements[0]).toMatch(/^Created/);
});

describe('the letter', () => {
  test('that is refused is written once more, with the reason named', async () => {
    model = await openOpenAiHarness((question, call) =>
      question.kind === 'letter' && !question.data.refused
        ? inventing(question, { ...call, random: () => 0.21 })
        : good(question, call),
    );
    const { content, report } = await runOn(model, analystCv, jobs.analyst);
    expect(report.notes).toEqual([]);
    expect(content.tailored?.coverLetter).toMatch(
      /\n\nDear Fjordline Ferries team,\n\nI am applying to/,
    );
    const last = model.server.calls.at(-1)?.body.messages[1]?.content ?? '';
    expect(last).toMatch(
      /"refused":\{"letter":"I am applying[^]*"why":"the facts do not state this: /,
    );
  });

  test('that is refused twice, or fails, is the rules engine’s, and that is noted', async () => {
    model = await openOpenAiHarness((question, call) =>
      question.kind === 'letter' ? inventing(question, call) : good(question, call),
    );
    const refused = await runOn(model, analystCv, jobs.analyst);
    model.server.become((question, call) =>
      question.kind === 'letter' ? { content: '' } : good(question, call),
    );
    const failed = await runOn(model, analystCv, jobs.analyst);
    for (const { content, report } of [refused, failed]) {
      expect(report.notes).toEqual(['letter-by-rules']);
      expect(content.tailored?.coverLetter).toMatch(/^\d+ [^]*\n\nDear Fjordline [^]*Maren Tolk$/);
    }
  });

  test.each([
    'endless letter',
    'one paragraph',
    'wrong language',
    'wrong schema',
    'empty',
    'no content',
    'too large',
  ] as const)(
    'of "%s" is the rules engine’s, also when it is all that was asked for',
    async (name) => {
      model = await openOpenAiHarness(broken[name]);
      const { content, report } = await runOn(model, analystCv, jobs.analyst, {
        useAiTailoring: false,
      });
      expect(report.notes).toEqual(['letter-by-rules']);
      expect(report.refused).toBe(0);
      expect(content.tailored?.coverLetter).toMatch(/^\d+ [^]*\n\nDear Fjordline [^]*Maren Tolk$/);
      expect(model.server.calls.length).toBeLessThanOrEqual(2);
    },
  );

  test('fails the job when it is all that was asked for and the model is not there', async () => {
    model = await openOpenAiHarness(broken.failing);
    const wanted = { useAiTailoring: false };
    await expect(runOn(model, analystCv, jobs.analyst, wanted)).rejects.toThrow('failed each time');
  });
});

describe('a translation', () => {
  test.each(['es', 'de'] as const)(
    'into %s changes free texts and nothing else; what is not proven is asked about',
    async (translateTo) => {
      model = await openOpenAiHarness(good);
      const { content, report } = await runOn(model, analystCv, jobs.analyst, { translateTo });
      // One applied edit a path, from the main CV's text to the last.
      const applied = report.edits.filter(({ status }) => status === 'applied');
      const paths = applied.map(({ path, op }) => `${path} ${op}`);
      expect(new Set(paths).size).toBe(paths.length);
      const translations = report.edits.filter(({ source }) => source !== undefined);
      expect(translations.length).toBeGreaterThan(4);
      expect(translations.some(({ status }) => status === 'applied')).toBe(true);
      const said = textsOf(content);
      for (const { status, after, unproven } of translations)
        expect([after, status, said.includes(after)]).toEqual([
          after,
          expect.stringMatching(/^(?:applied|unproven|refused)$/),
          unproven === undefined && status === 'applied',
        ]);
      // A reworded text is translated as it was reworded, and the report keeps both.
      const cut = report.edits.filter(({ path }) => path === 'work[w2].achievements[1]');
      expect(cut.map(({ before }) => before)).toContainEqual(expect.stringMatching(/^Cut queues/));
      expect(cut.at(-1)?.source).toMatch(/^Reduced queues/);
      const closed = ({
        work_experience,
        education,
        skills,
        language_skills,
        personal_info,
      }: CvContent) => ({
        work: work_experience.map(({ description: _d, achievements, ...rest }) => [
          rest,
          achievements.length,
        ]),
        education,
        skills: skills.map(({ name }) => name).toSorted(),
        language_skills,
        person: { ...personal_info, summary: '' },
      });
      expect(closed(content)).toEqual(closed(analystCv));
      expect(content.tailored?.coverLetter).toMatch(
        translateTo === 'es' ? /\n\nEstimado/ : /\n\nGuten Tag/,
      );
    },
  );

  test('that says something else keeps the text it had, with the reason', async () => {
    model = await openOpenAiHarness((question, call) => {
      const reply = good(question, call);
      return question.kind === 'translation' && typeof reply === 'object' && 'content' in reply
        ? { content: reply.content.replaceAll('9 ', '19 ').replaceAll('Looker', 'Tableau') }
        : reply;
    });
    const { content, report } = await runOn(model, analystCv, jobs.analyst, { translateTo: 'es' });
    const other = report.edits.find(({ after }) => after.includes('Tableau'));
    expect(other?.status).toBe('unproven');
    expect(other?.unproven).toContain('Tableau');
    expect(reasons(report)).toContain('number-contradicts');
    expect(textsOf(content)).toContain('Moved 14 monthly reports from spreadsheets to Looker');
    expect(textsOf(content).join()).not.toMatch(/Tableau|19/);
  });

  test('that hands a sentence back as it was is noted: the copy has it in its language', async () => {
    model = await openOpenAiHarness((question, call) =>
      question.kind === 'translation'
        ? { content: JSON.stringify({ texts: question.data.texts }) }
        : good(question, call),
    );
    const { content, report } = await runOn(model, analystCv, jobs.analyst, {
      translateTo: 'de',
      useAiTailoring: false,
    });
    const left = report.edits.filter(({ source }) => source !== undefined);
    expect(left.length).toBeGreaterThan(2);
    expect(new Set(left.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(['refused wrong-language']),
    );
    const tailored = { ...defaultTailored, ...content.tailored, report };
    expect(readUntranslated({ ...content, tailored })).toMatchObject({ extent: 'all', waiting: 0 });
  });

  test('into the language of the CV asks nothing', async () => {
    model = await openOpenAiHarness(good);
    await runOn(model, analystCv, jobs.analyst, {
      translateTo: 'en',
      useAiTailoring: false,
      includeCoverLetter: false,
    });
    expect(model.server.calls).toEqual([]);
  });
});
