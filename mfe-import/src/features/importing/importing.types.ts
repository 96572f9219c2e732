import type { VersionedCv } from '@sastre/shared-contracts/page';
import type { Loose } from '../placing/placing.types.ts';
import type { Reading, Refusal, SourceKind, SourceLine } from '@sastre/shared-cv-reader';
import type { Review } from '../review-form/review-form.types.ts';
import type { TakingMode } from '../taking/taking.types.ts';

/** What is to be read. */
export type Job = { type: 'file'; file: File } | { type: 'text'; text: string };

/** Why nothing was read; `fault` when it is ours. */
export interface Refused {
  refusal: Refusal | 'fault';
  at?: { path: string; value: string };
}

/** What was read, as far as it does not change any more. */
export interface Source {
  /** Name of the file; empty for a pasted text. */
  name: string;
  kind: SourceKind;
  /** How many fields were doubtful when it was read. */
  doubts: number;
  /** Nothing in it tells that it is a CV. */
  isNoCv?: true;
  lines: readonly SourceLine[];
}

/** What is looked through: plain JSON, kept in the journal as it is. */
export interface Kept {
  source: Source;
  review: Review;
  loose: readonly Loose[];
  /** Somebody has changed something of what was read. */
  isTouched?: true;
  /** Undefined: nobody has chosen yet. */
  mode?: TakingMode;
  /** Version of the CV that the choice was made over. */
  etag?: string;
}

/** What a visit begins with. */
export interface Begun {
  stored: VersionedCv;
  kept: Kept | undefined;
}

/** What a worker gave, with the bytes of a PDF so that its pages can be shown. */
export interface ReadOutcome {
  reading: Reading;
  name: string;
  pdf: Uint8Array | undefined;
}

/** What a save needs. */
export interface SaveInput {
  stored: VersionedCv;
  review: Review;
  mode: TakingMode;
}
