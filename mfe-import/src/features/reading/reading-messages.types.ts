import type { Reading, Refusal } from '@sastre/shared-cv-reader';

/** What the page sends to the worker when that is ready: once what is to be read, and before it, that it will come. */
export type ToReader = { type: 'warm' } | { type: 'read'; bytes: Uint8Array };

/** What the worker says. After `read`, `refused` or `failed` it says nothing more. */
export type FromReader =
  | { type: 'ready' }
  /** From 0 to 1. */
  | { type: 'progress'; share: number }
  | { type: 'read'; reading: Reading }
  | { type: 'refused'; refusal: Refusal; at: { path: string; value: string } | undefined }
  /** A fault of ours. */
  | { type: 'failed' };
