import {
  DEFAULT_LEFT_COLUMN_SECTIONS,
  DEFAULT_SECTION_ORDER,
  type SectionKey,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { templateOf } from './templates/templates.ts';

/** A section of the CV itself. */
export type CvSection = Exclude<SectionKey, 'cover-letter'>;

/** Sections of the CV itself in reading order: the stored order once each, then what it lacks; hidden ones are left out. */
export function shownSections(
  tailored: Pick<Tailored, 'sectionOrder' | 'hiddenSections'>,
): CvSection[] {
  const known = tailored.sectionOrder.filter((key) => DEFAULT_SECTION_ORDER.includes(key));
  return [...new Set([...known, ...DEFAULT_SECTION_ORDER])]
    .filter((key) => key !== 'cover-letter')
    .filter((key) => !tailored.hiddenSections.includes(key));
}

/** What stands in the sidebar: what was chosen, else the template's own. The stored key says left; the sidebar may be elsewhere. */
export function sidebarSections({
  leftColumnSections,
  pdfOptions,
}: Pick<Tailored, 'leftColumnSections' | 'pdfOptions'>): readonly SectionKey[] {
  return leftColumnSections ?? templateOf(pdfOptions.template).sidebarSections;
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
  sidebarSections: readonly SectionKey[] = DEFAULT_LEFT_COLUMN_SECTIONS,
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
