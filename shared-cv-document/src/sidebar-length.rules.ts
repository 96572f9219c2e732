import { isAddedKey, sectionOf, SKILL_LEVELS } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import { fitsSidebar } from './interests.rules.ts';
import { SHEETS } from './page-geometry.ts';
import type { DocumentContext } from './render-context.ts';
import { columnsOf, letterPlace, sidebarSections, type CvSection } from './section-order.rules.ts';
import { contactIn } from './sections/contact.section.ts';
import { writtenEntries } from './sections/added.section.ts';
import { namedLanguages } from './sections/languages.section.ts';
import { namedSkills } from './sections/skills.section.ts';
import { textWidth } from './text-width.rules.ts';

/** Millimetres that parts of the sidebar take in its sheet, with the gap before them. */
const TAKES = { picture: 35, name: 7.7, contact: 10.5, title: 13, group: 7.4, line: 5.6 };
/** Ems of a line of it, and how full its page may be told to be: what is told is a guess. */
const LINE = 14;
const SURELY = 0.95;

/**
 * Whether the sidebar ends on the first page of the file: then the pages after it have no tint, which nothing would stand
 * on. Print knows the first page of a file alone.
 */
export function sidebarEnds(context: DocumentContext, keys: readonly CvSection[]): boolean {
  const { template, tailored, cv, geometry, scale, options } = context;
  const { spacing = 1, lineHeight = template.lineHeight } = options;
  if (template.columns === 'one' || letterPlace(tailored) === 'before') return false;
  const columns = columnsOf(keys, sidebarSections(tailored, cv.sections));
  const side = columns.find(({ column }) => column === 'side')?.keys ?? [];
  const length = side.reduce((sum, key) => sum + lengthOf(key, context), 0);
  const larger = scale * Math.max(1, spacing, lineHeight / template.lineHeight);
  const room = SHEETS[geometry.paper].height - 2 * geometry.margins.two.y;
  return length * larger <= room * SURELY;
}

/** Of sections of long texts nothing is known. */
function lengthOf(key: CvSection, context: DocumentContext): number {
  const { cv, options } = context;
  const lines = (texts: readonly string[]) => linesOf(texts, context) * TAKES.line;
  if (key === 'personalInfo') {
    const { fullName, title } = cv.personal_info;
    const picture = filled(options.pictureId) ? TAKES.picture : 0;
    const name = fullName.trim().split(/\s+/).length * TAKES.name;
    return picture + name + lines([title]) + contactIn('side', context).length * TAKES.contact;
  }
  if (key === 'skills') {
    const groups = SKILL_LEVELS.length * TAKES.group;
    return TAKES.title + groups + lines(namedSkills(cv).map(({ name }) => name));
  }
  if (key === 'languages')
    return TAKES.title + lines(namedLanguages(cv).map(({ language }) => language));
  const added = isAddedKey(key) ? sectionOf(cv, key) : undefined;
  if (added === undefined || !isAddedKey(key) || !fitsSidebar(added)) return Infinity;
  return TAKES.title + lines(writtenEntries(cv, key).map(({ name }) => name));
}

/** How many lines texts take that each begin one. */
function linesOf(texts: readonly string[], { fonts }: DocumentContext): number {
  return texts.reduce((sum, text) => sum + Math.ceil(textWidth(text, fonts.text) / LINE), 0);
}
