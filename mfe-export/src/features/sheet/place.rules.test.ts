import { expect, test } from '@jest/globals';
import { placesOf } from './place.rules.ts';

test.each([
  ['personal_info.email', ['personal_info.email']],
  ['work_experience.2.company', ['work_experience.2.company']],
  ['work_experience.2.endDate', ['work_experience.2.endDate', 'work_experience.2.startDate']],
  ['work_experience.2.current', ['work_experience.2.current', 'work_experience.2.startDate']],
  ['work_experience.2.achievements.1', ['work_experience.2.achievements.1']],
  ['education.0.field', ['education.0.field', 'education.0.degree']],
  ['sections.1.title', ['sections.1.title']],
  ['sections.1.entries.3.url', ['sections.1.entries.3.url']],
  [
    'sections.1.entries.3.highlights.0',
    ['sections.1.entries.3.highlights.0', 'sections.1.entries.3.name'],
  ],
  ['skills.4', ['skills.4']],
  ['coverLetter', ['coverLetter']],
])('%s is shown by %j', (field, exact) => {
  expect(placesOf(field).exact.slice(0, exact.length)).toEqual(exact);
});

test.each([
  ['work_experience.2.location', ['work_experience.2', 'sectionTitles.workExperience']],
  ['sections.1.entries.3.url', ['sections.1.entries.3', 'sections.1.title']],
  ['personal_info.summary', ['sectionTitles.summary']],
  ['personal_info.phone', ['personal_info.fullName']],
  ['skills', ['sectionTitles.skills']],
  ['language_skills.0', ['language_skills.0', 'sectionTitles.languages']],
  ['pictureId', []],
])('what of %s is not shown stands near %j', (field, near) => {
  expect(placesOf(field).near).toEqual(expect.arrayContaining(near));
});
