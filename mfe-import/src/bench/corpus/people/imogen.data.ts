import { cvOf, type Person } from '../person.types.ts';

/** Warehouses and freight, in English. */
export const imogen: Person = {
  key: 'imogen',
  language: 'en',
  cv: cvOf({
    person: {
      fullName: 'Imogen Thackeray',
      title: 'Warehouse Operations Manager',
      email: 'imogen.thackeray@example.org',
      phone: '+44 7700 900417',
      location: 'Hull, United Kingdom',
      linkedIn: 'https://www.linkedin.com/in/imogen-thackeray-ops',
      website: 'https://thackeray.example',
      summary:
        'Operations manager with eleven years on the floor of cold stores and cross-docks. I plan shifts by what the dock shows rather than by what the forecast promised, and I leave a site safer than I found it.',
    },
    jobs: [
      {
        company: 'Northgate Cold Chain Ltd',
        position: 'Warehouse Operations Manager',
        location: 'Hull, United Kingdom',
        startDate: '2020-06',
        current: true,
        description:
          'Run a frozen site of 24,000 pallets with three shifts and 86 people, from inbound slots to the last trailer at night.',
        achievements: [
          'Cut trailer waiting time from 54 to 19 minutes by booking slots per door instead of per hour.',
          'Brought lost-time accidents from seven a year to none in the last 22 months.',
          'Introduced voice picking in two languages; mispicks fell by 61%.',
        ],
      },
      {
        company: 'Brough & Sons Hauliers',
        position: 'Shift Supervisor',
        location: 'Doncaster, United Kingdom',
        startDate: '2016-02',
        endDate: '2020-05',
        description: 'Led the night shift of a parcel cross-dock with 32 people and nine doors.',
        achievements: [
          'Trained fourteen forklift drivers, all of whom passed at the first attempt.',
          'Wrote the handover sheet that all four sites of the group use today.',
        ],
      },
      {
        company: 'Humber Fresh Produce',
        position: 'Stock Controller',
        location: 'Grimsby, United Kingdom',
        startDate: '2013-09',
        endDate: '2016-01',
        achievements: [
          'Moved 3,100 lines from paper to a perpetual count and closed the year with a variance of 0.2%.',
        ],
      },
    ],
    studies: [
      {
        institution: 'University of Lincoln',
        degree: 'BSc',
        field: 'Logistics Management',
        location: 'Lincoln, United Kingdom',
        startDate: '2010-09',
        endDate: '2013-06',
        gpa: '2:1',
      },
      {
        institution: 'Franklin Sixth Form College',
        degree: 'A-levels',
        field: 'Mathematics, Geography, French',
        location: 'Grimsby, United Kingdom',
        startDate: '2008-09',
        endDate: '2010-06',
      },
    ],
    skills: [
      'Slot planning',
      'SAP EWM',
      'Voice picking',
      'IOSH Managing Safely',
      'Root cause analysis',
      'Excel',
    ],
    languages: { English: 'Native', Polish: 'Advanced', French: 'Beginner' },
    sections: {
      certificates: [
        { name: 'IOSH Managing Safely', organisation: 'IOSH', startDate: '2021-04' },
        { name: 'Counterbalance Instructor', organisation: 'RTITB', startDate: '2018-11' },
      ],
      volunteer: [
        {
          name: 'Van driver',
          organisation: 'Humber Food Bank',
          startDate: '2019-01',
          current: true,
          description: 'Collect surplus from three supermarkets every other Saturday.',
        },
      ],
    },
  }),
};
