import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { until } from '@sastre/shared-testing/node';
import {
  aRequest,
  openHarness,
  openTestDatabases,
  type TailoringHarness,
  type TestDatabases,
} from './tailoring/testing/tailoring-harness.ts';
import { startServerProcess } from './testing/server-process.ts';

jest.setTimeout(120_000);
/** Threads of a busy machine begin late. */
const PATIENCE_MS = 40_000;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
let postgres: TestDatabases;
let harness: TailoringHarness;
let dir = '';
let collector: Server;
const spans: Span[] = [];

beforeAll(async () => {
  postgres = await openTestDatabases();
  harness = await openHarness(postgres);
  dir = await mkdtemp(join(tmpdir(), 'tracing-'));
  await chmod(dir, 0o755);
  await writeFile(join(dir, 'registry.json'), '{"revision":1,"remotes":[]}');
  // What collects traces by OTLP over HTTP, in little.
  collector = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const part of request) text += String(part);
      const told = JSON.parse(text) as Export;
      const scopes = told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      spans.push(...scopes.flatMap((scope) => scope.spans));
      response.setHeader('content-type', 'application/json').end('{}');
    })();
  }).listen(0, 'localhost');
  await once(collector, 'listening');
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await harness.end();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

const env = () => ({
  DATABASE_URL: harness.url,
  DATA_DIR: join(dir, 'data'),
  REGISTRY_FILE: join(dir, 'registry.json'),
  CHROMIUM_PATH: '/bin/false',
  DRAIN_SECONDS: '0',
});
const logOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a call, its statements and its job are one trace, which the log names and nothing of a person is in', async () => {
  const { port } = collector.address() as AddressInfo;
  const server = await startServerProcess({
    env: {
      ...env(),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_SERVICE_NAME: 'cv',
    },
  });
  try {
    const person = await server.account(await harness.addUser());
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, 'content-type': 'application/json' };
    const authorization = `Bearer ${person.token}`;
    const path = `${server.url}/api/user/me/cv/tailor`;
    const answer = await fetch(path, {
      method: 'POST',
      headers: { ...headers, authorization },
      // Nothing that has to be thought about: a copy of the CV.
      body: JSON.stringify({ ...aRequest, useAiTailoring: false, includeCoverLetter: false }),
    });
    expect(answer.status).toBeLessThan(300);
    const { bullId } = (await answer.json()) as { bullId: string };
    await person.call('GET', `/user/me/cv/tailor/progress/${bullId}`);

    const of = (name: RegExp) =>
      spans.filter((span) => span.traceId === TRACE && name.test(span.name));
    const call = await until(async () => of(/^POST \/api\/user\/me\/cv\/tailor$/)[0], PATIENCE_MS);
    expect(call?.parentSpanId).toBe(CALLER);
    const job = await until(async () => of(/^tailoring job$/)[0], PATIENCE_MS);
    expect(job?.parentSpanId).toBe(call?.spanId);
    const statements = await until(async () => {
      const found = of(/^pg\.query/);
      return [call, job].every((one) => found.some((s) => s.parentSpanId === one?.spanId)) && found;
    }, PATIENCE_MS);
    expect(statements.length).toBeGreaterThan(2);

    const lines = logOf(server.log()).filter(({ msg }) => msg === 'request');
    expect(lines.find(({ route }) => route === '/api/user/me/cv/tailor')?.['traceId']).toBe(TRACE);
    const other = lines.find(({ route }) => String(route).includes('progress'))?.['traceId'];
    const isTold = async () => spans.some(({ traceId }) => traceId === other);
    expect(await until(isTold, PATIENCE_MS)).toBe(true);
    expect(JSON.stringify(spans)).not.toMatch(
      new RegExp(`${bullId}|${person.sub}|${aRequest.companyName}|user_agent|client\\.address`),
    );
  } finally {
    await server.stop();
  }
});
