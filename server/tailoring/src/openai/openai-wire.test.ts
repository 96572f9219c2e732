import { afterEach, describe, expect, test } from '@jest/globals';
import type { ModelUsage } from '../task/engine.ts';
import { jobs, people } from '@sastre/reading/testing';
import { broken, good } from '../testing/model-server/personas.ts';
import { openOpenAiHarness, runOn, type OpenAiHarness } from '../testing/openai-harness.ts';

let harness: OpenAiHarness;
afterEach(async () => harness.server.stop());

const { analystCv } = people;

describe('the wire', () => {
  test('carries the model, the schema, the key and the data between marks, and no contact', async () => {
    harness = await openOpenAiHarness(good, { key: 'sk-secret', apiKey: 'sk-secret' });
    await runOn(harness, analystCv, jobs.hostile);
    for (const { path, headers, body } of harness.server.calls) {
      expect(path).toBe('/v1/chat/completions');
      expect(headers.authorization).toBe('Bearer sk-secret');
      expect(body.model).toBe('scripted-1');
      expect(body.response_format).toMatchObject({
        type: 'json_schema',
        json_schema: { strict: true, schema: { type: 'object', additionalProperties: false } },
      });
      const [system, user, ...others] = body.messages;
      expect(others).toEqual([]);
      const mark = /^\[data (\w{24})\]\n/.exec(user?.content ?? '')?.[1] ?? 'none';
      expect(system?.content).toContain(`The marks are [data ${mark}] and [end of data ${mark}].`);
      // Two lines of marks with one line of JSON between: data has no line of its own.
      expect(user?.content.split('\n')).toHaveLength(3);
      expect(user?.content.split(mark)).toHaveLength(3);
      expect(JSON.stringify(body)).not.toMatch(/maren@example|600 111 222|<\/job/);
      expect(system?.content).not.toMatch(/Brackwater|Ignore all previous/);
    }
    const names = harness.server.calls.map(({ body }) => body.response_format?.json_schema?.name);
    expect(names).toEqual(['summary', 'entry', 'entry', 'skills', 'letter']);
  });

  test('asks for any JSON object where schemas are not taken, and sends no key where there is none', async () => {
    harness = await openOpenAiHarness(good, { jsonSchema: false });
    const { report } = await runOn(harness, analystCv, jobs.analyst);
    expect(report.notes).toEqual([]);
    for (const { headers, body } of harness.server.calls) {
      expect(headers.authorization).toBeUndefined();
      expect(body.response_format).toEqual({ type: 'json_object' });
    }
  });

  test('a wrong key fails at once, and is in no message', async () => {
    harness = await openOpenAiHarness(good, { key: 'sk-right', apiKey: 'sk-wrong-and-secret' });
    const failed = await runOn(harness, analystCv, jobs.analyst).catch((error: unknown) => error);
    expect(failed).toMatchObject({ failure: 'refused', message: expect.stringContaining('401') });
    expect(JSON.stringify(failed, Object.getOwnPropertyNames(failed))).not.toMatch(
      /secret|Maren|Osterweg/,
    );
    expect((failed as Error).cause).toBeUndefined();
    expect(harness.server.calls.length).toBe(1);
  });

  test('a repair says what was wrong', async () => {
    harness = await openOpenAiHarness(broken['wrong schema once']);
    await runOn(harness, analystCv, jobs.analyst, { includeCoverLetter: false });
    const [, , answer, complaint] = harness.server.calls[1]?.body.messages ?? [];
    expect(answer?.content).toContain('"summary"');
    expect(complaint?.content).toMatch(/^That answer cannot be used: [^]*Answer again/);
  });
});

describe('time', () => {
  test('a busy server is waited for as long as it asks, a failing one longer each time', async () => {
    harness = await openOpenAiHarness(broken['busy at first']);
    const wanted = { includeCoverLetter: false };
    await runOn(harness, analystCv, jobs.analyst, wanted);
    expect(harness.timing.sleeps).toEqual([2250, 2250, 2250, 2250]);
    const failing = await openOpenAiHarness(broken.failing);
    await runOn(failing, analystCv, jobs.analyst, wanted).catch(() => undefined);
    await failing.server.stop();
    expect(failing.timing.sleeps.slice(0, 3)).toEqual([750, 1500, 3000]);
  });

  test('an answer that does not come is given up, its connection closed, and the job ends', async () => {
    harness = await openOpenAiHarness(broken.silent, { callMs: 1000, jobMs: 1500 });
    const result = runOn(harness, analystCv, jobs.analyst).catch((error: unknown) => error);
    // One call of a second; for the next half a second is left.
    for (const call of [1, 2]) {
      await harness.server.reached(call);
      harness.timing.pass(call === 1 ? 1000 : 500);
      expect(await harness.server.calls[call - 1]?.closed).toBe(true);
    }
    expect(await result).toMatchObject({ failure: 'too-slow' });
    expect(harness.server.calls.length).toBe(2);
  });

  test('a model that answers neither its first question nor its second is asked no third; one that woke up is', async () => {
    const silent = { callMs: 1000, jobMs: 300_000 };
    harness = await openOpenAiHarness(broken.silent, silent);
    const result = runOn(harness, analystCv, jobs.analyst).catch((error: unknown) => error);
    for (const call of [1, 2]) {
      await harness.server.reached(call);
      harness.timing.pass(1000);
      await harness.server.calls[call - 1]?.closed;
    }
    expect(await result).toMatchObject({ failure: 'too-slow' });
    expect(harness.server.calls.length).toBe(2);
    await harness.server.stop();
    harness = await openOpenAiHarness(broken.silent, silent);
    const late = runOn(harness, analystCv, jobs.analyst);
    await harness.server.reached(1);
    harness.server.become(good);
    harness.timing.pass(1000);
    expect((await late).report.notes).toEqual(['part-not-tailored']);
  });

  test('a deadline of the job keeps what was answered before it', async () => {
    let asked = 0;
    harness = await openOpenAiHarness(
      (question, call) => {
        asked += 1;
        if (asked > 2) harness.timing.pass(10_000);
        return good(question, call);
      },
      { jobMs: 5000 },
    );
    const { content, report } = await runOn(harness, analystCv, jobs.analyst);
    expect(report.notes).toEqual(['part-not-tailored', 'letter-by-rules']);
    expect(content.work_experience[0]?.achievements[0]).toMatch(/^Created/);
    expect(harness.server.calls.length).toBe(3);
  });

  test('a job that is called off stops asking at once', async () => {
    harness = await openOpenAiHarness(broken.silent);
    const controller = new AbortController();
    const result = runOn(harness, analystCv, jobs.analyst, {}, { signal: controller.signal });
    await harness.server.reached(1);
    controller.abort(new Error('Called off.'));
    await expect(result).rejects.toThrow('Called off.');
    expect(await harness.server.calls[0]?.closed).toBe(true);
    expect(harness.server.calls.length).toBe(1);
  });

  test('a flood is cut off while it is read', async () => {
    harness = await openOpenAiHarness(() => ({ flood: Number.MAX_SAFE_INTEGER }));
    await expect(runOn(harness, analystCv, jobs.analyst)).rejects.toMatchObject({
      failure: 'too-large',
    });
    expect(await harness.server.calls[0]?.closed).toBe(true);
  });
});

test('each call is counted, also those that come to nothing, and costs what the prices say', async () => {
  harness = await openOpenAiHarness(broken['busy at first'], {
    prices: { in: 150_000, out: 600_000 },
  });
  const spent: ModelUsage[] = [];
  await runOn(
    harness,
    analystCv,
    jobs.analyst,
    {},
    { spent, signal: new AbortController().signal },
  );
  expect(spent.length).toBe(harness.server.calls.length);
  const answered = spent.filter(({ tokensOut }) => tokensOut > 0);
  expect(answered.length).toBe(spent.length / 2);
  for (const { tokensIn, tokensOut, costMicros, model, promptVersion } of spent) {
    expect(costMicros).toBe(Math.round((tokensIn * 150_000 + tokensOut * 600_000) / 1e6));
    expect([model, promptVersion]).toEqual([
      'scripted-1',
      expect.stringMatching(/^p[0-9a-f]{12}$/),
    ]);
  }
});
