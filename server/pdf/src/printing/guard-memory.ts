import type { CdpConnection } from '../chromium/cdp-connection.ts';
import { chromiumMemory } from '../chromium/chromium-memory.ts';
import { PdfError } from '../ground/pdf-error.ts';
import { isRendererGone } from './renderer-gone.ts';

/** How much memory a document may take. */
export interface MemoryGuardOptions {
  /** Bytes in the process of its page. */
  documentBytes: number;
  /** Reads what each page holds; tests have their own. */
  read?: (cdp: CdpConnection) => ReturnType<typeof chromiumMemory>;
  kill?: (pid: number) => void;
}

/** Ends a page whose document takes more memory than it may. */
export interface MemoryGuard {
  /** Looks at the pages while this work is done; rejects with `pdf-invalid` where its page was ended for that. */
  during<T>(work: Promise<T>): Promise<T>;
}

const LOOK_MS = 300;
/** A page that broke so shortly after another one was ended for its memory is that one. */
const SAME_MS = 5_000;

/** Makes a guard over one Chromium. */
export function guardMemory(cdp: CdpConnection, options: MemoryGuardOptions): MemoryGuard {
  const { documentBytes, read = chromiumMemory, kill = end } = options;
  let works = 0;
  let timer: NodeJS.Timeout | undefined;
  let endedAt = -Infinity;

  async function look(): Promise<void> {
    // one that does not tell is not answering or gone: others notice that
    const memory = await read(cdp).catch(() => undefined);
    for (const { pid, bytes } of memory?.pages ?? []) {
      if (bytes <= documentBytes) continue;
      endedAt = performance.now();
      kill(pid);
    }
    if (works > 0) lookSoon();
  }
  function lookSoon(): void {
    timer = setTimeout(() => void look(), LOOK_MS);
  }

  return {
    async during(work) {
      works += 1;
      if (works === 1) lookSoon();
      try {
        return await work;
      } catch (error) {
        if (isRendererGone(error) && performance.now() - endedAt < SAME_MS) throw tooMuch(error);
        throw error;
      } finally {
        works -= 1;
        if (works === 0) clearTimeout(timer);
      }
    },
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has just gone
  }
}

function tooMuch(cause: unknown): PdfError {
  const text = 'The document takes too much memory to be printed.';
  return new PdfError('pdf-invalid', text, { cause });
}
