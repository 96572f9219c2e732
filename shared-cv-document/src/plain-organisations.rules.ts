import { filled } from './filled.ts';
import type { DocumentContext } from './render-context.ts';
import { shownSections } from './section-order.rules.ts';
import { writtenCourses } from './sections/education.section.ts';
import { writtenJobs } from './sections/work-experience.section.ts';

/**
 * Whether no organisation of a document is bold. Bold capitals alone on a line are taken for the heading of a section by
 * programs that read CVs, and hide the jobs and courses that follow: where one would stand so, all have its weight.
 */
export function hasPlainOrganisations({ cv, tailored }: DocumentContext): boolean {
  const shown = shownSections(tailored);
  const jobs = shown.includes('workExperience') ? writtenJobs(cv, tailored) : [];
  const courses = shown.includes('education') ? writtenCourses(cv) : [];
  return [
    ...jobs.map(({ position, company, location }) => [position, company, location]),
    ...courses.map(({ degree, field, institution, location }) => [
      degree + field,
      institution,
      location,
    ]),
  ].some(
    ([head = '', organisation = '', place = '']) =>
      filled(head) && filled(organisation) && !filled(place) && !/\p{Ll}/u.test(organisation),
  );
}
