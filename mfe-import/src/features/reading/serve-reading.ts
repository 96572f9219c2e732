import { RefusedFile, type ReadFile } from '@sastre/shared-cv-reader';
import type { FromReader, ToReader } from './reading-messages.types.ts';
import { samplePdf } from './sample-pdf.ts';

/** What a worker's global scope gives. */
export interface ReaderScope {
  postMessage: (message: FromReader) => void;
  addEventListener: (type: 'message', listener: (event: { data: ToReader }) => void) => void;
}

/** The worker's side: reads what the page sends and says how far it is. */
export function serveReading(scope: ReaderScope, readFile: ReadFile): void {
  let before = Promise.resolve();
  scope.addEventListener('message', ({ data }) => {
    const next = () => (data.type === 'warm' ? warm(readFile) : read(scope, readFile, data.bytes));
    before = before.then(next);
  });
  scope.postMessage({ type: 'ready' });
}

/** Reads what nobody asks for: patterns and libraries are then prepared for what somebody does. */
async function warm(readFile: ReadFile): Promise<void> {
  await readFile(samplePdf(), { onProgress: () => undefined }).catch(() => undefined);
}

async function read(scope: ReaderScope, readFile: ReadFile, bytes: Uint8Array): Promise<void> {
  const onProgress = (share: number) => scope.postMessage({ type: 'progress', share });
  try {
    scope.postMessage({ type: 'read', reading: await readFile(bytes, { onProgress }) });
  } catch (error) {
    if (!(error instanceof RefusedFile)) return scope.postMessage({ type: 'failed' });
    scope.postMessage({ type: 'refused', refusal: error.refusal, at: error.at });
  }
}
