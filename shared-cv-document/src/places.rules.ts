import type { Cv } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from './filled.ts';
import { remembered } from './remembered.rules.ts';
import type { DocumentContext } from './render-context.ts';

/** Whether a document says which field of the form each of its texts comes from; one that is printed does not. */
type Marking = Pick<DocumentContext, 'marked'>;

/** The attribute that says so, `data-at`; undefined in a document that is not marked. */
export function at({ marked }: Marking, path: string): Markup | undefined {
  return marked ? html` data-at="${path}"` : undefined;
}

const placedEntry = remembered<object>();

/** The CV with its entries' paths (`work_experience.2`) in the place of their ids, which no document shows. */
export function withPaths(cv: Cv): Cv {
  const placed = <T extends { id: string }>(list: readonly T[], path: string): T[] =>
    list.map((entry, index) => {
      const id = `${path}.${index}`;
      return placedEntry(entry, id, () => ({ ...entry, id })) as T;
    });
  return {
    ...cv,
    work_experience: placed(cv.work_experience, 'work_experience'),
    education: placed(cv.education, 'education'),
    skills: placed(cv.skills, 'skills'),
    language_skills: placed(cv.language_skills, 'language_skills'),
    ...(cv.sections && {
      sections: cv.sections.map((section, index) => ({
        ...section,
        entries: placed(section.entries, `sections.${index}.entries`),
      })),
    }),
  };
}

/** Path of an added section. */
export function sectionPath(
  { sections = [] }: Pick<Cv, 'sections'>,
  id: string | undefined,
): string {
  return `sections.${sections.findIndex((section) => section.id === id)}`;
}

/** Where each of the lines that are shown stands among all of them, in the same order. */
export function linePlaces(shown: readonly string[], all: readonly string[]): number[] {
  let next = 0;
  return shown.filter(filled).map((line) => {
    const place = all.indexOf(line, next);
    next = place + 1;
    return place;
  });
}
