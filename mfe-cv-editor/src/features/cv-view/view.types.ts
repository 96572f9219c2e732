import type { CvDraft } from '../cv-form/validation/draft.rules.ts';

/** What every tab gets to show. */
export interface ViewProps {
  draft: CvDraft;
  /** Opens the form, with what was asked for already in it. */
  onEdit: (part?: Partial<CvDraft>) => void;
}
