import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { NO_TRACING, traceOfCall, traceOfJob } from './tracing.ts';

test('no two calls or jobs share a trace, and one call has one', () => {
  const call = () => new IncomingMessage(new Socket());
  const traces = Array.from({ length: 2_000 }, () => traceOfCall(call(), NO_TRACING));
  const jobs = Array.from({ length: 2_000 }, () => traceOfJob(undefined));
  expect(new Set([...traces, ...jobs]).size).toBe(4_000);
  for (const trace of [...traces, ...jobs])
    expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  const one = call();
  expect(traceOfCall(one, NO_TRACING)).toBe(traceOfCall(one, NO_TRACING));
});
