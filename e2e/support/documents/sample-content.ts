import { defaultPersonalInfo, type CvPatch } from '@sastre/shared-contracts/api';

/** A CV in which every read mode has something to show, and something that is missing. */
export function sampleContent(person: { name: string; email: string }): CvPatch {
  return {
    personal_info: {
      ...defaultPersonalInfo,
      fullName: person.name,
      email: person.email,
      title: 'Data analyst',
      phone: '+34 600 000 000',
      location: 'Málaga, Spain',
      website: 'https://reyes.example/a-rather-long-address/of-a-portfolio/that-has-no-space',
      summary: 'Counts before arguing, and writes down how it was counted.',
    },
    work_experience: [
      {
        id: 'w1',
        company: 'Costa Clinics',
        position: 'Reporting analyst',
        startDate: '2021-03',
        endDate: '',
        current: true,
        location: 'Málaga',
        description: 'Owns the **weekly** report of nine clinics.\n\n- asks\n- counts',
        achievements: ['Halved the time to close a month', 'Moved nine clinics to one ledger'],
      },
      {
        id: 'w2',
        company: 'Harbour Hotels',
        position: 'Night auditor',
        startDate: '2017-06',
        endDate: '2021-02',
        current: false,
        location: '',
        description: '',
        achievements: [],
      },
    ],
    education: [
      {
        id: 'e1',
        institution: 'University of Málaga',
        degree: 'BSc',
        field: 'Statistics',
        startDate: '2013-09',
        endDate: '2017-06',
        gpa: '8.4',
        location: 'Málaga',
      },
      {
        id: 'e2',
        institution: 'Open University',
        degree: 'Certificate',
        field: 'Data protection',
        startDate: '2023-01',
        endDate: '',
        gpa: '',
        location: 'Online',
      },
    ],
    skills: [
      { id: 's1', name: 'SQL', level: 'Expert' },
      { id: 's2', name: 'Python', level: 'Intermediate' },
      { id: 's3', name: 'Dashboards', level: 'Advanced' },
    ],
    language_skills: [
      { id: 'l1', language: 'Español', level: 'Native' },
      { id: 'l2', language: 'Deutsch', level: 'Fluent' },
    ],
  };
}
