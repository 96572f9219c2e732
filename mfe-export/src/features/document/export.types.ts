import type { PdfReport } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import type { LayoutChange } from '../panel/layout.rules.ts';

/** What the page begins with: the CV, and what the journal still holds of an earlier visit. */
export interface Opened {
  stored: VersionedCv;
  restored: LayoutChange | undefined;
  /** What has to be stored so that it stays as it is shown now. */
  settled?: LayoutChange;
}
/** A change and the version that it was made over. */
export interface LayoutSave {
  stored: VersionedCv;
  change: LayoutChange;
}
/** A saved version; `elsewhere` is true when the CV had been changed elsewhere and ours went on top of that. */
export interface SavedLayout extends VersionedCv {
  elsewhere: boolean;
}
/** A file of a finished export. */
export interface PrintedFile {
  /** Object URL of the PDF. */
  url: string;
  fileName: string;
  /** What reading the PDF back has found; undefined when the server says nothing. */
  report: PdfReport | undefined;
}
/** Why there is no PDF. */
export interface ExportFailure {
  step: 'save' | 'print';
  error: unknown;
}
