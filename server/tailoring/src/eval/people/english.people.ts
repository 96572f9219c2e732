import { person } from '@sastre/reading/testing';

/** People whose CV is in English. */
export const englishPeople = [
  person({
    key: 'nurse',
    job: 'ward',
    head: ['Oonagh Pelletry', 'Staff Nurse', 'Harrowick', '+44 7700 900112'],
    summary:
      'Ward nurse who has spent nine years with surgical patients and likes a calm handover.',
    work: [
      {
        as: ['Staff Nurse', 'Stellbrook General Hospital', '2019-03'],
        description: 'Surgical ward with **28 beds**.',
        achievements: [
          'Look after up to 8 patients per shift before and after abdominal surgery',
          'Introduced a bedside handover that cut falls at night by 22%',
          'Trained 11 newly qualified nurses in wound care',
          'Keep drug charts in an electronic record since January 2022',
        ],
      },
      {
        as: ['Nurse', 'Fenholt Care Home', '2015-09 2019-02'],
        description: 'Home for 46 residents.',
        achievements: [
          'Planned the weekly rota for 14 carers',
          'Ordered dressings on a budget of £1,200 a month',
        ],
      },
    ],
    studies: [['Wexmoor University', 'Bachelor of Science', 'Nursing', '2012-09 2015-06']],
    skills: ['Wound care', 'Triage', 'ECG', 'Medication rounds', 'Excel'],
    languages: { English: 'Native', Polish: 'Intermediate' },
  }),
  person({
    key: 'electrician',
    job: 'plant',
    head: ['Desmond Arkle', 'Electrician', 'Tynefield', '+44 7700 900245'],
    summary: 'Electrician for shops and small factories; tidy work, test sheets the same day.',
    work: [
      {
        as: ['Electrician', 'Gantry & Moss Electrical', '2017-06'],
        description: 'Maintenance and rewiring for commercial customers in the north.',
        achievements: [
          'Rewired 35 shops without closing one during trading hours',
          'Found faults on three-phase motors for a bottling plant with 4 lines',
          'Supervised 2 apprentices',
          'Programmed a PLC for a conveyor, which saved 6 hours of standstill a week',
        ],
      },
      {
        as: ['Apprentice Electrician', 'Coldharbour Lifts', '2013-08 2017-05'],
        achievements: [
          'Serviced 120 lifts a year with a colleague',
          'Drew wiring diagrams in AutoCAD',
        ],
      },
    ],
    studies: [['Dunmere College', 'Apprenticeship', 'Electrical installation', '2013-08 2017-05']],
    skills: ['PLC', 'AutoCAD', 'Fault finding', 'Testing and inspection', 'Driving licence'],
    languages: { English: 'Native' },
  }),
  person({
    key: 'developer',
    job: 'payments',
    head: ['Priyanka Thornley', 'Backend Developer', 'Eastmarsh', '+44 7700 900378'],
    summary: 'Developer of payment services who writes tests first and documentation second.',
    work: [
      {
        as: ['Backend Developer', 'Larkspur Ledger', '2020-11'],
        description: 'Team of 6 that runs the settlement service.',
        achievements: [
          'Split a PHP monolith into 5 services in Go and PostgreSQL',
          'Brought the median response from 900 ms to 240 ms',
          'Wrote 1,400 automated tests, which run in GitLab on every change',
          'Take part in on-call one week in four',
        ],
      },
      {
        as: ['Junior Developer', 'Mulberry Tickets', '2018-02 2020-10'],
        achievements: [
          'Built the seat map with React and TypeScript for 60 theatres',
          'Moved nightly jobs to Docker containers',
        ],
      },
    ],
    studies: [
      ['University of Eastmarsh', 'Master of Science', 'Computer Science', '2015-10 2017-12'],
    ],
    skills: ['Go', 'PostgreSQL', 'Docker', 'TypeScript', 'Kafka'],
    languages: { English: 'Native', German: 'Intermediate' },
  }),
  person({
    key: 'dispatcher',
    job: 'freight',
    head: ['Callum Westray', 'Logistics Coordinator', 'Kelsing', '+44 7700 900461'],
    summary:
      'Coordinator for food transport who answers the phone at six in the morning and stays polite.',
    work: [
      {
        as: ['Logistics Coordinator', 'Northfold Provisions', '2021-02'],
        description: 'Plans chilled deliveries for 64 supermarkets.',
        achievements: [
          'Plan 90 lorry routes a week in SAP',
          'Cut empty runs by 17% in the first year',
          'Agreed new rates with 12 hauliers, worth £340,000 a year',
          'Lead a team of 5 dispatchers',
        ],
      },
      {
        as: ['Warehouse Clerk', 'Brindle Parcels', '2016-05 2021-01'],
        achievements: [
          'Counted stock of 8,500 articles every quarter',
          'Wrote the packing guide that 3 depots use',
        ],
      },
    ],
    studies: [['Kelsing College', 'Associate degree', 'Business', '2014-09 2016-04']],
    skills: ['SAP', 'Excel', 'Route planning', 'Inventory', 'Negotiation'],
    languages: { English: 'Native', French: 'Advanced' },
  }),
];
