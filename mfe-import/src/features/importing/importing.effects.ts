import { readCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { fromCallback, type EventObject } from 'xstate';
import { refusalOfSize, RefusedFile, type SourceKind } from '@sastre/shared-cv-reader';
import { readInWorker, type ReaderWorker } from '../reading/read-in-worker.ts';
import { textToSplit, type Split } from '../placing/split-block.rules.ts';
import type { SplitJob } from '../placing/placing.types.ts';
import type { ImportEvent } from './importing.machine.ts';
import type { Begun, Job, Refused } from './importing.types.ts';
import { importKey, readKept } from './journal.rules.ts';

/** Kinds that have pages to show. */
export const PAGED: readonly SourceKind[] = ['pdf', 'own-pdf'];

/** Reads the main CV, and what was being looked through. */
export async function loadImport(shell: ShellServices): Promise<Begun> {
  const stored = await readCv(shell, undefined);
  // A browser that keeps no journal must not keep anybody from importing.
  const kept = await shell.drafts.read(importKey(shell.auth.user.sub)).catch(() => undefined);
  return { stored, kept: readKept(kept) };
}

/** Reads a file or a text in a worker that ends with the state. */
export function readEffect(
  { clock }: Pick<ShellServices, 'clock'>,
  startWorker: () => ReaderWorker,
) {
  return fromCallback<EventObject, Job | undefined>(({ input: job, sendBack }) => {
    const tell = (event: ImportEvent) => sendBack(event);
    let end: (() => void) | undefined;
    let gone = false;
    const run = async (): Promise<void> => {
      if (job === undefined) return;
      const bytes = await bytesOf(job);
      if (gone) return;
      const onProgress = (share: number) => tell({ type: 'progress', share });
      const running = readInWorker(bytes, { startWorker, clock, onProgress });
      end = running.end;
      const reading = await running.result;
      const name = job.type === 'file' ? job.file.name : '';
      const pdf = PAGED.includes(reading.source) ? bytes : undefined;
      tell({ type: 'outcome', outcome: { reading, name, pdf } });
    };
    run().catch((error: unknown) => tell({ type: 'refused', refused: refusedBy(error) }));
    return () => {
      gone = true;
      end?.();
    };
  });
}

/** Has a worker read a block alone; undefined where it cannot. */
export async function splitBlock(
  { clock }: Pick<ShellServices, 'clock'>,
  startWorker: () => ReaderWorker,
  { input: job, signal }: { input: SplitJob | undefined; signal: AbortSignal },
): Promise<Split | undefined> {
  if (job === undefined) return undefined;
  const bytes = new TextEncoder().encode(textToSplit(job.block, job.target));
  const running = readInWorker(bytes, { startWorker, clock, onProgress: () => undefined });
  signal.addEventListener('abort', running.end);
  return running.result.catch(() => undefined);
}

/** The bytes of what is to be read; rejects where these are too many. */
export async function bytesOf(job: Job): Promise<Uint8Array> {
  const text = job.type === 'text' ? new TextEncoder().encode(job.text) : undefined;
  const size = job.type === 'file' ? job.file.size : (text?.length ?? 0);
  const refusal = refusalOfSize(size);
  if (refusal !== undefined) throw new RefusedFile(refusal);
  return job.type === 'file'
    ? new Uint8Array(await job.file.arrayBuffer())
    : (text ?? new Uint8Array());
}

function refusedBy(error: unknown): Refused {
  if (!(error instanceof RefusedFile)) return { refusal: 'fault' };
  return { refusal: error.refusal, ...(error.at === undefined ? {} : { at: error.at }) };
}
