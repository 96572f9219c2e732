import { expect, test } from '@jest/globals';
import { jobs, people } from '@sastre/reading/testing';
import { good } from '../testing/model-server/personas.ts';
import { openOpenAiHarness, runOn } from '../testing/openai-harness.ts';

test.each([
  ['Questions? Ms Freja Lindqvist will be glad to hear from you.', /\n\nDear Ms Lindqvist,\n/],
  ['Ask Ms Freja Lindqvist or Mr Jon Berg.', /\n\nDear Fjordline Ferries team,\n/],
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

test.each([
  [jobs.analyst, 'Application for the position of Data Analyst'],
  [{ companyName: 'Tarn', jobDescription: 'We look for somebody who knows SQL.' }, undefined],
])('and stands below the day and what it is for, once each', async (posting, subject) => {
  const model = await openOpenAiHarness(good);
  const { content } = await runOn(model, people.analystCv, posting);
  await model.server.stop();
  const letter = content.tailored?.coverLetter ?? '';
  const [date, second] = letter.split('\n\n');
  expect(date).toMatch(/^\d{1,2} November 2026$/);
  if (subject !== undefined) expect(second).toBe(`**${subject}**`);
  else expect(second).toMatch(/^Dear /);
  expect(letter.match(/November 2026/g)).toHaveLength(1);
});
