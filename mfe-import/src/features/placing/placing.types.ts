import type { Block } from '@sastre/shared-cv-reader';

/** Where a block that stands in no field can go; `field`: into the one that it names, with its value alone. */
export type PlaceTarget = (typeof PLACE_TARGETS)[number] | 'field';
/** Where each of them can go. */
export const PLACE_TARGETS = ['summary', 'last-job', 'section'] as const;

/** What was done with a block; `into` is what its text was added to: a field's path or a section's id. */
export type Fate = { type: 'dropped' } | { type: 'placed'; target: PlaceTarget; into: string };

/** A block of the file that stands in no field. Without a fate nobody has said yet what becomes of it. */
export interface Loose {
  block: Block;
  fate?: Fate;
}
