import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PdfError } from '@sastre/pdf';
import { freePort } from '@sastre/shared-testing/node';
import { createMetrics, startMetricsServer, watchProcess, watchReadiness } from '@sastre/metrics';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const TOKEN = 'a-token-for-metrics';
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ METRICS_TOKEN: TOKEN });
});
afterAll(() => site.stop());

const read = async () => {
  const authorization = `Bearer ${TOKEN}`;
  return (await site.app.inject({ url: '/metrics', headers: { authorization } })).body;
};

test('requests are counted by route and status; no path, query or name is in it', async () => {
  const user = await site.visitor();
  await user.call('GET', '/user/me/cv/0190a5f2-0000-7000-8000-000000000000?secret=hunter2');
  await site.app.inject('/health/live');
  await site.app.inject('/nowhere/hunter2.js');
  const text = await read();
  expect(text).toContain(
    'sastre_http_requests_total{method="GET",route="/health/live",status="200"} 1',
  );
  expect(text).toMatch(
    /sastre_http_requests_total\{method="GET",route="\/api\/user\/me\/cv\/:id",status="4\d\d"\} 1/,
  );
  expect(text).toContain('sastre_http_request_duration_seconds_count{method="GET"');
  expect(text).not.toMatch(/hunter2|0190a5f2/);
});

test('each line of a call says its trace: that of its caller, else one of its own', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  site.logLines.length = 0;
  await site.app.inject({ url: '/health/live', headers });
  await site.app.inject('/health/live');
  await site.app.inject({ url: '/health/live', headers: { traceparent: 'hunter2' } });
  const lines = site.logLines.map((line) => JSON.parse(line) as { traceId: string });
  expect(lines[0]?.traceId).toBe(traceId);
  const own = lines.slice(1).map((line) => line.traceId);
  for (const id of own) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([traceId, ...own]).size).toBe(3);
});

test('PDFs are counted by how they ended', async () => {
  const user = await site.visitor();
  const body = { html: '<p>Ada</p>', docTitle: 'Ada' };
  const print = () => user.call('POST', '/utils/generate-pdf', { body });
  const working = site.pdf.print;
  expect((await print()).statusCode).toBe(200);
  site.pdf.print = async () => {
    throw new PdfError('pdf-timeout', 'It took too long.');
  };
  await print();
  site.pdf.print = working;
  const text = await read();
  expect(text).toContain('sastre_prints_total{outcome="ok"} 1');
  expect(text).toContain('sastre_prints_total{outcome="pdf-timeout"} 1');
  expect(text).toContain('sastre_print_duration_seconds_count 2');
  expect(text).toContain('sastre_prints_open 0');
});

test('who has not the token reads nothing', async () => {
  for (const authorization of [undefined, 'Bearer x', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await site.app.inject({ url: '/metrics', headers });
    expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
    expect(answer.body).not.toContain('sastre_');
  }
});

test('without a token they are not there', async () => {
  const plain = await startTestSite();
  const answer = await plain.app.inject('/metrics');
  expect(answer.body).not.toContain('sastre_http');
  await plain.stop();
});

test('what browsers tell is counted by remote and version, and nonsense is dropped', async () => {
  const { remotes, text } = createMetrics();
  const build = { remote: 'mfe_billing', version: '1.1.0' };
  remotes.count('load', build);
  remotes.count('failure', build);
  remotes.vital('LCP', build, 1_200);
  remotes.vital('CLS', build, 0.02);
  for (const value of [NaN, -1, Infinity, 1e12]) remotes.vital('LCP', build, value);
  const told = await text();
  const labels = 'remote="mfe_billing",version="1.1.0"';
  expect(told).toContain(`sastre_remote_events_total{${labels},event="load"} 1`);
  expect(told).toContain(`sastre_remote_events_total{${labels},event="failure"} 1`);
  expect(told).toContain(`sastre_web_vital_milliseconds_count{${labels},vital="LCP"} 1`);
  expect(told).toContain(`sastre_web_vital_layout_shift_sum{${labels}} 0.02`);
});

test('a port of their own serves them with connections and open jobs, also while the database is away', async () => {
  const metrics = createMetrics();
  let isAway = false;
  watchProcess(metrics.registry, {
    pool: { totalCount: 5, idleCount: 2, waitingCount: 1 },
    openJobs: async () => {
      if (isAway) throw new Error('The database is away.');
      return { queued: 3, active: 1, oldestSeconds: 12.5 };
    },
    version: { version: '1.0.0', commit: 'abc' },
  });
  watchReadiness(metrics.registry, async () => !isAway);
  const port = await freePort();
  const server = await startMetricsServer({ metrics, port, host: 'localhost', token: undefined });
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const text = await get('/metrics');
  expect(text).toContain('sastre_database_connections{state="busy"} 3');
  expect(text).toContain('sastre_database_connections{state="waiting"} 1');
  expect(text).toContain('sastre_jobs_open{state="queued"} 3');
  expect(text).toContain('sastre_oldest_open_job_seconds 12.5');
  expect(text).toContain('sastre_build_info{version="1.0.0",commit="abc"} 1');
  expect(text).toContain('sastre_ready 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  isAway = true;
  const without = await get('/metrics');
  expect(without).not.toContain('state="queued"');
  expect(without).toContain('sastre_ready 0');
  expect(without).toContain('sastre_database_connections{state="idle"} 2');
  expect(await get('/health/live')).toBe('{"status":"ok"}');
  await server.stop();
});
