import type { CvContent, Section } from '@sastre/shared-contracts/api';

/**
 * What becomes of the CV that is there: `replace` takes the imported content instead, `fill` only fills what is empty,
 * `add` fills and adds the entries that are not there.
 */
export type TakingMode = 'replace' | 'fill' | 'add';

/** Parts of a CV as a summary counts them. */
export type TakenPart =
  | 'personal_info'
  | 'work_experience'
  | 'education'
  | 'skills'
  | 'language_skills'
  | 'sections'
  | 'extra';

/** What changes in one part: fields in `personal_info`, keys in `extra`, else entries. */
export interface TakenCounts {
  part: TakenPart;
  added: number;
  /** Fields or entries that were there and read differently now. */
  changed: number;
  removed: number;
  /** Which ones, where the part is the added sections. */
  sections?: readonly Section[];
}

/** What did not fit into the limits of a CV. */
export interface LeftOver {
  part: TakenPart;
  /** Field whose text was too long, or absent: whole entries. */
  field?: string;
  /** The entries, or the rest of the text, as text to copy. */
  texts: readonly string[];
}

/** The CV after an import, and what that changes. */
export interface Taken {
  /** What is to be saved; layout, tailoring, picture and language are those of the existing CV. */
  cv: CvContent;
  /** Only parts that change, in the form's order. */
  changes: readonly TakenCounts[];
  leftOver: readonly LeftOver[];
}
