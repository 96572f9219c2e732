import type {
  ActiveSubscription,
  TailoringProgress,
  TailoringRequest,
} from '@sastre/shared-contracts/api';

/** A job by its id; what it was asked for as far as it is known. */
export interface RunningJob {
  bullId: string;
  useAi: boolean | undefined;
  /** An older build's note has none. */
  companyName?: string;
}
/** What the page must know before anything can start. A job that was found needs neither CV nor use. */
export interface Checked {
  hasCv: boolean;
  usage: ActiveSubscription | undefined;
  /** A job of this user that was started before a reload or a return. */
  job: RunningJob | undefined;
}
/** What was tried when it failed. */
export type Failure = 'start' | 'job' | 'status';

export interface TailorContext {
  usage: ActiveSubscription | undefined;
  request: TailoringRequest | undefined;
  job: RunningJob | undefined;
  /** False once a job that was found turned out to be gone: the journal may refuse to forget it. */
  mayFindJob: boolean;
  /** The job was found, and nothing was heard of it yet. */
  found: boolean;
  progress: TailoringProgress | undefined;
  /** Status checks that failed in a row, and seconds that the last one asked for. */
  failedPolls: number;
  retryAfter: number | undefined;
  failure: Failure | undefined;
  error: unknown;
}
export type TailorEvent =
  /** `isFree`: it is known to take nothing from the allowance. */
  | { type: 'tailor'; request: TailoringRequest; isFree?: boolean }
  | { type: 'retry' }
  /** The use may be another one now. */
  | { type: 'refresh' }
  /** Ask again about a job whose state could not be read. */
  | { type: 'checkAgain' };
