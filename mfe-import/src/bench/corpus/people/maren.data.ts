import { cvOf, type Person } from '../person.types.ts';

/** Sealed: wards and schools, in English; the rules are never tuned on her. */
export const maren: Person = {
  key: 'maren',
  language: 'en',
  cv: cvOf({
    person: {
      fullName: 'Maren Okonkwo-Reid',
      title: 'Clinical Nurse Educator',
      email: 'm.okonkwo.reid@example.com',
      phone: '(902) 555-0163',
      location: 'Halifax, Nova Scotia',
      linkedIn: 'https://www.linkedin.com/in/maren-or',
      summary:
        'Registered nurse who teaches on the ward. Twelve years in intensive care and emergency, four of them beside new graduates through their first nights. I measure what training changes at the bedside.',
    },
    jobs: [
      {
        company: 'Queensland Harbour Hospital',
        position: 'Clinical Nurse Educator',
        location: 'Halifax, Nova Scotia',
        startDate: '2021-11',
        current: true,
        description:
          'Plan and teach the residency of 45 new graduate nurses a year in critical care.',
        achievements: [
          'Raised retention after one year from 71% to 88%.',
          'Built nine simulation scenarios with the paramedic school.',
        ],
      },
      {
        company: 'Queensland Harbour Hospital',
        position: 'Registered Nurse, Intensive Care',
        location: 'Halifax, Nova Scotia',
        startDate: '2016-05',
        endDate: '2021-10',
        achievements: [
          'Charge nurse for a unit of 18 beds on every third night.',
          'Led the change to bedside handover; missed medication fell by a third.',
        ],
      },
      {
        company: 'St. Brendan Emergency Centre',
        position: 'Registered Nurse',
        location: "St. John's, Newfoundland",
        startDate: '2012-06',
        endDate: '2016-04',
        description: 'Triage and resuscitation in a department with 52,000 visits a year.',
      },
    ],
    studies: [
      {
        institution: 'Dalhousie University',
        degree: 'Master of Nursing',
        field: 'Education',
        location: 'Halifax, Nova Scotia',
        startDate: '2018-09',
        endDate: '2020-12',
        gpa: '4.1',
      },
      {
        institution: 'Memorial University',
        degree: 'Bachelor of Nursing',
        startDate: '2008-09',
        endDate: '2012-05',
      },
    ],
    skills: [
      'Simulation teaching',
      'ACLS',
      'Triage',
      'Curriculum design',
      'Ventilator care',
      'REDCap',
    ],
    languages: { English: 'Native', Igbo: 'Fluent', German: 'Intermediate' },
    sections: {
      publications: [
        {
          name: 'Nights that teach: bedside coaching in the first hundred days',
          organisation: 'Journal of Ward Education',
          startDate: '2023-03',
        },
      ],
      awards: [
        { name: 'Preceptor of the Year', organisation: 'Nova Scotia Nurses', startDate: '2019-05' },
      ],
    },
  }),
};
