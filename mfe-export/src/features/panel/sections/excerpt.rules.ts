import {
  defaultTailored,
  isAddedKey,
  saidLevelOf,
  sectionOf,
  type AddedSectionKey,
  type AnySectionKey,
  type Cv,
  type Language,
} from '@sastre/shared-contracts/api';
import {
  documentLanguage,
  levelWord,
  orderedEducation,
  orderedWork,
  WORDS,
  writtenEntries,
} from '@sastre/shared-cv-document';
import { markdownToText } from '@sastre/shared-rich-text';

/** The beginning of a section's content as text. */
export interface Excerpt {
  lines: string[];
  /** Entries that are not among the lines. */
  more: number;
}

const ENTRIES = 3;
const CHARACTERS = 280;

const joined = (parts: readonly string[], by = ', ') =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(by);

/** What a section says, in short; no lines when it has no content of its own. */
export function excerptOf(cv: Cv, key: AnySectionKey, language: Language): Excerpt {
  const info = cv.personal_info;
  const { workOrder, educationOrder, coverLetter } = cv.tailored ?? defaultTailored;
  const own = documentLanguage(cv, language);
  const words = WORDS[own];
  if (isAddedKey(key)) return addedExcerpt(cv, key);
  switch (key) {
    case 'cover-letter':
      return text(markdownToText(coverLetter));
    case 'summary':
      return text(info.summary);
    case 'personalInfo': {
      const contact = [info.email, info.phone, info.location, info.linkedIn, info.website];
      return all([joined([info.fullName, info.title]), joined([...contact, info.github], ' · ')]);
    }
    case 'workExperience':
      return some(
        orderedWork(cv.work_experience, workOrder).map((job) =>
          joined([job.position, job.company]),
        ),
      );
    case 'education':
      return some(
        orderedEducation(cv.education, educationOrder)
          .filter((course) => joined([course.degree, course.institution]) !== '')
          .map(({ degree, field, institution }) =>
            joined([joined([degree, field], words.comma), institution]),
          ),
      );
    case 'skills':
      return text(joined(cv.skills.map(({ name }) => name)));
    case 'languages':
      return text(
        joined(
          cv.language_skills
            .filter((skill) => skill.language.trim() !== '')
            .map((skill) => {
              const level = saidLevelOf(skill);
              const said = level && ` (${levelWord(level, { words, language: own })})`;
              return skill.language.trim() + (said ?? '');
            }),
        ),
      );
  }
}

/** Interests in a row; of other entries what they are headed by. */
function addedExcerpt(cv: Cv, key: AddedSectionKey): Excerpt {
  const entries = writtenEntries(cv, key);
  if (sectionOf(cv, key)?.kind === 'interests')
    return text(joined(entries.map(({ name, highlights }) => joined([name, ...highlights]))));
  return some(
    entries.map(
      ({ name, organisation, place, url, description, highlights }) =>
        joined([name, organisation, place]) ||
        text(joined([url, markdownToText(description), ...highlights])).lines.join(''),
    ),
  );
}

/** True when a section has nothing to show in the CV. */
export function isEmptySection(cv: Cv, key: AnySectionKey): boolean {
  // Asked with every change: reading a long letter's markdown would be felt.
  if (key === 'cover-letter') return (cv.tailored?.coverLetter ?? '').trim() === '';
  return excerptOf(cv, key, 'en').lines.length === 0;
}

function all(lines: readonly string[]): Excerpt {
  return { lines: lines.filter((line) => line !== ''), more: 0 };
}

function some(entries: readonly string[]): Excerpt {
  const { lines } = all(entries);
  return { lines: lines.slice(0, ENTRIES), more: Math.max(0, lines.length - ENTRIES) };
}

function text(whole: string): Excerpt {
  const flat = whole.replace(/\s+/gu, ' ').trim();
  const characters = [...flat];
  if (characters.length <= CHARACTERS) return all([flat]);
  const cut = characters.slice(0, CHARACTERS).join('');
  const words = cut.replace(/\s\S*$/u, '');
  return all([`${words}…`]);
}
