/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { seenSchema, type ResolvedRemote, type Seen } from '@sastre/shared-contracts/registry';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { createTelemetry } from './telemetry.ts';

const remote = (name: string, entry?: string): ResolvedRemote => ({
  name: `mfe_${name}`,
  namespace: name,
  build: '1.0.0-abc',
  entry: entry ?? `/mfe/${name}/1.0.0-abc/remoteEntry.js`,
  integrity: '',
  contract: '^1.0.0',
  pages: [],
  capabilities: [],
});

function setUp(send?: (report: Seen) => void, isSplit = false) {
  const clock = createFakeClock();
  const reports: Seen[] = [];
  const page = new EventTarget() as unknown as Window;
  const root = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const telemetry = createTelemetry({
    remotes: [remote('export'), remote('billing'), remote('own', 'http://localhost:5102/r.js')],
    landing: 'mfe_export',
    isSplit,
    send: send ?? ((report) => void reports.push(report)),
    clock,
    page,
    document: root as unknown as Document,
  });
  const threw = (stack: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { error: { stack }, filename: '' }));
  const counts = () =>
    reports.flatMap(({ seen }) =>
      seen.map(({ remote: name, event, count }) => [name, event, count]),
    );
  return { telemetry, clock, reports, page, root, threw, counts };
}

test('a batch leaves ten seconds after its first count, a second after bad news, and when the page is left', async () => {
  const { telemetry, clock, reports, page, root } = setUp();
  telemetry.tell('visit', 'mfe_export');
  telemetry.tell('load', 'mfe_export');
  await clock.advance(9_000);
  expect(reports).toEqual([]);
  await clock.advance(1_000);
  expect(reports).toHaveLength(1);
  telemetry.tell('visit', 'mfe_billing');
  telemetry.tell('failure', 'mfe_billing');
  await clock.advance(1_000);
  expect(reports).toHaveLength(2);
  telemetry.tell('load', 'mfe_billing');
  page.dispatchEvent(new Event('pagehide'));
  expect(reports).toHaveLength(3);
  telemetry.tell('error', 'mfe_billing');
  root.visibilityState = 'hidden';
  root.dispatchEvent(new Event('visibilitychange'));
  expect(reports).toHaveLength(4);
  await clock.advance(60_000);
  expect([reports.length, clock.waiting()]).toEqual([4, 0]);
});

test('while a canary runs, good news leave as soon as bad ones, or the first visits would seem to be bad alone', async () => {
  const { telemetry, clock, counts } = setUp(undefined, true);
  telemetry.tell('visit', 'mfe_export');
  await clock.advance(1_000);
  expect(counts()).toEqual([['mfe_export', 'visit', 1]]);
});

test('a document is one visit and hurt once, whatever happens in it; the server takes all of it', async () => {
  const { telemetry, clock, counts, reports } = setUp();
  for (let time = 0; time < 300; time += 1) telemetry.tell('error', 'mfe_export');
  telemetry.tell('visit', 'mfe_export');
  await clock.advance(1_000);
  expect(counts()).toEqual([
    ['mfe_export', 'error', 100],
    ['mfe_export', 'visit', 1],
    ['mfe_export', 'hurt', 1],
  ]);
  expect(reports.map((report) => seenSchema.parse(report))).toEqual(reports);
});

test('what nobody caught is told of the remote whose file is nearest to the top, and of nobody else', async () => {
  const { clock, counts, page, threw } = setUp();
  const at = (path: string) => `    at f (https://cv.test${path}:1:2)`;
  threw(
    ['TypeError: x', at('/mfe/billing/1.0.0-abc/7.js'), at('/mfe/export/1.0.0-abc/1.js')].join(
      '\n',
    ),
  );
  threw(['TypeError: x', at('/assets/react.js'), at('/mfe/export/1.0.0-abc/1.js')].join('\n'));
  threw(at('/assets/app.js'));
  threw(at('/mfe/export/9.9.9-other/1.js'));
  const reason = { stack: at('/mfe/export/1.0.0-abc/1.js') };
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  for (const odd of [undefined, null, 'text', 7, { stack: 7 }])
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: odd }));
  await clock.advance(1_000);
  expect(counts().filter(([, event]) => event !== 'visit' && event !== 'hurt')).toEqual([
    ['mfe_billing', 'uncaught', 1],
    ['mfe_export', 'uncaught', 1],
    ['mfe_export', 'rejection', 1],
  ]);
});

test('a developer’s own remote, and one that nobody knows, are not told of', async () => {
  const { telemetry, clock, reports } = setUp();
  for (const name of ['mfe_own', 'mfe_nobody']) telemetry.tell('error', name);
  await clock.advance(60_000);
  expect(reports).toEqual([]);
});

test('calls that fail are those of the page that is shown', async () => {
  const { telemetry, clock, counts } = setUp();
  telemetry.callFailed();
  const end = telemetry.show('mfe_billing');
  telemetry.callFailed();
  end();
  telemetry.callFailed();
  await clock.advance(10_000);
  expect(counts()).toEqual([['mfe_billing', 'api', 1]]);
});

test('vitals leave as steps: of where the document began, shifts and answers of where it is', async () => {
  const { telemetry, clock, reports } = setUp();
  telemetry.show('mfe_billing');
  telemetry.vital('LCP', 2_345.6);
  telemetry.vital('CLS', 0);
  telemetry.vital('INP', 1e9);
  await clock.advance(10_000);
  const build = '1.0.0-abc';
  expect(reports[0]?.vitals).toEqual([
    { remote: 'mfe_export', build, vital: 'LCP', step: 6 },
    { remote: 'mfe_billing', build, vital: 'CLS', step: 0 },
    { remote: 'mfe_billing', build, vital: 'INP', step: 9 },
  ]);
});

test('a browser that refuses to send breaks nothing', async () => {
  const send = jest.fn(() => {
    throw new Error('no beacon');
  });
  const { telemetry, clock } = setUp(send);
  telemetry.tell('failure', 'mfe_export');
  await clock.advance(1_000);
  telemetry.tell('failure', 'mfe_export');
  await clock.advance(1_000);
  expect(send).toHaveBeenCalledTimes(2);
});
