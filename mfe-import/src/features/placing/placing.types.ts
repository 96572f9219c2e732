import type { Block } from '../reading/reading.types.ts';

/** Where a block that stands in no field can go. */
export type PlaceTarget = 'summary' | 'last-job' | 'section';
export const PLACE_TARGETS: readonly PlaceTarget[] = ['summary', 'last-job', 'section'];

/** What was done with a block; `into` is what its text was added to: a field's path or a section's id. */
export type Fate = { type: 'dropped' } | { type: 'placed'; target: PlaceTarget; into: string };

/** A block of the file that stands in no field. Without a fate nobody has said yet what becomes of it. */
export interface Loose {
  block: Block;
  fate?: Fate;
}
