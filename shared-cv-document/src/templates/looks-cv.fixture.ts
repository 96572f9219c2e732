import { defaultSectionTitles, defaultTailored, type Cv } from '@sastre/shared-contracts/api';

const AT = '2024-01-02T03:04:05.000Z';

/** A CV with all that a document can show. */
export function fullCv(template: string): Cv {
  return {
    _id: 'cv',
    created_at: AT,
    updated_at: AT,
    language: 'en',
    personal_info: {
      fullName: 'Ana María Fernández',
      title: 'Product Engineer',
      profilePictureUrl: '',
      email: 'ana@example.test',
      phone: '+34 600 123 456',
      location: 'Madrid, Spain',
      linkedIn: 'https://linkedin.example/in/ana',
      website: 'https://ana.example',
      github: 'https://github.example/ana',
      summary: 'Plain code.\n\nMeasured changes.',
    },
    work_experience: [
      {
        id: 'w',
        company: 'Kontora',
        position: 'Engineer',
        startDate: '2021-03',
        endDate: '',
        current: true,
        location: 'Madrid',
        description: 'A **ledger**, see [more](https://kontora.example).\n\n- one\n- two',
        achievements: ['First.', 'Second.'],
      },
    ],
    education: [
      {
        id: 'e',
        institution: 'Universidad de Granada',
        degree: 'MSc',
        field: 'Software',
        startDate: '2013-09',
        endDate: '2015-07',
        gpa: '9.1',
        location: 'Granada',
      },
    ],
    skills: [
      { id: 's1', name: 'React', level: 'Expert' },
      { id: 's2', name: 'Go', level: 'Beginner' },
    ],
    language_skills: [{ id: 'l', language: 'Spanish', level: 'Native' }],
    sectionTitles: defaultSectionTitles,
    tailored: {
      ...defaultTailored,
      coverLetter: 'Dear team,\n\nhello.',
      pdfOptions: { ...defaultTailored.pdfOptions, template, pictureId: 'picture' },
    },
  };
}
