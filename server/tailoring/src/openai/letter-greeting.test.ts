import { expect, test } from '@jest/globals';
import { jobs, people } from '@sastre/reading/testing';
import { good } from '../testing/model-server/personas.ts';
import { openOpenAiHarness, runOn } from '../testing/openai-harness.ts';

test.each([
  ['Questions? Ms Freja Lindqvist will be glad to hear from you.', /^Dear Ms Lindqvist,\n/],
  ['Ask Ms Freja Lindqvist or Mr Jon Berg.', /^Dear Fjordline Ferries team,\n/],
])('a letter by a model greets as the built-in one does: %s', async (said, greeting) => {
  const model = await openOpenAiHarness(good);
  const posting = {
    ...jobs.analyst,
    jobDescription: `${jobs.analyst.jobDescription}\n\n${said}`,
  };
  const { content, report } = await runOn(model, people.analystCv, posting);
  await model.server.stop();
  expect(report.notes).toEqual([]);
  expect(content.tailored?.coverLetter).toMatch(greeting);
});
