import type { AddedRequirement, Cv, ReportDecisions } from '@sastre/shared-contracts/api';

export type Decision = ReportDecisions['decisions'][number];
/** A tailored copy with the version that a decision must still find. */
export interface Reviewed {
  cv: Cv;
  etag: string | undefined;
}
/** A copy as it is read, with the main CV where that matters and could be read. */
export interface Loaded {
  reviewed: Reviewed;
  main: Cv | undefined;
}
/** What became of decisions: those that could not be taken are named. */
export interface Decided extends Reviewed {
  undecided: readonly string[];
}
/** What a requirement could not be added for. */
export interface AddFailure {
  requirement: string;
  kind: 'refused' | 'failed';
}
/** Why a decision was not taken, or why everything must be looked at again. */
export type DecisionFailure = 'changed' | 'refused' | 'failed';

export interface ReviewContext {
  reviewed: Reviewed | undefined;
  /** The copy with its report matched again, which is stored and not shown: it came when somebody was at work on the page. */
  matched: Reviewed | undefined;
  /** The report was asked to be matched again; the user has begun to do something here. */
  isMatched: boolean;
  isAttended: boolean;
  /** The main CV as it was when the copy was read, where that was asked for and could be. */
  main: Cv | undefined;
  /** Decisions that wait, and those that are being sent. */
  waiting: readonly Decision[];
  sending: readonly Decision[];
  /** Edits that could not be decided on. */
  undecided: readonly string[];
  failure: DecisionFailure | undefined;
  /** Requirements that wait to be added, and the one that is being added. */
  additions: readonly AddedRequirement[];
  adding: AddedRequirement | undefined;
  addFailure: AddFailure | undefined;
  error: unknown;
}
export type ReviewEvent =
  | { type: 'decide'; decisions: readonly Decision[] }
  | { type: 'add'; requirement: AddedRequirement }
  | { type: 'attend' }
  /** The copy was changed here by other means than a decision. */
  | { type: 'reread' }
  | { type: 'retry' };
