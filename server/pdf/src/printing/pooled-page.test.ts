import { expect, test } from '@jest/globals';
import {
  CdpError,
  type CdpConnection,
  type CdpEvent,
  type CdpObject,
} from '../chromium/cdp-connection.ts';
import { openPage } from './pooled-page.ts';

const LOCK_AGAIN = [
  'Emulation.setScriptExecutionDisabled',
  'Network.enable',
  'Network.emulateNetworkConditions',
  'Network.setCacheDisabled',
  'Target.setAutoAttach',
];
const LOCK = ['Fetch.enable', ...LOCK_AGAIN];

const LOADS = ['Page.navigate', 'Page.setDocumentContent'];

/** A Chromium that answers as told, and otherwise as the real one does. */
function chromium(answers: Record<string, CdpObject | Error> = {}, loadsAt = LOADS) {
  const calls: Array<{ method: string; params: CdpObject }> = [];
  const listeners = new Set<(event: CdpEvent) => void>();
  const tell = (method: string, params: CdpObject = {}) => {
    for (const listener of listeners) listener({ method, params, sessionId: 'page' });
  };
  const usual: Record<string, CdpObject> = {
    'Target.createBrowserContext': { browserContextId: 'context' },
    'Target.createTarget': { targetId: 'frame' },
    'Target.attachToTarget': { sessionId: 'page' },
    'Page.navigate': { loaderId: 'blank' },
    'Page.getFrameTree': { frameTree: { frame: { url: 'about:blank' } } },
    'Page.getNavigationHistory': { entries: [{}] },
    'Page.printToPDF': { data: Buffer.from('%PDF').toString('base64') },
  };
  const cdp: CdpConnection = {
    async call(method, params = {}) {
      calls.push({ method, params });
      const answer = answers[method] ?? usual[method] ?? {};
      if (answer instanceof Error) throw answer;
      if (method === 'Page.navigate')
        tell('Page.frameNavigated', { frame: { loaderId: 'blank', url: 'about:blank' } });
      if (loadsAt.includes(method)) tell('Page.loadEventFired');
      return answer;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => true,
    closed: new Promise(() => undefined),
    close: () => undefined,
  };
  return { cdp, calls, tell, listeners, answers };
}

test('every document gets a blank page that has been locked again', async () => {
  const { cdp, calls } = chromium();
  const page = await openPage(cdp);
  for (let count = 0; count < 2; count += 1) {
    calls.length = 0;
    expect(Buffer.from(await page.print('<p>x', 1_000)).toString()).toBe('%PDF');
    await page.clean();
    const methods = calls.map(({ method }) => method);
    expect(methods).toEqual([
      'Page.setDocumentContent',
      'Page.printToPDF',
      'Page.navigate',
      'Page.resetNavigationHistory',
      'Page.getFrameTree',
      'Page.getNavigationHistory',
      ...LOCK_AGAIN,
    ]);
    expect(calls).toContainEqual({ method: LOCK_AGAIN[0], params: { value: true } });
    expect(calls).toContainEqual({
      method: LOCK_AGAIN[2],
      params: expect.objectContaining({ offline: true }),
    });
  }
});

test.each([
  ['Page.getFrameTree', { frameTree: { frame: { url: 'https://x.test/' } } }],
  ['Page.getFrameTree', { frameTree: { frame: { url: 'about:blank' }, childFrames: [{}] } }],
  ['Page.getFrameTree', {}],
  ['Page.getNavigationHistory', { entries: [{}, {}] }],
  ['Page.resetNavigationHistory', new CdpError('refused', 'no')],
  ['Network.emulateNetworkConditions', new CdpError('refused', 'no')],
  ['Page.navigate', new CdpError('timeout', 'no')],
])('a page is not clean when %s answers %j', async (method, answer) => {
  const { cdp, answers } = chromium();
  const page = await openPage(cdp);
  answers[method] = answer;
  await expect(page.clean()).rejects.toThrow();
});

test('a document that loads only when a frame is drawn gets one', async () => {
  const { cdp } = chromium({}, ['Page.navigate', 'HeadlessExperimental.beginFrame']);
  const page = await openPage(cdp);
  expect(Buffer.from(await page.print('<svg>', 10_000)).toString()).toBe('%PDF');
});

test('a page that cannot be locked is never opened, and its context goes', async () => {
  const { cdp, calls, listeners } = chromium({ 'Fetch.enable': new CdpError('refused', 'no') });
  await expect(openPage(cdp)).rejects.toThrow('no');
  expect(calls.at(-1)).toEqual({
    method: 'Target.disposeBrowserContext',
    params: { browserContextId: 'context' },
  });
  expect(listeners.size).toBe(0);
});

test('requests are refused, frames of other processes are locked before they start', async () => {
  const { cdp, calls, tell } = chromium();
  await openPage(cdp);
  calls.length = 0;
  const request = { url: 'https://x.test/' };
  tell('Fetch.requestPaused', { requestId: '1', request, resourceType: 'Image' });
  tell('Fetch.requestPaused', {
    requestId: '2',
    request: { url: 'data:image/png,' },
    resourceType: 'Image',
  });
  tell('Fetch.requestPaused', {
    requestId: '3',
    request: { url: 'data:text/html,' },
    resourceType: 'Document',
  });
  expect(calls.map(({ method, params }) => [method, params['requestId']])).toEqual([
    ['Fetch.failRequest', '1'],
    ['Fetch.continueRequest', '2'],
    ['Fetch.failRequest', '3'],
  ]);
  calls.length = 0;
  tell('Target.attachedToTarget', { sessionId: 'frame' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls.map(({ method }) => method)).toEqual([...LOCK, 'Runtime.runIfWaitingForDebugger']);
});
