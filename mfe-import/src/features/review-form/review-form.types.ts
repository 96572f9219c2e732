import type { CvContent } from '@sastre/shared-contracts/api';
import type { Ref } from 'react';
import type { FieldPath, SourceLine } from '@sastre/shared-cv-reader';

/**
 * What a person looks through before it is saved: plain JSON, so that a journal can keep it as it is. Paths follow their
 * entries when these are moved, and go with those that are removed.
 */
export interface Review {
  /** The imported CV as it is by now; the ids of its entries are distinct. */
  cv: CvContent;
  /** Fields that are still to be looked at, in the form's order. */
  doubts: readonly FieldPath[];
  /** Required fields of entries that the file lacks: they keep nothing back. An older build's journal has none. */
  lacks?: readonly FieldPath[];
  /** The lines of the file from which a field was read. */
  origins: Readonly<Record<FieldPath, readonly number[]>>;
}

/** What the page may ask of the form. */
export interface ReviewFormHandle {
  /** Puts the focus into a field. False: nothing is shown under that path. */
  focusField: (path: FieldPath) => boolean;
  /** Shows every error and goes to the first one. True: there is none. */
  check: () => boolean;
}

/** Props of `ReviewForm`, the form of a CV filled with what was read. */
export interface ReviewFormProps {
  review: Review;
  /** Typed, moved, removed, or a doubt confirmed. */
  onChange: (review: Review) => void;
  /** The focus went into a field, or to another part of the form (undefined). `review.origins` has its lines. */
  onFocusField: (path: FieldPath | undefined) => void;
  /** The lines of the file, where they are at hand: a level in doubt is shown with what the file calls it. */
  lines?: readonly SourceLine[];
  ref?: Ref<ReviewFormHandle>;
}
