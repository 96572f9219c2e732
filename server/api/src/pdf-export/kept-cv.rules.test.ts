import { describe, expect, test } from '@jest/globals';
import {
  cvSchema,
  defaultTailored,
  type Cv,
  type PdfOptions,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { renderCv } from '@sastre/shared-cv-document';
import { keptCv } from './kept-cv.rules.ts';

const sample = {
  _id: '00000000-0000-4000-8000-000000000001',
  created_at: '',
  updated_at: '',
  personal_info: {
    fullName: 'Ana María Fernández',
    title: 'Engineer',
    profilePictureUrl: '/api/user/me/picture/1',
    email: 'ana@example.org',
    phone: '+34 600 000 000',
    location: 'Madrid, Spain',
    linkedIn: 'https://www.linkedin.com/in/ana',
    website: 'ana.example',
    github: 'github.com/ana',
    summary: 'I **build** [bridges](https://bridges.example/a?b=1&c=2) & <u>tunnels</u>.',
  },
  work_experience: [
    {
      id: 'w',
      company: 'Puentes S.A.',
      position: 'Senior Engineer',
      startDate: '2019-04',
      current: true,
      description: 'Plans.\n\n- One\n- Two',
      achievements: ['Built 3 bridges', 'Saved 20 %'],
    },
  ],
  education: [{ id: 'u', institution: 'UPM', degree: 'MSc', field: 'Civil', startDate: '2010' }],
  skills: [{ id: 's', name: 'C++', level: 'Expert' }],
  language_skills: [{ id: 'l', language: 'Español', level: 'Native' }],
};

interface Kept {
  format: number;
  template: string;
  paper: string;
  cv: Cv;
}

function laidOut(tailored: Partial<Tailored>, options: Partial<PdfOptions> = {}): Cv {
  const pdfOptions = { ...defaultTailored.pdfOptions, ...options };
  const entry = {
    id: 'e',
    name: 'Bridge & *Tunnel*',
    description: '- Steel\n- Stone',
    current: true,
  };
  const cv = {
    ...sample,
    sections: [{ id: 'p', kind: 'projects', title: 'Works', entries: [entry] }],
    extra: { jsonResume: { top: { secret: 'never shown' } } },
    tailored: { ...defaultTailored, coverLetter: 'Dear you', ...tailored, pdfOptions },
  };
  return cvSchema.parse(cv) as unknown as Cv;
}

function keptOf(cv: Cv, html = renderCv(cv, 'en')): Kept {
  return JSON.parse(keptCv(cv, html) ?? '') as Kept;
}

describe('what a PDF keeps inside', () => {
  test('is all that it shows, and the template and paper', () => {
    const cv = laidOut({}, { template: 'compact', paper: 'Letter' });
    const kept = keptOf(cv);
    expect(kept).toMatchObject({ format: 1, template: 'compact', paper: 'Letter' });
    const { personal_info, work_experience, education, sections, skills } = kept.cv;
    expect(personal_info).toEqual({ ...cv.personal_info, profilePictureUrl: '' });
    expect({ work_experience, education, sections, skills }).toEqual({
      work_experience: cv.work_experience,
      education: cv.education,
      sections: cv.sections,
      skills: cv.skills,
    });
    expect(cvSchema.safeParse({ ...cv, ...kept.cv }).success).toBe(true);
  });

  test('has no hidden section, no contact that is switched off, no folded bullet', () => {
    const cv = laidOut(
      { hiddenSections: ['skills', 'summary'], addedHidden: ['section:p'] },
      {
        includeEmail: false,
        includeAddress: false,
        includeGithub: false,
      },
    );
    const [folded = ''] = cv.work_experience[0]?.achievements ?? [];
    const { cv: kept } = keptOf({ ...cv, tailored: { ...cv.tailored!, foldedBullets: [folded] } });
    expect(kept.skills).toEqual([]);
    expect(kept).not.toHaveProperty('sections');
    expect(kept.personal_info).toMatchObject({ email: '', location: '', github: '', summary: '' });
    expect(kept.personal_info.phone).toBe(cv.personal_info.phone);
    expect(kept.work_experience[0]?.achievements).not.toContain(folded);
  });

  test('has no letter, no layout, no picture, and nothing that an import could not place', () => {
    const json = JSON.stringify(keptOf(laidOut({})));
    for (const hidden of ['Dear you', 'never shown', 'coverLetter', 'pdfOptions'])
      expect(json).not.toContain(hidden);
  });

  test('has no text that is not in the posted document', () => {
    const shown = laidOut({});
    const stored: Cv = {
      ...shown,
      personal_info: { ...shown.personal_info, title: 'Changed elsewhere since' },
    };
    const { cv } = keptOf(stored, renderCv(shown, 'en'));
    expect(cv.personal_info).toMatchObject({ title: '', fullName: shown.personal_info.fullName });
  });

  test('is nothing when it is more than a file should carry', () => {
    const text = 'Zürich '.repeat(2_800);
    const shown = laidOut({});
    const [job] = shown.work_experience;
    const many = Array.from({ length: 20 }, () => ({ ...job!, description: text }));
    const cv = { ...shown, work_experience: many };
    expect(keptCv(cv, renderCv(cv, 'en'))).toBeUndefined();
  });
});
