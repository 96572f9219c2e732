import type { CvDraft } from './validation/draft.rules.ts';
import type { FieldErrors } from './validation/validation.rules.ts';

/** How long lists of entries are shown. */
export interface FoldingProps {
  /** Lists of more than two entries are folded up: one line each, one open at a time. */
  folds?: boolean;
  /** A field that shall have the focus: its entry opens. Another object for each wish. */
  wanted?: { path: string } | undefined;
  /** Fields whose entries are open from the start; each entry opens and closes alone then. */
  openAtFirst?: readonly string[] | undefined;
  /** What is to be said on the line of an entry that is closed, by its path. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** An entry can be put together with the one above it, as what was read of a file may be split. */
  merges?: boolean | undefined;
  /** Entries were opened or closed: other fields are shown. */
  onFold?: (() => void) | undefined;
}

/** What every section of the form gets. Errors are shown only where the user has been, or after a refused save. */
export interface SectionProps extends FoldingProps {
  draft: CvDraft;
  errors: FieldErrors;
  /** `together`: one step of undo with the changes before it that said the same. */
  onChange: (part: Partial<CvDraft>, together?: string) => void;
  /** With the fields for the sections' headings in the CV. */
  headings?: boolean;
}
