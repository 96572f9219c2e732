import type { CvContent } from '@sastre/shared-contracts/api';
import type { Block } from '@sastre/shared-cv-reader';

/** Where a block's text can go as it is. */
export const TEXT_TARGETS = ['summary', 'last-job'] as const;
/** What new entries a block can become, told into its fields; the commonest first. */
export const ENTRY_TARGETS = [
  'job',
  'education',
  'projects',
  'skills',
  'languages',
  'certificates',
  'courses',
  'volunteer',
  'publications',
  'awards',
  'references',
  'interests',
] as const;
export type EntryTarget = (typeof ENTRY_TARGETS)[number];

/** Where a block that stands in no field can go; `field`: into the one that it names, with its value alone. */
export type PlaceTarget = (typeof TEXT_TARGETS)[number] | 'section' | 'field' | EntryTarget;

/** Why a block cannot go somewhere: there is no job, it is too long there, something stands there, the list is full. */
export type Hindrance = 'no-job' | 'no-room' | 'filled' | 'full';

/** An entry of a list of a CV. */
export type AnyEntry =
  | CvContent['work_experience'][number]
  | CvContent['education'][number]
  | CvContent['skills'][number]
  | CvContent['language_skills'][number]
  | NonNullable<CvContent['sections']>[number]['entries'][number];

/**
 * What was done with a block; `into` is what its text was added to: a field's path, a list's name or a section's id. `put`:
 * the new entries as they were made.
 */
export type Fate =
  | { type: 'dropped' }
  | { type: 'placed'; target: PlaceTarget; into: string; put?: readonly AnyEntry[] };

/** A block of the file that stands in no field. Without a fate nobody has said yet what becomes of it. */
export interface Loose {
  block: Block;
  fate?: Fate;
}

/** A block that is to become entries of a kind. */
export interface SplitJob {
  block: Block;
  target: EntryTarget;
}
