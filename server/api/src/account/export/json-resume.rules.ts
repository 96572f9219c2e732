import type { CvContent } from '@sastre/shared-contracts/api';
import { addedSections } from './json-resume-sections.rules.ts';
import { address, date, filled, lines } from './json-resume-values.rules.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/**
 * A CV in the JSON Resume format 1.0.0. What the format has no place for (layout, cover letter, the place of a school) is
 * left out, as are courses and sections of one's own kind, and so is what it does not take, as a half address.
 */
export function toJsonResume(cv: CvContent, updatedAt: string): object {
  const person = cv.personal_info;
  return {
    $schema: SCHEMA,
    basics: filled({
      name: person.fullName,
      label: person.title,
      email: EMAIL.test(person.email.trim()) ? person.email.trim() : '',
      phone: person.phone,
      url: address('website', person.website),
      summary: person.summary,
      location: filled({ city: person.location }),
      profiles: [
        ...profile('LinkedIn', address('linkedIn', person.linkedIn)),
        ...profile('GitHub', address('github', person.github)),
      ],
    }),
    work: cv.work_experience.map((job) =>
      filled({
        name: job.company,
        position: job.position,
        location: job.location,
        startDate: date(job.startDate),
        endDate: job.current ? '' : date(job.endDate),
        summary: job.description,
        highlights: lines(job.achievements),
      }),
    ),
    education: cv.education.map((course) =>
      filled({
        institution: course.institution,
        studyType: course.degree,
        area: course.field,
        startDate: date(course.startDate),
        endDate: date(course.endDate),
        score: course.gpa,
      }),
    ),
    skills: cv.skills.map(({ name, level }) => filled({ name, level })),
    languages: cv.language_skills.map(({ language, level }) =>
      filled({ language, fluency: level }),
    ),
    ...addedSections(cv),
    meta: { version: 'v1.0.0', lastModified: updatedAt.slice(0, 19) },
  };
}

function profile(network: string, url: string): object[] {
  if (url === '') return [];
  const username = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return [filled({ network, username: decoded(username), url })];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
