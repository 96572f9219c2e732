import {
  defaultEducation,
  defaultSectionEntry,
  defaultTailored,
  defaultWorkExperience,
  type Cv,
  type CvPatch,
  type Education,
  type Section,
  type SectionEntry,
  type SectionKind,
  type WorkExperience,
} from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import type { SheetLayout } from '@sastre/shared-contracts/shell';
import { isBlankEntry } from './blank-entry.rules.ts';
import { laidOut } from './draft-layout.rules.ts';

/** The part of a CV that the forms edit. */
export interface CvDraft extends Pick<
  Cv,
  'personal_info' | 'work_experience' | 'education' | 'skills' | 'language_skills' | 'sectionTitles'
> {
  /** What was added beside the sections of every CV. */
  sections: Section[];
  /** Id of the picture that the CV shows; empty for none. */
  pictureId: string;
  /** Markdown; only when the CV has a cover letter. */
  coverLetter?: string;
  /** What was laid out anew beside the form; only what is stored in another way. */
  layout?: SheetLayout | undefined;
}

/** Takes the editable part out of a CV. */
export function toDraft(cv: Cv): CvDraft {
  const { personal_info, work_experience, education, skills, language_skills, sectionTitles } = cv;
  const content = { personal_info, work_experience, education, skills, language_skills };
  const pictureId = cv.tailored?.pdfOptions.pictureId ?? '';
  const draft = { ...content, sectionTitles, sections: cv.sections ?? [], pictureId };
  const coverLetter = cv.tailored?.coverLetter ?? '';
  return coverLetter.trim() === '' ? draft : { ...draft, coverLetter };
}

/** True when both would be saved alike. */
export function sameDraft(one: CvDraft, other: CvDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A draft as the body of a save of `cv`: blank achievements and blank entries go, everything else is kept as typed. */
export function toPatch(
  { coverLetter, pictureId, layout, sections, ...content }: CvDraft,
  cv: Cv,
): CvPatch {
  const work_experience = content.work_experience.filter(isWritten).map((job) => ({
    ...job,
    endDate: job.current ? '' : job.endDate,
    achievements: written(job.achievements),
  }));
  const education = content.education.filter(isWritten);
  const patch = { ...content, work_experience, education, ...sectionsPatch(sections, cv) };
  // Layout is left alone unless it, or the letter or the picture that are stored with it, was changed.
  const stored = cv.tailored ?? defaultTailored;
  const tailored = laidOut(stored, layout);
  const letter = coverLetter ?? stored.coverLetter;
  const isSamePicture = pictureId === stored.pdfOptions.pictureId;
  if (tailored === stored && letter === stored.coverLetter && isSamePicture) return patch;
  const withLetter = { ...patch, tailored: { ...tailored, coverLetter: letter } };
  if (isSamePicture) return withLetter;
  return { ...withLetter, ...choosePicture({ ...patch, ...withLetter }, pictureId) };
}

/** A CV that never had sections gets no list of them. */
function sectionsPatch(sections: readonly Section[], cv: Cv): Pick<CvPatch, 'sections'> {
  if (sections.length === 0 && cv.sections === undefined) return {};
  const asStored = (entry: SectionEntry) => ({
    ...entry,
    endDate: entry.current ? '' : entry.endDate,
    highlights: written(entry.highlights),
  });
  return {
    sections: sections.map((section) => ({ ...section, entries: section.entries.map(asStored) })),
  };
}

const isWritten = (entry: { id: string }) => !isBlankEntry(entry);

function written(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Id of a new entry: the time it was made, moved on until it is free. */
export function newEntryId(now: number, taken: readonly { id: string }[]): string {
  let id = now;
  while (taken.some((entry) => entry.id === String(id))) id += 1;
  return String(id);
}

/** An empty job. */
export function newWork(now: number, list: readonly WorkExperience[]): WorkExperience {
  return { ...defaultWorkExperience, id: newEntryId(now, list) };
}
/** An empty course of study. */
export function newEducation(now: number, list: readonly Education[]): Education {
  return { ...defaultEducation, id: newEntryId(now, list) };
}

/** An empty entry of an added section. */
export function newSectionEntry(now: number, list: readonly SectionEntry[]): SectionEntry {
  return { ...defaultSectionEntry, id: newEntryId(now, list) };
}
/** A new section with its first entry. */
export function newSection(kind: SectionKind, now: number, list: readonly Section[]): Section {
  return { id: newEntryId(now, list), kind, title: '', entries: [newSectionEntry(now, [])] };
}

/** The list with one entry changed. */
export function changeAt<T>(list: readonly T[], index: number, part: Partial<T>): T[] {
  return list.map((entry, at) => (at === index ? { ...entry, ...part } : entry));
}
/** The list without one entry. */
export function removeAt<T>(list: readonly T[], index: number): T[] {
  return list.filter((_entry, at) => at !== index);
}
/** The list with an entry put in at `index`. */
export function insertAt<T>(list: readonly T[], index: number, entry: T): T[] {
  return list.toSpliced(index, 0, entry);
}
