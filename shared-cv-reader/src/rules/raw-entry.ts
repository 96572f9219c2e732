import type { RawEntry } from './raw-entry.types.ts';

/** An entry of which nothing is read yet. */
export function newEntry(): RawEntry {
  return {
    names: [],
    behind: undefined,
    place: undefined,
    period: undefined,
    texts: [],
    bullets: [],
    url: undefined,
  };
}
