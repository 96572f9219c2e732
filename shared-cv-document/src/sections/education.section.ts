import type { Cv, Education } from '@sastre/shared-contracts/api';
import type { Markup } from '@sastre/shared-html';
import { formatRange, ordered, type EntryOrder } from '../dates.rules.ts';
import { filled } from '../filled.ts';
import { gradeLine } from '../grade.rules.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { entriesSection } from './entry.section.ts';

/** Courses of which something was written. */
export function writtenCourses({ education }: Pick<Cv, 'education'>): Education[] {
  return education.filter(({ degree, field, institution, location, gpa }) =>
    [degree, field, institution, location, gpa].some(filled),
  );
}

/** Courses in the order of `tailored.educationOrder`; without it as stored. One without an end runs, as it is shown. */
export function orderedEducation(courses: readonly Education[], order: EntryOrder): Education[] {
  return ordered(courses, order, true);
}

/** The courses: degree and field, institution, place, dates, grade. */
export function educationSection(context: RenderContext): Markup {
  const { cv, tailored, options, language, words } = context;
  const entries = orderedEducation(writtenCourses(cv), tailored.educationOrder).map((course) => {
    const { degree, field, institution } = course;
    const named = [degree, field].filter(filled).map((part) => part.trim());
    return {
      path: course.id,
      fields: {
        head:
          ['degree', 'field'].find((_name, index) => filled([degree, field][index])) ??
          'institution',
        organisation: 'institution',
        place: 'location',
      },
      head: named.length > 0 ? named.join(words.comma) : institution,
      headParts: named,
      organisation: named.length > 0 ? institution : '',
      place: course.location,
      dates: formatRange({ ...course, openEnd: true }, language, options.dateFormat),
      grade: filled(course.gpa) ? gradeLine(course.gpa, words) : undefined,
    };
  });
  return entriesSection(context, 'education', headingOf(context, 'education'), entries);
}
