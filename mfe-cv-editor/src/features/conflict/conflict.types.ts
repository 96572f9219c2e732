import type { CvDraft } from '@sastre/shared-cv-form/rules';

/** What a person chooses from when a CV was changed elsewhere. */
export interface Choice {
  mine: CvDraft;
  theirs: CvDraft;
  /** What "Keep mine" gives. */
  merged: CvDraft;
}
