import { gone } from '../chromium/cdp-connection.ts';
import type { PooledPage } from './pooled-page.ts';
import { PdfError } from '../ground/pdf-error.ts';

/** How pages are made and kept. */
export interface PagePoolOptions {
  /** Opens a clean page. */
  open: () => Promise<PooledPage>;
  /** Clean pages to have ready, those in use included. */
  size: number;
  /** After so many documents a page is replaced; default 100. */
  documentsPerPage?: number;
  /** Called when a page can be neither opened nor closed: the whole Chromium is of no use. */
  onStuck: (error: unknown) => void;
}

/** A bounded number of pooled pages; each is lent for one document and is clean again before the next. */
export interface PagePool {
  /**
   * Lends a page as soon as one is clean. A page whose document failed is never lent again. Rejects with `pdf-busy`
   * when there is none within `patienceMs`, and with a `CdpError` when there will be none any more.
   */
  use<T>(work: (page: PooledPage) => Promise<T>, patienceMs: number): Promise<T>;
  /** Replaces every page, those in use after their document. */
  renew(): void;
  /** Serves those who wait already, and nobody else; resolves when no page is in use any more. */
  drain(): Promise<void>;
  /** There are no pages any more: lends and opens nothing from now on. */
  close(): void;
}

interface Place {
  page: PooledPage;
  documents: number;
  generation: number;
}

interface Waiting {
  resolve(place: Place): void;
  reject(error: Error): void;
}

const RETRY_AFTER_SECONDS = 5;

/** Makes a pool and begins to open its pages. */
export function createPagePool(options: PagePoolOptions): PagePool {
  const { open, size, documentsPerPage = 100, onStuck } = options;
  const clean: Place[] = [];
  const waiting: Waiting[] = [];
  const lent = new Set<Place>();
  let places = 0;
  let generation = 0;
  let draining = false;
  let closed = false;
  let onUnused = () => undefined as void;
  const unused = new Promise<void>((resolve) => (onUnused = resolve));

  function fill(): void {
    while (places < size && !closed) {
      places += 1;
      void add();
    }
  }

  async function add(): Promise<void> {
    try {
      const page = await open();
      const place = { page, documents: 0, generation };
      void page.ended.then(() => dropIdle(place));
      offer(place);
    } catch (error) {
      places -= 1;
      if (!closed) onStuck(error);
    }
  }

  function offer(place: Place): void {
    if (closed || place.generation !== generation) return drop(place);
    const next = waiting.shift();
    if (next) lend(place, next);
    else clean.push(place);
  }

  function lend(place: Place, { resolve }: Waiting): void {
    lent.add(place);
    resolve(place);
  }

  /** The replacement is opened at once; whoever closes the old page waits for nobody. */
  function drop(place: Place): void {
    places -= 1;
    fill();
    place.page.close().catch((error: unknown) => {
      if (!closed) onStuck(error);
    });
  }

  /** A page that broke while nobody used it. One that never printed points at Chromium itself. */
  function dropIdle(place: Place): void {
    const index = clean.indexOf(place);
    if (index === -1) return;
    clean.splice(index, 1);
    if (place.documents === 0 && !closed) onStuck(new Error('A page broke before its first use.'));
    drop(place);
  }

  async function giveBack(place: Place, good: boolean): Promise<void> {
    place.documents += 1;
    const worn = !good || place.documents >= documentsPerPage || place.generation !== generation;
    const cleaned = !worn && !closed && (await place.page.clean().then(yes, no));
    lent.delete(place);
    if (cleaned) offer(place);
    else drop(place);
    endDraining();
  }

  function endDraining(): void {
    if (!draining || lent.size > 0 || waiting.length > 0) return;
    closed = true;
    onUnused();
  }

  function borrow(patienceMs: number): Promise<Place> {
    return new Promise((resolve, reject) => {
      if (closed || draining) return reject(gone());
      const place = clean.shift();
      if (place) return lend(place, { resolve, reject });
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(noPage());
        endDraining();
      }, patienceMs);
      const waiter: Waiting = {
        resolve(lent) {
          clearTimeout(timer);
          resolve(lent);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      waiting.push(waiter);
    });
  }

  fill();
  return {
    async use(work, patienceMs) {
      const place = await borrow(patienceMs);
      let good = false;
      try {
        const result = await work(place.page);
        good = true;
        return result;
      } finally {
        // not awaited: the answer is there, cleaning is for the next one
        void giveBack(place, good);
      }
    },
    renew() {
      generation += 1;
      for (const place of clean.splice(0)) drop(place);
    },
    async drain() {
      draining = true;
      endDraining();
      await unused;
    },
    close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(gone());
      endDraining();
    },
  };
}

function noPage(): PdfError {
  return new PdfError('pdf-busy', 'No page was ready in time. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

const yes = () => true;
const no = () => false;
