import {
  addedKey,
  DEFAULT_LEFT_COLUMN_SECTIONS,
  readPlaces,
  type AnySectionKey,
  type Section,
  type SectionKey,
  type SectionLists,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { fitsSidebar } from './interests.rules.ts';
import { templateOf } from './templates/templates.ts';

/** A section that each CV has, the letter aside. */
export type BuiltInSection = Exclude<SectionKey, 'cover-letter'>;
/** A section of the CV itself. */
export type CvSection = Exclude<AnySectionKey, 'cover-letter'>;

/** Sections of the CV itself in reading order, added ones among them; hidden ones are left out. */
export function shownSections(
  tailored: SectionLists,
  sections?: readonly Pick<Section, 'id'>[],
): CvSection[] {
  const { order, hidden } = readPlaces(tailored, sections);
  return order.filter((key) => key !== 'cover-letter').filter((key) => !hidden.includes(key));
}

/**
 * What stands in the sidebar: what was chosen, else the template's own and short interests; other added ones only where
 * they were put there. The stored keys say left; the sidebar may be elsewhere.
 */
export function sidebarSections(
  {
    leftColumnSections,
    addedLeft,
    pdfOptions,
  }: Pick<Tailored, 'leftColumnSections' | 'addedLeft' | 'pdfOptions'>,
  sections: readonly Pick<Section, 'id' | 'kind' | 'entries'>[] = [],
): readonly AnySectionKey[] {
  const isChosen = leftColumnSections !== undefined || addedLeft !== undefined;
  const added = isChosen ? [] : sections.filter(fitsSidebar).map(addedKey);
  const own = leftColumnSections ?? templateOf(pdfOptions.template).sidebarSections;
  return [...own, ...(addedLeft ?? added)];
}

/** A column of a page and what stands in it. */
export interface Column {
  column: 'side' | 'wide';
  keys: CvSection[];
}

/**
 * Sections shared out over the columns; the one with the name is read first, wherever it is drawn. When one of them would
 * be empty there is a single wide column.
 */
export function columnsOf(
  keys: readonly CvSection[],
  sidebarSections: readonly AnySectionKey[] = DEFAULT_LEFT_COLUMN_SECTIONS,
): [Column] | [Column, Column] {
  const side = keys.filter((key) => sidebarSections.includes(key));
  const wide = keys.filter((key) => !sidebarSections.includes(key));
  if (side.length === 0 || wide.length === 0) return [{ column: 'wide', keys: [...keys] }];
  const columns: [Column, Column] = [
    { column: 'side', keys: side },
    { column: 'wide', keys: wide },
  ];
  return wide.includes('personalInfo') ? [columns[1], columns[0]] : columns;
}

/** Where the letter goes: before or after the CV, or nowhere. */
export function letterPlace(tailored: Tailored): 'before' | 'after' | 'none' {
  if (tailored.hiddenSections.includes('cover-letter') || tailored.coverLetter.trim() === '')
    return 'none';
  return tailored.coverLetterOnTop ? 'before' : 'after';
}
