import { defaultPersonalInfo, type Cv } from '@sastre/shared-contracts/api';

/** What the pictures show: a CV of the length that most have. */
export const SAMPLE_CV: Partial<Cv> = {
  personal_info: {
    ...defaultPersonalInfo,
    fullName: 'Ines Marquardt',
    title: 'Water Engineer',
    email: 'ines.marquardt@example.test',
    phone: '+49 30 555 0134',
    location: 'Hamburg, Germany',
    linkedIn: 'https://linkedin.example/in/inesmarquardt',
    website: 'https://marquardt.example',
    summary:
      'Water engineer with eleven years in treatment plants and city networks. Plans with numbers, explains with drawings, and stays until the pumps run.',
  },
  work_experience: [
    {
      id: 'w1',
      company: 'Elbe Waterworks',
      position: 'Lead Network Engineer',
      startDate: '2020-04',
      endDate: '',
      current: true,
      location: 'Hamburg, Germany',
      description:
        'Responsible for 640 km of pipes and nine pumping stations that serve **310,000 people** on both banks of the river.',
      achievements: [
        'Halved the loss of water in four years by pressure zones and nightly flow checks.',
        'Brought repair times in the old town from nine hours to three.',
      ],
    },
    {
      id: 'w2',
      company: 'Atelier Hidro',
      position: 'Treatment Engineer',
      startDate: '2015-09',
      endDate: '2020-03',
      current: false,
      location: 'Valencia, Spain',
      description:
        'Second engineer on three plants, from the first drawing to the first clean litre.',
      achievements: [
        'Cut the energy for aeration by a fifth with sensors that were there already.',
        'Trained twenty-four operators in two languages.',
      ],
    },
  ],
  education: [
    {
      id: 'e1',
      institution: 'Technical University of Braunschweig',
      degree: 'M.Sc.',
      field: 'Environmental Engineering',
      startDate: '2012-10',
      endDate: '2015-07',
      gpa: '1.4',
      location: 'Braunschweig, Germany',
    },
  ],
  skills: [
    { id: 's1', name: 'Hydraulic modelling', level: 'Expert' },
    { id: 's2', name: 'EPANET', level: 'Advanced' },
    { id: 's3', name: 'Python', level: 'Intermediate' },
    { id: 's4', name: 'Tendering', level: 'Advanced' },
  ],
  language_skills: [
    { id: 'l1', language: 'German', level: 'Native' },
    { id: 'l2', language: 'Spanish', level: 'Fluent' },
  ],
};
