import type { CvContent, SectionEntry } from '@sastre/shared-contracts/api';
import { entryKeys } from './entry-keys.rules.ts';

/** The entries of the sections that a person added, with their paths: `sections[s1].entries[e1]`. */
export function addedEntries({
  sections = [],
}: Pick<CvContent, 'sections'>): { entry: SectionEntry; path: string }[] {
  const sectionKeys = entryKeys(sections);
  return sections.flatMap(({ entries }, at) => {
    const keys = entryKeys(entries);
    return entries.map((entry, place) => ({
      entry,
      path: `sections[${sectionKeys[at]}].entries[${keys[place]}]`,
    }));
  });
}
