import type { Cv } from '@sastre/shared-contracts/api';
import type { CvDraft } from '../cv-form/draft.rules.ts';

/** A CV as it was read, with its version. */
export interface LoadedCv {
  cv: Cv;
  etag: string | undefined;
}

/** What was being typed: content (absent while nothing was changed), the version it was based on, the step. */
export interface Journal {
  draft?: CvDraft;
  etag?: string;
  step?: number;
}

/** What a save needs: the CV it changes, what was typed, and the version that must still be stored. */
export interface SaveInput {
  loaded: LoadedCv | undefined;
  draft: CvDraft;
  etag: string | undefined;
}

/** Thrown by a save when the CV was changed elsewhere: carries what is stored now. */
export class ChangedElsewhere extends Error {
  readonly latest: LoadedCv;
  constructor(latest: LoadedCv) {
    super('changed-elsewhere');
    this.latest = latest;
  }
}

/** A failure that the screens have a text of their own for. */
export class CvFailure extends Error {
  readonly reason: 'noCv' | 'emptyAnswer';
  constructor(reason: CvFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}
