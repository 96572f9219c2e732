import {
  CdpError,
  gone,
  isObject,
  type CdpConnection,
  type CdpEvent,
} from '../chromium/cdp-connection.ts';

/** The page crashed, went away, or left its document. */
export class PageEnded extends Error {
  /** `broken`: the page is gone; `left`: the document went elsewhere. */
  readonly kind: 'broken' | 'left';

  constructor(kind: PageEnded['kind']) {
    super(kind === 'broken' ? 'The page broke.' : 'The document went elsewhere.');
    this.name = 'PageEnded';
    this.kind = kind;
  }
}

/** What one page tells. */
export interface PageWatch {
  /**
   * Settles as the work does; rejects as soon as the page crashes, goes away or dies with its Chromium, because its
   * calls would stay unanswered; with `staying`, also when it navigates.
   */
  during<T>(work: Promise<T>, staying?: 'staying'): Promise<T>;
  /** Resolves when the document that is put in from now on has loaded. */
  nextDocument(): Promise<void>;
  /** Resolves when the navigation with this loader has committed and loaded. */
  arrival(loaderId: string, timeoutMs: number): Promise<void>;
  /** Resolves when the page has crashed or is gone. */
  ended: Promise<void>;
  stop(): void;
}

interface Work {
  reject(error: Error): void;
  staying: boolean;
}

/** Watches a page; `Page` and `Inspector` have to be enabled for it. */
export function watchPage(cdp: CdpConnection, sessionId: string): PageWatch {
  const works = new Set<Work>();
  let loader = '';
  let loaded = false;
  let end: Error | undefined;
  let arriving: NodeJS.Timeout | undefined;
  let onLoaded = () => undefined as void;
  let onChange = () => undefined as void;
  let onEnded = () => undefined as void;
  const ended = new Promise<void>((resolve) => (onEnded = resolve));

  function finish(error: Error): void {
    end ??= error;
    clearTimeout(arriving);
    for (const work of works) work.reject(end);
    onEnded();
  }

  void cdp.closed.then(() => finish(gone()));
  const stopListening = cdp.listen((event) => {
    if (endsPage(event, sessionId)) return finish(new PageEnded('broken'));
    if (event.sessionId !== sessionId) return;
    if (event.method === 'Page.loadEventFired') {
      loaded = true;
      onLoaded();
      onChange();
    }
    const arrived = mainLoader(event);
    if (arrived === undefined) return;
    loader = arrived;
    loaded = false;
    for (const work of works) if (work.staying) work.reject(new PageEnded('left'));
    onChange();
  });

  return {
    // no race against one long-lived promise: it would keep every document's result
    during: (promise, staying) =>
      new Promise((resolve, reject) => {
        if (end) {
          // it fails as well, and later: its answer is given already
          promise.catch(() => undefined);
          return reject(end);
        }
        const work = { reject, staying: staying !== undefined };
        works.add(work);
        promise.then(resolve, reject).finally(() => works.delete(work));
      }),
    nextDocument: () => new Promise((resolve) => (onLoaded = resolve)),
    arrival: (loaderId, timeoutMs) =>
      new Promise((resolve, reject) => {
        const late = new CdpError('timeout', 'The page did not become blank.');
        clearTimeout(arriving);
        arriving = setTimeout(() => reject(late), timeoutMs);
        onChange = () => {
          if (loader !== loaderId || !loaded) return;
          clearTimeout(arriving);
          resolve();
        };
        onChange();
      }),
    ended,
    stop() {
      stopListening();
      clearTimeout(arriving);
    },
  };
}

function endsPage({ method, params, sessionId }: CdpEvent, page: string): boolean {
  if (method === 'Inspector.targetCrashed') return sessionId === page;
  return method === 'Target.detachedFromTarget' && params.sessionId === page;
}

/** The loader of a navigation of the page itself; its frames do not count. */
function mainLoader({ method, params }: CdpEvent): string | undefined {
  if (method !== 'Page.frameNavigated' || !isObject(params.frame)) return undefined;
  if (params.frame.parentId !== undefined) return undefined;
  return String(params.frame.loaderId);
}
