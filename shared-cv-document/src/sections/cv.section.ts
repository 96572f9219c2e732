import { isAddedKey } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import type { DocumentContext, RenderContext } from '../render-context.ts';
import {
  columnsOf,
  shownSections,
  sidebarSections,
  type BuiltInSection,
  type Column,
  type CvSection,
} from '../section-order.rules.ts';
import { addedSection, writtenEntries } from './added.section.ts';
import { educationSection, writtenCourses } from './education.section.ts';
import { languagesSection, namedLanguages } from './languages.section.ts';
import { contact, hasPersonalInfo, personalInfoSection } from './personal-info.section.ts';
import { namedSkills, skillsSection } from './skills.section.ts';
import { langOf } from './entry.section.ts';
import { summarySection } from './summary.section.ts';
import { workExperienceSection, writtenJobs } from './work-experience.section.ts';

interface Part {
  hasContent: (context: DocumentContext) => boolean;
  render: (context: RenderContext) => Markup;
}

const PARTS: Record<BuiltInSection, Part> = {
  personalInfo: { hasContent: hasPersonalInfo, render: personalInfoSection },
  summary: { hasContent: ({ cv }) => filled(cv.personal_info.summary), render: summarySection },
  workExperience: {
    hasContent: ({ cv, tailored }) => writtenJobs(cv, tailored).length > 0,
    render: workExperienceSection,
  },
  education: { hasContent: ({ cv }) => writtenCourses(cv).length > 0, render: educationSection },
  skills: { hasContent: ({ cv }) => namedSkills(cv).length > 0, render: skillsSection },
  languages: { hasContent: ({ cv }) => namedLanguages(cv).length > 0, render: languagesSection },
};

function partOf(key: CvSection): Part {
  if (!isAddedKey(key)) return PARTS[key];
  return {
    hasContent: ({ cv }) => writtenEntries(cv, key).length > 0,
    render: (context) => addedSection(context, key),
  };
}

/** Sections that the document shows, in its order: neither hidden nor empty. */
export function filledSections(context: DocumentContext): CvSection[] {
  return shownSections(context.tailored, context.cv.sections).filter((key) =>
    partOf(key).hasContent(context),
  );
}

/** The pages of the CV itself. */
export function cvPages(context: DocumentContext): Markup {
  const keys = filledSections(context);
  if (context.template.columns === 'one') return run(context, 'one', oneColumn(context, keys));
  const columns = columnsOf(keys, sidebarSections(context.tailored, context.cv.sections));
  const [first, second] = columns;
  const before = second !== undefined && showsName(context, first.keys);
  const content = html`${column(context, first, false)}${second && column(context, second, before)}`;
  return run(context, second === undefined ? 'one' : 'two', content);
}

function run(
  context: DocumentContext,
  type: 'one' | 'two',
  content: Markup | readonly Markup[],
): Markup {
  const bleeds = context.geometry.bleeds && type === 'one';
  return html`<div class="run run-${type}" data-run="${type}"><article class="flow cv ${type}${bleeds && ' bleeds'}"${langOf(context.foreign)}>${content}</article></div>`;
}

/** The sections; where the name's ground reaches to the sheet's edges, what stands before and after it is held together. */
function oneColumn(context: DocumentContext, keys: readonly CvSection[]): Markup[] {
  const all = sections(context, keys, 'wide', false);
  const at = keys.indexOf('personalInfo');
  if (!context.geometry.bleeds) return all;
  const body = (part: Markup[]) =>
    part.length === 0 ? [] : [html`<div class="col wide body">${part}</div>`];
  if (at < 0) return body(all);
  return [...body(all.slice(0, at)), ...all.slice(at, at + 1), ...body(all.slice(at + 1))];
}

function column(context: DocumentContext, { column: where, keys }: Column, named: boolean): Markup {
  const content = sections(context, keys, where, named);
  return html`<div class="col ${where}">${where === 'wide' && contactBeside(context, keys)}${content}</div>`;
}

/** Contact items that the sidebar is too narrow for. */
function contactBeside(context: DocumentContext, keys: readonly CvSection[]): Markup | undefined {
  if (keys.includes('personalInfo') || !shownSections(context.tailored).includes('personalInfo'))
    return undefined;
  return contact({ ...context, column: 'wide', level: 2 }, 'moved');
}

/**
 * Headings before the name are of its own level 1: a document begins there, and skips none. The first section of a column
 * begins a page as it is: a break before it would leave one blank.
 */
function sections(
  context: DocumentContext,
  keys: readonly CvSection[],
  where: RenderContext['column'],
  named: boolean,
): Markup[] {
  return keys.map((key, index) => {
    const below = named || showsName(context, keys.slice(0, index));
    const newPage = index > 0 && context.options.pageBreakBefore?.includes(key) === true;
    return partOf(key).render({ ...context, column: where, level: below ? 2 : 1, newPage });
  });
}

/** Whether the name is among these sections. */
export function showsName({ cv }: DocumentContext, keys: readonly CvSection[]): boolean {
  return keys.includes('personalInfo') && filled(cv.personal_info.fullName);
}
