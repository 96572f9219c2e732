import { afterEach, expect, test } from '@jest/globals';
import type { CvContent } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { PERSONAS, type Persona } from '../testing/model-server/personas.ts';
import { openOpenAiHarness, runOn, type OpenAiHarness } from '../testing/openai-harness.ts';

let harness: OpenAiHarness;
afterEach(async () => harness.server.stop());

/** Someone whose name stands all over the CV, as it often does. */
const { analystCv } = people;
const [first, ...others] = analystCv.work_experience;
const talkative: CvContent = {
  ...analystCv,
  personal_info: {
    ...analystCv.personal_info,
    github: 'https://github.com/marentolk',
    summary: `Maren Tolk, analyst. ${analystCv.personal_info.summary} See marentolk.dev or ask for Maren.`,
  },
  work_experience: first
    ? [
        {
          ...first,
          company: 'Tolk & Daughters',
          description: `${first.description} MAREN TOLK was the analyst.`,
          achievements: [...first.achievements, 'Ms Tolk’s forecast was used by 3 branches'],
        },
        ...others,
      ]
    : [],
};
const posting = {
  companyName: 'Fjordline Ferries',
  jobDescription: `${jobs.analyst.jobDescription}\n\nReferred by Maren Tolk (maren.tolk@example.com).`,
};

const HASTY: Readonly<Record<string, Persona>> = Object.fromEntries(
  Object.entries(PERSONAS).filter(([name]) => name !== 'silent'),
);

test.each(Object.entries(HASTY))(
  'no request to a model of "%s" holds the name or a part of it, on no try',
  async (_name, persona) => {
    harness = await openOpenAiHarness(persona, { seed: 11, jobMs: 10_000_000 });
    await runOn(harness, talkative, posting, { translateTo: 'es' }).catch(() => undefined);
    await runOn(harness, talkative, posting, { useAiTailoring: false }).catch(() => undefined);
    expect(harness.server.calls.length).toBeGreaterThan(0);
    const named = harness.server.calls.filter(({ body }) =>
      /maren|tolk/i.test(JSON.stringify(body)),
    );
    expect(named.map(({ body }) => body.messages.map(({ content }) => content))).toEqual([]);
  },
);

test('what is answered has the names where they belong', async () => {
  harness = await openOpenAiHarness(PERSONAS['good'] as Persona);
  const { content, report } = await runOn(harness, talkative, posting);
  expect(JSON.stringify([content, report])).not.toMatch(/NAME\d/);
  expect(content.personal_info.summary).toMatch(/^Maren Tolk, analyst\./);
  expect(content.work_experience[0]?.company).toBe('Tolk & Daughters');
  expect(content.tailored?.coverLetter).toMatch(/Tolk & Daughters[^]*\n\nMaren Tolk$/);
});
