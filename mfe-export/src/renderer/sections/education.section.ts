import { formatRange } from '../dates.rules.ts';
import { filled, type Markup } from '../html.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { entry, section } from './entry.section.ts';

/** The courses: "degree in field", institution, place, dates, grade. */
export function educationSection(context: RenderContext): Markup | undefined {
  const { cv, language, words } = context;
  const shown = cv.education.filter(
    (course) => filled(course.degree) || filled(course.institution),
  );
  const entries = shown.map((course) => {
    const { degree, field, institution } = course;
    const named = filled(degree) || filled(field);
    return entry({
      head:
        filled(degree) && filled(field)
          ? `${degree.trim()} ${words.in} ${field.trim()}`
          : degree || field || institution,
      organisation: named ? institution : '',
      place: course.location,
      dates: formatRange({ ...course, openEnd: true }, language),
      grade: filled(course.gpa) ? `${words.grade} ${course.gpa.trim()}` : undefined,
      short: true,
    });
  });
  return section('education', headingOf(context, 'education'), entries);
}
