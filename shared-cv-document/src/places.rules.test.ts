/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import {
  defaultPdfOptions,
  defaultSectionEntry,
  defaultTailored,
  TEMPLATES,
  type Cv,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { linePlaces } from './places.rules.ts';
import { renderCv } from './render-cv.ts';

/** A CV in which no text occurs twice; ids are missing or alike, as imports may leave them. */
function distinctCv(tailored: Partial<Tailored> = {}): Cv {
  const cv = sampleCv();
  const entry = { ...defaultSectionEntry, organisation: '', place: '' };
  return {
    ...cv,
    personal_info: { ...cv.personal_info, summary: 'First part.\n\nSecond part.' },
    work_experience: [
      ...cv.work_experience.map((job, index) => ({
        ...job,
        id: '',
        location: `Place ${index}`,
        achievements: ['', `Did ${index}a`, ' ', `Did ${index}b`],
      })),
      {
        ...cv.work_experience[0]!,
        id: '',
        position: ' ',
        company: 'Alone Ltd',
        location: '',
        description: '',
        achievements: [],
      },
    ],
    education: cv.education.map((course, index) => ({
      ...course,
      id: 'same',
      degree: index === 0 ? '' : course.degree,
      field: `Field ${index}`,
      institution: `School ${index}`,
      location: `Town ${index}`,
    })),
    sectionTitles: { ...cv.sectionTitles, personalInfo: 'Reach me', skills: 'What I know' },
    sections: [
      {
        id: 'a',
        kind: 'projects',
        title: 'Things I built',
        entries: [
          {
            ...entry,
            id: '1',
            name: 'Bridge',
            organisation: 'Town of Lund',
            url: 'bridge.example',
            highlights: ['', 'Of oak'],
            description: 'Over the **brook**.',
            place: 'Lund',
          },
          { ...entry, id: '1', organisation: 'Nameless Inc' },
        ],
      },
      {
        id: 'b',
        kind: 'interests',
        title: '',
        entries: [{ ...entry, name: 'Chess', highlights: ['blitz'] }],
      },
    ],
    tailored: { ...defaultTailored, coverLetter: 'Dear team,', ...tailored },
  };
}

function shown(cv: Cv, marked = true): Document {
  return new DOMParser().parseFromString(renderCv(cv, 'en', '', { marked }), 'text/html');
}
const textAt = (page: Document, path: string) =>
  [...page.querySelectorAll(`[data-at="${path}"]`)].map((one) => one.textContent?.trim());

const EXPECTED: Record<string, string> = {
  'personal_info.fullName': 'Ana María Fernández',
  'personal_info.title': 'Senior Product Engineer',
  'personal_info.summary': 'First part.Second part.',
  'work_experience.0.position': 'Senior Product Engineer',
  'work_experience.0.company': 'Kontora Payments',
  'work_experience.0.location': 'Place 0',
  'work_experience.0.description': 'Lead engineer of the settlement group, six people.',
  'work_experience.0.achievements.1': 'Did 0a',
  'work_experience.0.achievements.3': 'Did 0b',
  'work_experience.1.achievements.3': 'Did 1b',
  'work_experience.2.company': 'Alone Ltd',
  'education.0.field': 'Field 0',
  'education.1.degree': 'BSc, Field 1',
  'education.0.institution': 'School 0',
  'education.0.gpa': 'Grade: 8.9',
  'education.1.location': 'Town 1',
  'skills.0': 'TypeScript',
  'language_skills.1': 'German (Intermediate)',
  'sections.0.title': 'Things I built',
  'sections.0.entries.0.name': 'Bridge',
  'sections.0.entries.0.organisation': 'Town of Lund',
  'sections.0.entries.0.place': 'Lund',
  'sections.0.entries.0.url': 'bridge.example',
  'sections.0.entries.0.description': 'Over the brook.',
  'sections.0.entries.0.highlights.1': 'Of oak',
  'sections.0.entries.1.organisation': 'Nameless Inc',
  'sections.1.title': 'Interests',
  'sections.1.entries.0.name': 'Chess: blitz',
  'sectionTitles.personalInfo': 'Reach me',
  'sectionTitles.skills': 'What I know',
  'sectionTitles.workExperience': 'Work Experience',
  coverLetter: 'Dear team,',
};

describe('a marked document', () => {
  test.each(TEMPLATES)('says of each text which field it comes from: %s', (template) => {
    const page = shown(distinctCv({ pdfOptions: { ...defaultPdfOptions, template } }));
    const found = Object.fromEntries(
      Object.keys(EXPECTED).map((path) => [path, textAt(page, path)[0]?.replace(/,\s*$/, ',')]),
    );
    // In one line skills are parted by commas.
    expect({ ...found, 'skills.0': found['skills.0']?.replace(/,$/, '') }).toEqual(EXPECTED);
    expect(textAt(page, 'personal_info.email').join()).toContain('ana.fernandez@example.com');
    expect(textAt(page, 'work_experience.1.startDate')).toEqual(['Sep 2017 – Feb 2021']);
  });

  test('knows the fields in another order, too, and with bullets left out', () => {
    const page = shown(
      distinctCv({
        workOrder: 'oldest',
        foldedBullets: ['Did 0a'],
        addedOrder: ['section:b', 'section:a'],
      }),
    );
    const heads = [...page.querySelectorAll('.sec-workExperience .entry')];
    expect(heads.map((entry) => entry.getAttribute('data-at'))).toEqual([
      'work_experience.1',
      'work_experience.0',
      'work_experience.2',
    ]);
    expect(textAt(page, 'work_experience.1.position')).toEqual(['Full-Stack Engineer']);
    expect(textAt(page, 'work_experience.0.achievements.3')).toEqual(['Did 0b']);
    expect(textAt(page, 'sections.0.entries.0.name')).toEqual(['Bridge']);
  });

  test('marks the picture', () => {
    const pdfOptions = { ...defaultPdfOptions, pictureId: 'p' };
    const page = shown(distinctCv({ pdfOptions }));
    expect(page.querySelector('img')?.getAttribute('data-at')).toBe('pictureId');
  });

  test('is otherwise what is printed, which is not marked', () => {
    const cv = distinctCv();
    const printed = renderCv(cv, 'en');
    expect(printed).not.toContain('data-at');
    expect(renderCv(cv, 'en', '', { marked: true }).replace(/ data-at="[^"]*"/g, '')).toBe(printed);
  });
});

test('lines are found in their order, also where two are alike', () => {
  expect(linePlaces(['b', 'a', 'b'], ['', 'b', 'x', 'a', 'b'])).toEqual([1, 3, 4]);
  expect(linePlaces([' ', 'a'], [' ', 'a'])).toEqual([1]);
});
