import type {
  CvContent,
  EngineName,
  TailoringCheck,
  TailoringRequest,
  TailoringStage,
} from '@sastre/shared-contracts/api';
import type { ModelServer } from '@sastre/base/config';
import type { ModelUsage, ModelFailure } from '@sastre/tailoring/jobs';
import type {
  AddTask,
  DecideTask,
  MatchTask,
  StoredAddition,
  StoredDecision,
  StoredMatches,
} from './stored-review.ts';

/** What of a CV is to be checked before a start. */
export interface CheckTask {
  main: CvContent;
  request: TailoringRequest;
  engine: EngineName;
}

/** What a thread is asked to do. */
export type TailoringTask =
  | { do: 'prepare'; what: keyof QuickWork }
  | ({ do: 'check' } & CheckTask)
  | ({ do: 'decide' } & DecideTask)
  | ({ do: 'add' } & AddTask)
  | ({ do: 'match' } & MatchTask)
  | {
      do: 'tailor';
      main: CvContent;
      request: TailoringRequest;
      now: Date;
      modelServer: ModelServer | undefined;
    };

/** What a thread tells of a job on the way. A stage begins when it was answered. */
export type JobSaid = { stage: TailoringStage } | { spent: ModelUsage };

/** An error as it travels. */
export interface TailoringRefusal {
  message: string;
  stack: string | undefined;
  /** Of a `ModelError`. */
  model?: { failure: ModelFailure; status: number | undefined };
}

/** What is done while somebody waits for the answer. */
export interface QuickWork {
  check(task: CheckTask): Promise<TailoringCheck>;
  decide(task: DecideTask): Promise<StoredDecision>;
  add(task: AddTask): Promise<StoredAddition>;
  match(task: MatchTask): Promise<StoredMatches>;
}

/**
 * Does quick work elsewhere than in the event loop, turn by turn: a user's next turn comes behind those of the others.
 * What holds locks or a connection of the database takes its turn first, so that no more of them are held than work is done.
 */
export interface QuickTurns {
  /** Throws problems: 429 when too much of this user's waits already, 503 when it cannot be done now. */
  turn<T>(
    userId: string,
    what: keyof QuickWork,
    during: (work: QuickWork) => Promise<T>,
  ): Promise<T>;
}
