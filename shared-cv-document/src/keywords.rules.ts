import { filled } from './filled.ts';
import type { DocumentContext } from './render-context.ts';
import { filledSections } from './sections/cv.section.ts';
import { namedSkills } from './sections/skills.section.ts';

/** What a machine may file the document under: the role and the skills, of what is shown. Parted by commas, '' for none. */
export function keywordsOf(context: DocumentContext): string {
  const { cv } = context;
  const keys = filledSections(context);
  const role = keys.includes('personalInfo') ? [cv.personal_info.title] : [];
  const skills = keys.includes('skills') ? namedSkills(cv).map(({ name }) => name) : [];
  const words = [...role, ...skills].filter(filled).map((word) => word.trim());
  return [...new Set(words)].join(', ');
}
