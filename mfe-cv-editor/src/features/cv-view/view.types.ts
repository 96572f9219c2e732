import type { CvDraft } from '@sastre/shared-cv-form/rules';

/** What every tab gets to show. */
export interface ViewProps {
  draft: CvDraft;
  /** Opens the form, with what was asked for already in it. */
  onEdit: (part?: Partial<CvDraft>) => void;
}
