import { defaultWorkExperience, defaultPersonalInfo } from '@sastre/shared-contracts/api';
import type { Reading } from '@sastre/shared-cv-reader';

/** What a reader makes of a short text. */
export function sampleReading(parts: Partial<Reading> = {}): Reading {
  const person = { ...defaultPersonalInfo, fullName: 'Ines Costa', email: 'ines@example.org' };
  return {
    source: 'text',
    cv: {
      personal_info: { ...person, summary: 'Reads numbers.' },
      work_experience: [
        { ...defaultWorkExperience, company: 'Costa Clinics', position: 'Analyst' },
        { ...defaultWorkExperience, company: 'Lund Town', position: 'Clerk' },
      ],
    },
    unplaced: [
      { id: 0, text: 'Rowing club', lines: [4] },
      { id: 1, text: 'Page 1 of 1', lines: [5] },
    ],
    doubts: ['personal_info.summary', 'work_experience[0].startDate'],
    lines: [
      'Ines Costa',
      'ines@example.org',
      'Reads numbers.',
      'Analyst, Costa Clinics',
      'Rowing club',
      'Page 1 of 1',
    ].map((text, id) => ({ id, text, page: 0 })),
    origins: { 'personal_info.fullName': [0], 'personal_info.summary': [2] },
    ...parts,
  };
}
