import {
  DEFAULT_LEFT_COLUMN_SECTIONS,
  DEFAULT_SECTION_ORDER,
  SECTION_KEYS,
  type AddedSectionKey,
  type AnySectionKey,
  type SectionKey,
} from './constants.ts';
import type { Section } from './schemas/section.schema.ts';
import type { Tailored } from './schemas/tailored.schema.ts';

/** What of a layout says where sections stand. */
export type SectionLists = Partial<
  Pick<
    Tailored,
    | 'sectionOrder'
    | 'hiddenSections'
    | 'leftColumnSections'
    | 'addedOrder'
    | 'addedHidden'
    | 'addedLeft'
  >
>;

/** Where the sections of a CV stand, those of every CV and added ones alike. */
export interface SectionPlaces {
  /** Every section once. */
  order: AnySectionKey[];
  hidden: AnySectionKey[];
  /** In the left one of two columns. */
  left: AnySectionKey[];
}

/** Key of an added section. */
export function addedKey({ id }: Pick<Section, 'id'>): AddedSectionKey {
  return `section:${id}`;
}

/** Whether a key is that of an added section. */
export function isAddedKey(key: string): key is AddedSectionKey {
  return key.startsWith('section:');
}

/** The added section of a key; undefined for those of every CV, and for one that is gone. */
export function sectionOf(
  { sections = [] }: { sections?: readonly Section[] },
  key: AnySectionKey,
): Section | undefined {
  return sections.find((section) => addedKey(section) === key);
}

/**
 * Where the sections of a CV stand. Those of every CV stand as `sectionOrder` says, an added one behind the section that it
 * was put behind, a new one at the end of the CV (before the letter, where that is last). What is gone is left out.
 */
export function readPlaces(
  lists: SectionLists,
  sections: readonly Pick<Section, 'id'>[] = [],
): SectionPlaces {
  const own = new Set<AnySectionKey>(sections.map(addedKey));
  const known = (lists.sectionOrder ?? []).filter((key) => SECTION_KEYS.includes(key));
  const order: AnySectionKey[] = [...new Set<AnySectionKey>([...known, ...DEFAULT_SECTION_ORDER])];
  const said = [...new Set(lists.addedOrder)].filter((key) => own.has(key) || !isAddedKey(key));
  said.forEach((key, at) => {
    const before = said[at - 1];
    if (own.delete(key)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  order.splice(order.at(-1) === 'cover-letter' ? -1 : order.length, 0, ...own);
  const isThere = (key: AnySectionKey) => order.includes(key);
  return {
    order,
    hidden: [...(lists.hiddenSections ?? []), ...(lists.addedHidden ?? [])].filter(isThere),
    left: [
      ...(lists.leftColumnSections ?? DEFAULT_LEFT_COLUMN_SECTIONS),
      ...(lists.addedLeft ?? []),
    ].filter(isThere),
  };
}

/** The lists of a layout that say these places; a CV without added sections has no list of them. */
export function placesChange(
  { order, hidden, left }: Partial<SectionPlaces>,
  sections: readonly Pick<Section, 'id'>[] = [],
): SectionLists {
  const hasAdded = sections.length > 0;
  return {
    ...(order && { sectionOrder: order.filter(isBuiltIn), ...(hasAdded && { addedOrder: order }) }),
    ...(hidden && { hiddenSections: hidden.filter(isBuiltIn) }),
    ...(hidden && hasAdded && { addedHidden: hidden.filter(isAddedKey) }),
    ...(left && { leftColumnSections: left.filter(isBuiltIn) }),
    ...(left && hasAdded && { addedLeft: left.filter(isAddedKey) }),
  };
}

function isBuiltIn(key: AnySectionKey): key is SectionKey {
  return !isAddedKey(key);
}
