/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { until } from './until.ts';

test('gives the first answer that is one; what throws is asked again', async () => {
  const answers = [undefined, null, false, new Error('not yet'), 0];
  const attempt = () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await expect(until(attempt)).resolves.toBe(0);
  expect(answers).toEqual([]);
});

test('gives up after its limit, with the last error', async () => {
  const cause = new Error('never');
  const attempt = () => {
    throw cause;
  };
  await expect(until(attempt, 30)).rejects.toMatchObject({
    message: 'Not seen within 30 ms.',
    cause,
  });
});
