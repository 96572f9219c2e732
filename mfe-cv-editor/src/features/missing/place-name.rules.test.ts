import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { translator } from '../../locales/translator.fixture.ts';
import { placeName } from './place-name.rules.ts';

const draft = {
  ...toDraft(sampleCv()),
  sections: [{ id: '1', kind: 'projects' as const, title: '', entries: [] }],
};

test.each([
  ['personal_info.fullName', 'Full name'],
  ['personal_info', 'Personal'],
  ['work_experience.0.company', 'Experience 1 · Company'],
  ['work_experience.1.achievements.2', 'Experience 2 · Key achievements'],
  ['work_experience', 'Experience'],
  ['education.2.location', 'Education 3 · Location'],
  ['skills.0.name', 'Skills'],
  ['skills', 'Skills'],
  ['language_skills.0.language', 'Languages · Language'],
  ['sections.0.entries.1.startDate', 'Projects · Start date'],
  ['sections', 'More sections'],
  ['sectionTitles.skills', 'Heading in the CV'],
  ['coverLetter', 'Cover Letter'],
  ['pictureId', 'Photo in this CV'],
])('%s is called %s', (path, name) => {
  expect(placeName(path, draft, translator)).toBe(name);
});
