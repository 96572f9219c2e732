import type { ImportFile } from './import-files.ts';

/**
 * A CV in the JSON Resume format with a list of every kind, and in them what is easily lost: texts of several
 * paragraphs, lists, bold words, signs that files escape, letters beyond ASCII, years alone beside months and days,
 * and what a CV has no field for.
 */
export const WHOLE_RESUME = {
  basics: {
    name: 'Íñigo Müller-Peña',
    label: 'Water engineer',
    email: 'inigo.mueller@example.org',
    phone: '+34 600 123 456',
    url: 'https://mueller-pena.example',
    summary:
      'Keeps the water of Málaga & Düsseldorf clean, and writes down how it was measured.\n\nWorks with small teams that say early what they do not know.',
    location: { city: 'Málaga', region: 'Spain' },
    profiles: [
      {
        network: 'LinkedIn',
        username: 'inigo-mueller',
        url: 'https://www.linkedin.com/in/inigo-mueller',
      },
      { network: 'GitHub', username: 'inigo-mueller', url: 'https://github.com/inigo-mueller' },
      { network: 'Mastodon', username: 'inigo', url: 'https://wasser.example/@inigo' },
    ],
  },
  work: [
    {
      name: 'Aguas & Söhne GmbH',
      position: 'Senior process engineer',
      location: 'Düsseldorf, Germany',
      url: 'https://soehne.example',
      startDate: '2019-03',
      summary:
        'Runs the treatment works for 120,000 households between Köln and Düsseldorf.\n\n- plans the **winter** shutdowns\n- trains the night shift',
      highlights: [
        'Cut the use of chlorine by 18 % without one sample over the limit',
        'Brought nine pumping stations & two reservoirs under one control room, and wrote the handbook that every new shift begins with today',
      ],
    },
    {
      name: 'Peña Ingenieros',
      position: 'Junior engineer',
      location: 'Málaga, Spain',
      startDate: '2015-09',
      endDate: '2019-02',
      summary: 'Measured the reservoirs of the Axarquía.',
      highlights: ['Found a leak of 40 litres a second in the main to Nerja'],
    },
  ],
  education: [
    {
      institution: 'Universidad de Málaga',
      studyType: 'MSc',
      area: 'Chemical Engineering',
      startDate: '2013-10',
      endDate: '2015-07',
      score: '8.9',
      courses: ['Membranes', 'Process safety'],
    },
    {
      institution: 'Universität Köln',
      studyType: 'BSc',
      area: 'Chemistry',
      startDate: '2009',
      endDate: '2013',
    },
  ],
  skills: [
    { name: 'Process control', level: 'Expert' },
    { name: 'Python', level: 'Intermediate' },
    { name: 'R & D planning', level: 'Advanced' },
    { name: 'Laboratory', level: 'Advanced', keywords: ['Titration', 'HPLC'] },
  ],
  languages: [
    { language: 'Español', fluency: 'Native' },
    { language: 'Deutsch', fluency: 'Fluent' },
    { language: 'English', fluency: 'Advanced' },
  ],
  projects: [
    {
      name: 'Open Flow Meter',
      entity: 'Wasserlabor e.V.',
      startDate: '2021-04',
      endDate: '2022-11',
      url: 'https://flow.example/meter',
      description: 'A meter for **small** brooks that anybody can build.',
      highlights: ['Built in 14 schools', 'Plans read by 3,000 people'],
    },
  ],
  certificates: [
    {
      name: 'Certified Water Treatment Operator',
      issuer: 'DVGW',
      date: '2020-05',
      url: 'https://dvgw.example/operator',
    },
  ],
  volunteer: [
    {
      organization: 'Cruz Roja',
      position: 'Trainer for clean water',
      startDate: '2016-01',
      endDate: '2018-12',
      summary: 'Showed villages in the Sierra how to test their wells.',
      highlights: ['Trained 60 people in 11 villages'],
    },
  ],
  publications: [
    {
      name: 'Chlorine in Long Mains',
      publisher: 'Journal of Water & Health',
      releaseDate: '2018-06',
      url: 'https://journal.example/chlorine',
      summary: 'Measurements of three winters.',
    },
  ],
  awards: [
    {
      title: 'Premio Joven Ingeniero',
      awarder: 'Colegio de Ingenieros de Málaga',
      date: '2017-10-21',
      summary: 'For the leak at Nerja.',
    },
  ],
  interests: [{ name: 'Mountains', keywords: ['Climbing', 'Old maps'] }],
  references: [
    {
      name: 'Jürgen Weiß',
      reference: 'Íñigo finds what others have looked past for years.',
    },
  ],
};

/** The CV as a file. */
export const WHOLE_RESUME_FILE: ImportFile = {
  name: 'whole.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(WHOLE_RESUME)),
};
