import {
  isObject,
  type CdpConnection,
  type CdpEvent,
  type CdpObject,
} from '../chromium/cdp-connection.ts';

/** A page that is being locked: `locked` settles when nothing can get out; `stop` ends the watch over it. */
export interface PageLock {
  locked: Promise<void>;
  /**
   * Says again what is cheap to say, so that the page's next document is locked whatever the last one did. Requests stay
   * failed for as long as the session lasts: to say that again makes all loaders anew.
   */
  renew(): Promise<void>;
  stop(): void;
}

const OFFLINE = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
const ATTACH_FRAMES = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
const LOCK_TIMEOUT_MS = 5_000;

/**
 * Takes away a page's scripts and its network before any document is put in: scripts off, offline, no cache, and
 * every request failed except a `data:` resource. Frames that Chromium runs in a process of their own are held before
 * they start and get the same.
 */
export function lockDownPage(cdp: CdpConnection, page: string): PageLock {
  const sessions = new Set([page]);
  const stop = cdp.listen((event) => {
    if (event.sessionId === undefined || !sessions.has(event.sessionId)) return;
    if (event.method === 'Fetch.requestPaused') refuse(event, event.sessionId);
    if (event.method === 'Target.attachedToTarget') void lockFrame(event.params.sessionId);
    if (event.method === 'Target.detachedFromTarget') forget(event.params.sessionId);
  });

  async function lockFrame(sessionId: unknown): Promise<void> {
    if (typeof sessionId !== 'string') return;
    sessions.add(sessionId);
    const locked = await lockAll(sessionId).then(
      () => true,
      () => false,
    );
    if (locked) send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  }

  function forget(sessionId: unknown): void {
    if (typeof sessionId === 'string') sessions.delete(sessionId);
  }

  const call = (method: string, params: CdpObject, sessionId: string) =>
    cdp.call(method, params, { sessionId, timeoutMs: LOCK_TIMEOUT_MS });

  async function lock(sessionId: string): Promise<void> {
    await Promise.all([
      call('Emulation.setScriptExecutionDisabled', { value: true }, sessionId),
      call('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }, sessionId),
      call('Network.emulateNetworkConditions', OFFLINE, sessionId),
      call('Network.setCacheDisabled', { cacheDisabled: true }, sessionId),
      call('Target.setAutoAttach', ATTACH_FRAMES, sessionId),
    ]);
  }

  async function lockAll(sessionId: string): Promise<void> {
    const failing = call('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, sessionId);
    await Promise.all([failing, lock(sessionId)]);
  }

  function refuse({ params }: CdpEvent, sessionId: string): void {
    const { requestId } = params;
    if (isInlineResource(params)) send('Fetch.continueRequest', { requestId }, sessionId);
    else send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, sessionId);
  }

  /** The page may be gone before the answer: nobody is left to tell. */
  function send(method: string, params: CdpObject, sessionId: string): void {
    call(method, params, sessionId).catch(() => undefined);
  }

  return { locked: lockAll(page), renew: () => lock(page), stop };
}

function isInlineResource({ request, resourceType }: CdpObject): boolean {
  const url = isObject(request) ? request.url : undefined;
  return resourceType !== 'Document' && typeof url === 'string' && url.startsWith('data:');
}
