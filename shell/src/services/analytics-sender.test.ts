/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AnalyticsEventName } from '@sastre/shared-contracts/events';
import { createAnalytics, type AnalyticsRecord } from './analytics.ts';
import { createAnalyticsSender, type SenderOptions } from './analytics-sender.ts';
import { openPosthog } from './posthog.ts';

const target = { host: 'https://events.example.org', key: 'phc_test' };
const started: AnalyticsRecord = { name: 'onboarding_started', properties: {} };
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('whether events are sent', () => {
  const load = jest.fn<SenderOptions['load']>();
  beforeEach(() => void load.mockReset());

  test.each([
    ['without a key', { target: undefined, navigator: {} }],
    ['with no analytics in the boot data', { target: null, navigator: {} }],
    ['for who says Do Not Track', { target, navigator: { doNotTrack: '1' } }],
    [
      'for who says so by Global Privacy Control',
      { target, navigator: { globalPrivacyControl: true } },
    ],
  ])('%s nothing is loaded and nothing sent', async (_name, options) => {
    expect(createAnalyticsSender({ ...options, load })).toBeUndefined();
    await turns();
    expect(load).not.toHaveBeenCalled();
  });

  test('with a key the library comes with the first event, once, and loses none', async () => {
    const sent: string[] = [];
    load.mockResolvedValue({
      openPosthog:
        () =>
        ({ name }) =>
          void sent.push(name),
    });
    const send = createAnalyticsSender({ target, navigator: { doNotTrack: '0' }, load });
    await turns();
    expect(load).not.toHaveBeenCalled();
    const analytics = createAnalytics(send ? { send } : {});
    analytics.track('onboarding_started', {});
    analytics.track('onboarding_completed', { step: 4 });
    analytics.track('cv_pdf_exported', {});
    await turns();
    expect(sent).toEqual(['onboarding_started', 'onboarding_completed', 'cv_pdf_exported']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a library that cannot be fetched disturbs nobody', async () => {
    const reported = jest.fn();
    window.reportError = reported;
    load.mockRejectedValue(new Error('chunk missing'));
    const send = createAnalyticsSender({ target, navigator: {}, load });
    send?.(started);
    send?.(started);
    await turns();
    expect([reported.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what is sent', () => {
  const posted: { url: string; body: string; keepalive: unknown }[] = [];
  const before = globalThis.fetch;
  beforeEach(() => {
    posted.length = 0;
    jest.useFakeTimers();
    globalThis.fetch = async (url, init) => {
      posted.push({ url: url as string, body: init?.body as string, keepalive: init?.keepalive });
      return { status: 200, text: async () => 'ok', json: async () => ({}) } as Response;
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = before;
  });

  const records: AnalyticsRecord[] = [
    started,
    { name: 'onboarding_completed', properties: { step: 4 } },
    { name: 'cv_pdf_exported', properties: {} },
    { name: 'tailor_cv_ai', properties: { includeCoverLetter: true, translateTo: 'de' } },
    { name: 'tailor_cv_manual', properties: { includeCoverLetter: false, translateTo: 'none' } },
    {
      name: 'api_error',
      properties: { endpoint: '/user/me/cv/{id}', status: 404, message: 'Not found' },
    },
  ];

  test('is each event of specification 1 with its properties, and nothing of page or person', async () => {
    window.history.replaceState(null, '', '/cv-data?cvId=11111111-2222-4333-8444-555555555555');
    const stored = { local: localStorage.length, session: sessionStorage.length };
    const send = openPosthog(target);
    for (const record of records) send(record);
    await jest.advanceTimersByTimeAsync(5_000);

    expect(new Set(posted.map(({ url }) => new URL(url).origin))).toEqual(new Set([target.host]));
    const batches = posted.map(({ body }) => JSON.parse(body) as { batch: SentEvent[] });
    const events = batches.flatMap(({ batch }) => batch);
    const own = ({ event, properties }: SentEvent) => ({
      name: event as AnalyticsEventName,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => !name.startsWith('$')),
      ),
    });
    expect(events.map(own)).toEqual(records);
    const extras = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
    expect([...extras].filter((name) => name.startsWith('$')).toSorted()).toEqual([
      '$geoip_disable',
      '$insert_id',
      '$lib',
      '$lib_version',
      '$process_person_profile',
    ]);
    expect(events.every(({ properties }) => properties['$process_person_profile'] === false)).toBe(
      true,
    );
    expect(posted.map(({ body }) => body).join('')).not.toMatch(
      /cv-data|11111111|localhost|referrer/,
    );
    expect({ local: localStorage.length, session: sessionStorage.length }).toEqual(stored);
    expect(document.cookie).toBe('');
  });

  test('leaves at once, and though the page is left', async () => {
    openPosthog(target)(started);
    await jest.advanceTimersByTimeAsync(0);
    expect(posted.map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  test('is nothing as long as nothing happens', async () => {
    openPosthog(target);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(posted).toEqual([]);
  });
});

interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}
