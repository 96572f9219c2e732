import type { CvContent } from '@sastre/shared-contracts/api';

/** Kinds of files, told by their bytes. */
export type SourceKind =
  | 'pdf'
  | 'own-pdf'
  | 'docx'
  | 'odt'
  | 'linkedin'
  | 'europass'
  | 'json-resume'
  | 'own-json'
  | 'own-zip'
  | 'text';

/** A line of the file as a reader's eye meets it, in the order of reading. */
export interface SourceLine {
  id: number;
  text: string;
  /** From 0; always 0 where the file has no pages. */
  page: number;
  /** On its page in points (1/72 in) from the upper left corner; absent where the file has no pages. */
  box?: { x: number; y: number; width: number; height: number };
}

/** Neighbouring lines that stand in no field. */
export interface Block {
  id: number;
  text: string;
  lines: readonly number[];
  /** It is known to be no part of a CV: the letter that comes with one. */
  kind?: 'letter';
}

/** Where a value stands in the CV: `personal_info.email`, `work_experience[0].company`, `sections[1].entries[0].name`. */
export type FieldPath = string;

/** What a reader makes of a file. No value is invented: each is made of the words of its lines. */
export interface Reading {
  source: SourceKind;
  cv: Partial<CvContent>;
  /** Every word of the file is in a field or here. */
  unplaced: readonly Block[];
  /** Fields that a person should look at, in the form's order. */
  doubts: readonly FieldPath[];
  lines: readonly SourceLine[];
  /** The ids of the lines from which a field was read. */
  origins: Readonly<Record<FieldPath, readonly number[]>>;
  /** Nothing tells that it is a CV at all. */
  isNoCv?: true;
}

/** Why a file cannot be read; the page has a sentence for each. */
export type Refusal =
  | 'empty'
  | 'too-large'
  | 'too-long'
  | 'too-many-pages'
  | 'too-slow'
  | 'unknown-kind'
  | 'picture-pdf'
  | 'locked'
  | 'damaged'
  | 'old-word'
  | 'no-positions'
  | 'no-basics'
  | 'letter'
  | 'archive-too-large'
  | 'forbidden-xml';

/** Ends reading with a sentence for the user. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly refusal: Refusal;
  /** The path and the value at which it fails, for a file of data. */
  readonly at: { path: string; value: string } | undefined;

  constructor(refusal: Refusal, at?: { path: string; value: string }) {
    super(refusal);
    this.refusal = refusal;
    this.at = at;
  }
}

/** What a reader gets beside the bytes. */
export interface ReadingContext {
  /** From 0 to 1; called per page or part. */
  onProgress: (share: number) => void;
}

/** One reader per kind. Throws RefusedFile; anything else is a fault of ours. */
export type ReadFile = (bytes: Uint8Array, context: ReadingContext) => Promise<Reading>;
