import { expect, test } from '@jest/globals';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { readFields } from './fields.rules.ts';
import { ownHeadings } from './own-headings.rules.ts';

const HEAD = [
  'Ana María Fernández',
  'Data Engineer',
  'ana.fernandez@example.com +34 600 000 000 Málaga, Spain linkedin.com/in/ana-fernandez',
];
const WORK = [
  'Work Experience',
  'Senior Data Engineer Mar 2018 – Present',
  'Costa Clinics, Málaga, Spain',
  'Moved the nightly load of twelve clinics to streams.',
  'Cut its cost by 40 % from 2019 - 2021 by a better layout of the files on disk.',
  'Data Engineer 06/2014 – Feb 2018',
  'Harbour, Inc., Boston',
  'Analyst 2011 – 2014',
  'Trains analysts. This line is a sentence and no name of a company.',
];
const EDUCATION = [
  'Education',
  'MSc in Statistics Sep 2009 – Jun 2011',
  'Open University Grade 1.0',
  'Bachelor of Applied Science in Business',
  'Administration',
  '2006 – 2009',
  'Universidad de Granada',
];
const BOTH_NAMES = 'Anneliese Hintermeier-Brandstätter';
const IRISH = 'Siobhán Ní Dhomhnaill O’Sullivan';
const SKILLS = ['Skills', 'Expert SQL, Python, stream', 'processing', 'Intermediate Go, Rust'];

test('reads a CV of one column: person, jobs, education, skills', () => {
  expect(readFields([[...HEAD, ...WORK, ...EDUCATION], SKILLS])).toEqual({
    name: 'Ana María Fernández',
    email: 'ana.fernandez@example.com',
    phone: '+34 600 000 000',
    links: ['linkedin.com/in/ana-fernandez'],
    jobs: [
      { title: 'Senior Data Engineer', organisation: 'Costa Clinics', dates: 'Mar 2018 – Present' },
      { title: 'Data Engineer', organisation: 'Harbour, Inc.', dates: '06/2014 – Feb 2018' },
      { title: 'Analyst', organisation: undefined, dates: '2011 – 2014' },
    ],
    education: [
      {
        title: 'MSc in Statistics',
        organisation: 'Open University Grade 1.0',
        dates: 'Sep 2009 – Jun 2011',
      },
      {
        title: 'Bachelor of Applied Science in Business Administration',
        organisation: 'Universidad de Granada',
        dates: '2006 – 2009',
      },
    ],
    skills: ['SQL', 'Python', 'stream processing', 'Go', 'Rust'],
  });
});

test('reads a sidebar whose name and skills have a line each, and jobs that go on behind it', () => {
  const side = ['Ana María', 'Fernández', 'Data Engineer', 'Email', 'ana.fernandez@example.com'];
  const { name, jobs, skills, education } = readFields([
    [
      ...side,
      'Skills',
      'SQL',
      'Python',
      'Experience',
      'Engineer Mar 2018 – Present',
      'Costa Clinics',
    ],
    ['Languages', 'Spanish Native', 'Analyst 2011 – 2014', 'Harbour', ...EDUCATION],
  ]);
  expect(name).toBe('Ana María Fernández');
  expect(jobs.map(({ title }) => title)).toEqual(['Engineer', 'Analyst']);
  expect(skills).toEqual(['SQL', 'Python']);
  expect(education).toHaveLength(2);
});

test.each([
  [['Richard', 'Hendriks', 'Programmer', 'richard.hendriks@mail.com'], 'Richard Hendriks'],
  [['Dr. Lena', 'Vásquez', 'Engineer', 'lena.vasquez@example.com'], 'Dr. Lena Vásquez'],
  [['Siobhán Ní', 'Dhomhnaill', 'O’Sullivan', 'Nurse', 's.nidhomhnaill@example.ie'], IRISH],
  [['Noor van den', 'Heuvel', 'Nurse', 'noor@example.nl'], 'Noor van den Heuvel'],
  [['Iñigo Quintana', 'y Sotomayor', 'Chef', 'iq@example.es'], 'Iñigo Quintana y Sotomayor'],
  [['Jane Doe', 'Designer', 'jane@doedesigner.com'], 'Jane Doe'],
  [['Ana Sol', 'Software Engineer', 'ana.sol@example.com'], 'Ana Sol'],
  [['Björk', 'Singer', 'bjork@example.is'], 'Björk'],
  [['Anneliese', 'Hintermeier-', 'Brandstätter', 'a.hintermeier@example.de'], BOTH_NAMES],
  [['Hans-', 'Peter Maier', 'Koch', 'maier@example.de'], 'Hans-Peter Maier'],
  [['Anneliese', 'Front-End', 'Entwicklerin', 'anneliese@example.de'], 'Anneliese'],
  [['+34 600 000 000', 'Ana Sol'], undefined],
  [[], undefined],
])('the name in %j is %s: a second line only where an address says so', (lines, name) => {
  expect(readFields([lines]).name).toBe(name);
});

test.each([
  [
    ['linkedin.example/in/', 'anneliese-hintermeier'],
    ['linkedin.example/in/anneliese-hintermeier'],
  ],
  [['github.com/anne-', 'liese', 'Berlin'], ['github.com/anne-liese']],
  [['https://ana.example/work/', 'Berlin'], ['https://ana.example/work/']],
  [['https://ana.example/', 'berlin'], ['https://ana.example/']],
  [
    ['linkedin.example/in/', 'ana.example'],
    ['linkedin.example/in/', 'ana.example'],
  ],
])(
  'the links in %j are %j: a path goes on in the next line, as our sheets break it',
  (lines, links) => {
    expect(readFields([['Ana Sol', ...lines]]).links).toEqual(links);
  },
);

test('projects and certificates below the courses are none, whatever dates they have', () => {
  const later = ['Projects', 'raft-lab Jan 2019 – Present', 'github.com/ana/raft-lab'];
  const more = ['Zertifikate', 'Fachkraft für Sicherheit 2012 – 2014', 'IHK'];
  const { education, jobs } = readFields([[...HEAD, ...WORK, ...EDUCATION, ...later, ...more]]);
  expect(education).toHaveLength(2);
  expect(jobs).toHaveLength(3);
});

test('a grade at the end of its line is no part of the school', () => {
  const lines = ['Ausbildung', 'Diplom Okt. 2003 – Juli 2008', 'Hochschule Regensburg Note: 1,7'];
  const [course] = readFields([['Ana Sol', ...lines]]).education;
  expect(course?.organisation).toBe('Hochschule Regensburg');
});

test.each(['Grade: 2:1', 'Note: sehr gut (1,3)', 'Nota: 9,1/10', 'Grade: First-class honours'])(
  'a grade is none however it is told: %s',
  (grade) => {
    const lines = ['Education', 'BSc 2012 – 2015', `University of Leeds ${grade}`];
    const [course] = readFields([['Ana Sol', ...lines]]).education;
    expect(course?.organisation).toBe('University of Leeds');
  },
);

test('jobs in a narrow column have their dates below', () => {
  const lines = ['Experience', 'Lead', 'Harbour, Boston', '2018 – 2020', 'Did this and that.'];
  expect(readFields([[...lines, 'Analyst', 'Costa', '2011 – 2014']]).jobs).toEqual([
    { title: 'Lead', organisation: 'Harbour', dates: '2018 – 2020' },
    { title: 'Analyst', organisation: 'Costa', dates: '2011 – 2014' },
  ]);
});

test.each([
  ['Berufserfahrung', 'Leiterin Dez. 2013 – heute', 'Dez. 2013 – heute'],
  ['Experiencia laboral', 'Jefa mar 2018 – actualidad', 'mar 2018 – actualidad'],
  ['Expérience professionnelle', 'Cheffe févr. 2018 – août 2020', 'févr. 2018 – août 2020'],
  ['職歴', '課長 2018年3月 – 2020年1月', '2018年3月 – 2020年1月'],
])('%s: dates in their language', (heading, line, dates) => {
  const [job] = readFields([['Ana Sol', heading, line]]).jobs;
  expect(job?.dates).toBe(dates);
  expect(line).toBe(`${job?.title} ${dates}`);
});

test('what is not there is not made up: no heading, no jobs; no address, no e-mail', () => {
  const lines = [
    'Ana Sol',
    'Builds with Node.js',
    'My Own Heading',
    'Engineer 2018 – 2020',
    'Costa',
  ];
  expect(readFields([lines])).toEqual({
    name: 'Ana Sol',
    email: undefined,
    phone: undefined,
    links: [],
    jobs: [],
    education: [],
    skills: [],
  });
  expect(readFields([]).name).toBeUndefined();
});

test('an address torn over two lines is not found, as in a real system', () => {
  const torn = [
    'Ana Sol',
    'alexandra.konstantinopoulou-',
    'weberberg@university-hospital-',
    'berg.org',
  ];
  expect(readFields([torn]).email).toBeUndefined();
});

test('a letter before the CV takes nothing away', () => {
  const letter = [...HEAD, 'Harbour', 'Dear all, I worked there from 2011 – 2014'];
  const { name, email, jobs } = readFields([letter, [...HEAD, ...WORK]]);
  expect(name).toBe('Ana María Fernández');
  expect(email).toBe('ana.fernandez@example.com');
  expect(jobs).toHaveLength(3);
});

test('headings that the document has itself are known: renamed, longer than a line, of its language', () => {
  const cv = sampleCv();
  const workExperience = 'Ships and quays: what I did there';
  cv.sectionTitles = { ...cv.sectionTitles, workExperience, skills: ' What I know ' };
  const about = ['Koulutus', 'Maisteri 2009 – 2011', 'Aalto'];
  const lines = [
    'Ana Sol',
    'Ships and quays: what',
    'I did there',
    'Pilot 2018 – 2020',
    'Harbour',
    ...about,
    'What I know',
    'Ropework, Radar',
  ];
  const { jobs, education, skills } = readFields(
    [lines],
    ownHeadings({ ...cv, language: 'fi' }, 'en'),
  );
  expect(jobs).toEqual([{ title: 'Pilot', organisation: 'Harbour', dates: '2018 – 2020' }]);
  expect(education).toEqual([{ title: 'Maisteri', organisation: 'Aalto', dates: '2009 – 2011' }]);
  expect(skills).toEqual(['Ropework', 'Radar']);
  expect(readFields([lines]).jobs).toEqual([]);
});

test('sections that were added have headings of their own, and take no jobs', () => {
  const entry = { id: 'e', name: 'Bridge', organisation: '', place: '', url: '', description: '' };
  const cv = sampleCv();
  const dated = { ...entry, startDate: '2018', endDate: '', current: true, highlights: [] };
  cv.sections = [{ id: 's', kind: 'projects', title: 'Built by night', entries: [dated] }];
  const night = ['Built by night', 'Bridge 2018 – Present'];
  const { jobs } = readFields([[...HEAD, ...WORK, ...night]], ownHeadings(cv, 'en'));
  expect(jobs).toHaveLength(3);
});
