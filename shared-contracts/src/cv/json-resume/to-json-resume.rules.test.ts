import { describe, expect, test } from '@jest/globals';
import { cvSchema, SECTION_KINDS, type CvContent } from '../../api/index.ts';
import * as z from 'zod/mini';
import { toJsonResume } from '../index.ts';

const text = z.optional(z.string());
const date = z.optional(z.string().check(z.regex(/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/)));
const uri = z.optional(z.string().check(z.regex(/^https?:\/\/[\x21-\x7e]+$/)));
const list = (entry: Record<string, z.ZodMiniType>) => z.array(z.strictObject(entry));
/** The rules of JSON Resume 1.0.0 for the parts that we write, and that we write no others. */
const rules = z.strictObject({
  $schema: uri,
  basics: z.strictObject({
    name: text,
    label: text,
    email: z.optional(z.email()),
    phone: text,
    url: uri,
    summary: text,
    location: z.optional(z.strictObject({ city: text })),
    profiles: z.optional(list({ network: text, username: text, url: uri })),
  }),
  work: list({
    name: text,
    position: text,
    location: text,
    startDate: date,
    endDate: date,
    summary: text,
    highlights: z.optional(z.array(z.string())),
  }),
  education: list({
    institution: text,
    studyType: text,
    area: text,
    startDate: date,
    endDate: date,
    score: text,
  }),
  skills: list({ name: text, level: text }),
  languages: list({ language: text, fluency: text }),
  projects: z.optional(
    list({
      name: text,
      entity: text,
      startDate: date,
      endDate: date,
      url: uri,
      description: text,
      highlights: z.optional(z.array(z.string())),
    }),
  ),
  certificates: z.optional(list({ name: text, issuer: text, date, url: uri })),
  publications: z.optional(
    list({ name: text, publisher: text, releaseDate: date, url: uri, summary: text }),
  ),
  volunteer: z.optional(
    list({
      organization: text,
      position: text,
      startDate: date,
      endDate: date,
      url: uri,
      summary: text,
      highlights: z.optional(z.array(z.string())),
    }),
  ),
  awards: z.optional(list({ title: text, awarder: text, date, summary: text })),
  references: z.optional(list({ name: text, reference: text })),
  interests: z.optional(list({ name: text, keywords: z.optional(z.array(z.string())) })),
  meta: z.strictObject({
    version: z.string(),
    lastModified: z.iso.datetime({ local: true }),
    sastre: z.looseObject({ format: z.literal(1) }),
  }),
});

function resume(cv: object) {
  const frame = { _id: '00000000-0000-4000-8000-000000000000', created_at: '', updated_at: '' };
  const content = cvSchema.parse({ ...frame, ...cv }) as unknown as CvContent;
  return toJsonResume(content, '2026-11-18T10:00:00.123Z');
}
function expectValid(cv: object): void {
  expect(rules.safeParse(resume(cv))).toMatchObject({ success: true });
}

const whole = {
  personal_info: {
    fullName: 'Ada Lovelace',
    title: 'Analyst',
    email: 'ada@example.org',
    phone: '+44 20',
    location: 'London, England',
    linkedIn: 'linkedin.com/in/ada',
    website: 'https://ada.example.org/über uns'.replace(' ', '%20'),
    github: 'https://github.com/ada',
    summary: 'I **count**.',
  },
  work_experience: [
    {
      company: 'Analytical Engines',
      position: 'Programmer',
      startDate: '1842-07',
      endDate: '1843-01',
      current: true,
      description: 'Notes',
      location: 'London',
      achievements: ['Note G', ' '],
    },
  ],
  education: [
    {
      institution: 'Home',
      degree: 'Private',
      field: 'Maths',
      startDate: '1828',
      endDate: '1835-12-31',
      gpa: '1.0',
    },
  ],
  skills: [{ name: 'Mathematics', level: 'Expert' }],
  language_skills: [{ language: 'French', level: 'Fluent' }],
};

describe('a CV as JSON Resume', () => {
  test('keeps all that the format has a place for', () => {
    expectValid(whole);
    expect(resume(whole)).toEqual({
      $schema: expect.stringContaining('/v1.0.0/schema.json'),
      basics: {
        name: 'Ada Lovelace',
        label: 'Analyst',
        email: 'ada@example.org',
        phone: '+44 20',
        url: 'https://ada.example.org/%C3%BCber%20uns',
        summary: 'I **count**.',
        location: { city: 'London, England' },
        profiles: [
          { network: 'LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada' },
          { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
        ],
      },
      work: [
        {
          name: 'Analytical Engines',
          position: 'Programmer',
          location: 'London',
          startDate: '1842-07',
          summary: 'Notes',
          highlights: ['Note G'],
        },
      ],
      education: [
        {
          institution: 'Home',
          studyType: 'Private',
          area: 'Maths',
          startDate: '1828',
          endDate: '1835-12-31',
          score: '1.0',
        },
      ],
      skills: [{ name: 'Mathematics', level: 'Expert' }],
      languages: [{ language: 'French', fluency: 'Fluent' }],
      meta: {
        version: 'v1.0.0',
        lastModified: '2026-11-18T10:00:00',
        sastre: expect.objectContaining({ format: 1 }),
      },
    });
  });

  test('is valid when it is empty, half filled or odd', () => {
    expectValid({});
    const odd = [
      '',
      ' ',
      'x',
      'a@b',
      'two words',
      'javascript:alert(1)',
      'http://',
      '%',
      'ä.de/ö',
      'ftp://a.b',
    ];
    for (const value of odd) {
      const person = { email: value, website: value, linkedIn: value, github: value };
      expectValid({
        personal_info: person,
        work_experience: [{ startDate: '0999', endDate: '9999-12' }, {}],
        education: [{}],
        skills: [{}],
        language_skills: [{}],
      });
    }
  });
});

describe('added sections', () => {
  const entry = {
    id: 'e',
    name: 'Bridge',
    organisation: 'Town',
    startDate: '2020-01',
    endDate: '2021-02',
    url: 'bridge.example',
    description: 'Built it.',
    highlights: ['Steel', ' '],
  };
  const sections = SECTION_KINDS.map((kind, at) => ({ id: `s${at}`, kind, entries: [entry] }));

  test('stand under the keys of the format', () => {
    expectValid({ sections });
    expect(resume({ sections })).toMatchObject({
      projects: [{ name: 'Bridge', entity: 'Town', highlights: ['Steel'] }],
      certificates: [{ name: 'Bridge', issuer: 'Town', date: '2021-02' }],
      volunteer: [{ organization: 'Town', position: 'Bridge', startDate: '2020-01' }],
      references: [{ name: 'Bridge', reference: 'Built it.' }],
      interests: [{ name: 'Bridge', keywords: ['Steel'] }],
    });
  });

  test('of one kind are one list, and a CV without any has no key of them', () => {
    const [one] = sections;
    const two = [one, { ...one, id: 'again' }];
    expect((resume({ sections: two }) as { projects: object[] }).projects).toHaveLength(2);
    expect(resume({})).not.toHaveProperty('projects');
  });
});
