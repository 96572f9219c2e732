import {
  DEFAULT_SECTION_ORDER,
  type SectionKey,
  type Tailored,
} from '@sastre/shared-contracts/api';

/** Sections of the CV itself in reading order: the stored order once each, then what it lacks; hidden ones are left out. */
export function shownSections(
  tailored: Pick<Tailored, 'sectionOrder' | 'hiddenSections'>,
): SectionKey[] {
  const order = new Set([...tailored.sectionOrder, ...DEFAULT_SECTION_ORDER]);
  return [...order].filter(
    (key) => key !== 'cover-letter' && !tailored.hiddenSections.includes(key),
  );
}

/** Where the letter goes: before or after the CV, or nowhere. */
export function letterPlace(tailored: Tailored): 'before' | 'after' | 'none' {
  if (tailored.hiddenSections.includes('cover-letter') || tailored.coverLetter.trim() === '')
    return 'none';
  return tailored.coverLetterOnTop ? 'before' : 'after';
}
