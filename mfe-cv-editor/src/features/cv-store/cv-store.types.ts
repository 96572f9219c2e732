import type { SaveReason } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import type { CvDraft } from '@sastre/shared-cv-form/rules';

/**
 * What was being typed: content (absent while nothing was changed), what it was when typing began, the version that was,
 * the step. Entries of older builds have no `base`.
 */
export interface Journal {
  draft?: CvDraft;
  base?: CvDraft;
  etag?: string;
  step?: number;
  /** What can be undone, as it was kept. */
  undo?: unknown;
  /** A save was asked for and has not gone through. */
  asked?: boolean;
}

/** What is being typed, and where in the journal it is kept. */
export interface JournalEntry {
  key: string;
  journal: Journal;
}

/** What a first read gives: the CV and, after a reload, what was typed before. */
export interface Begun {
  loaded: VersionedCv;
  journal: Journal | undefined;
  /** What can be undone of what was saved last, as it was kept. */
  undo?: unknown;
}

/** What a save needs: the CV it changes, what was typed, and the version that must still be stored. */
export interface SaveInput {
  loaded: VersionedCv | undefined;
  draft: CvDraft;
  etag: string | undefined;
  /** What the history tells it as; absent: an ordinary save. */
  reason?: SaveReason;
}

/** A failure that the screens have a text of their own for. */
export class CvFailure extends Error {
  readonly reason: 'noCv' | 'emptyAnswer';
  constructor(reason: CvFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}
