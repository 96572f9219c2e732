import { isAddedKey, sectionOf } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';
import type { DocumentContext } from './render-context.ts';
import { shownSections } from './section-order.rules.ts';
import { writtenEntries } from './sections/added.section.ts';
import { writtenCourses } from './sections/education.section.ts';
import { writtenJobs } from './sections/work-experience.section.ts';

/**
 * Whether no organisation of a document is bold. Bold capitals alone on a line are taken for the heading of a section by
 * programs that read CVs, and hide the entries that follow: where one would stand so, all have its weight.
 */
export function hasPlainOrganisations({ cv, tailored }: DocumentContext): boolean {
  const shown = shownSections(tailored, cv.sections);
  const jobs = shown.includes('workExperience') ? writtenJobs(cv, tailored) : [];
  const courses = shown.includes('education') ? writtenCourses(cv) : [];
  // A work's organisation stands in its reference, which is not bold.
  const added = shown
    .filter(isAddedKey)
    .filter((key) => sectionOf(cv, key)?.kind !== 'publications')
    .flatMap((key) => writtenEntries(cv, key));
  return [
    ...jobs.map(({ position, company, location }) => [position, company, location]),
    ...courses.map(({ degree, field, institution, location }) => [
      degree + field,
      institution,
      location,
    ]),
    ...added.map(({ name, organisation, place }) => [name, organisation, place]),
  ].some(
    ([head = '', organisation = '', place = '']) =>
      filled(head) && filled(organisation) && !filled(place) && !/\p{Ll}/u.test(organisation),
  );
}
