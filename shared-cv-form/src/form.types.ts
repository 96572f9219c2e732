import type { CvDraft } from './validation/draft.rules.ts';
import type { FieldErrors } from './validation/validation.rules.ts';

/** What every section of the form gets. Errors are shown only where the user has been, or after a refused save. */
export interface SectionProps {
  draft: CvDraft;
  errors: FieldErrors;
  onChange: (part: Partial<CvDraft>) => void;
  /** With the fields for the sections' headings in the CV. */
  headings?: boolean;
}
