import type { CvDraft } from '../cv-form/validation/draft.rules.ts';

/** What a person chooses from when a CV was changed elsewhere. */
export interface Choice {
  mine: CvDraft;
  theirs: CvDraft;
  /** What "Keep mine" gives. */
  merged: CvDraft;
}
