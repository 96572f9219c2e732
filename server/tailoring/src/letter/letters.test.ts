import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, withLevel, type CvContent } from '@sastre/shared-contracts/api';
import { jobs, people } from '@sastre/reading/testing';
import { tailorWith } from '../testing/tailor-with.ts';

interface Written {
  name: string;
  person: string;
  company: string;
  paragraphs: string[];
  facts: number;
  requirements: number;
  supported: number;
}

async function write(name: string, cv: CvContent, language: (typeof LANGUAGES)[number]) {
  return Promise.all(
    Object.entries(jobs).map(async ([job, posting]): Promise<Written> => {
      const { content, report } = await tailorWith(cv, posting, { translateTo: language });
      const edit = report.edits.find(({ path }) => path === 'coverLetter');
      return {
        name: `${name} × ${job} in ${language}`,
        person: name,
        company: posting.companyName,
        paragraphs: (content.tailored?.coverLetter ?? '').split('\n\n'),
        facts: edit?.because.length ?? 0,
        requirements: edit?.for.length ?? 0,
        supported: report.requirements.filter(({ facts }) => facts.length > 0).length,
      };
    }),
  );
}

const writeAll = async () =>
  (
    await Promise.all(
      LANGUAGES.flatMap((language) =>
        Object.entries(people).map(async ([name, cv]) => write(name, cv, language)),
      ),
    )
  ).flat();
let written: Promise<readonly Written[]> | undefined;
const all = () => (written ??= writeAll());

/** All that is neither day, subject nor greeting, and neither closing, goodbye nor name. */
const sentences = ({ paragraphs }: Written) =>
  paragraphs.slice(3, -3).flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));

/** That one applies, has a skill or uses a tool that is asked for and speaks a language, others say as well. */
const isCommon = (sentence: string, company: string) =>
  sentence.includes(company) ||
  /^(?:I speak|I work with|My CV names|Hablo|Trabajo con|Mi currículum nombra|Ich (?:spreche|arbeite mit)|Mein Lebenslauf nennt) |(?:I bring|aporto|aportar|bringe ich|Kenntnisse in) .{0,40}$/.test(
    sentence,
  );

describe('the letters of all people to all jobs in all languages', () => {
  test('share no sentence with those of other people but greeting, application and closing', async () => {
    const letters = await all();
    expect(letters).toHaveLength(36);
    const seen = new Map<string, string>();
    for (const letter of letters) {
      expect(letter.paragraphs.length).toBeGreaterThanOrEqual(6);
      for (const sentence of sentences(letter)) {
        expect([sentence, seen.get(sentence) ?? letter.person]).toEqual([sentence, letter.person]);
        if (!isCommon(sentence, letter.company)) seen.set(sentence, letter.person);
      }
    }
  });

  test('name two facts at least, and a requirement where the CV supports any', async () => {
    for (const { name, facts, requirements, supported } of await all()) {
      expect({ name, facts: facts >= 2 }).toEqual({ name, facts: true });
      expect({ name, said: supported === 0 || requirements > 0 }).toEqual({ name, said: true });
    }
  });

  test('begin no two sentences alike', async () => {
    for (const letter of await all()) {
      const body = letter.paragraphs.slice(3, -2).join(' ');
      const openings = body.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((one) =>
        one
          .replace(/[*„“«»"]/g, '')
          .split(/\s+/, 2)
          .join(' '),
      );
      const twice = openings.filter((one, at) => openings.indexOf(one) !== at);
      expect([letter.name, twice]).toEqual([letter.name, []]);
    }
  });

  test('speak to the company by name where they apply', async () => {
    for (const { company, paragraphs } of await all()) expect(paragraphs[3]).toContain(company);
  });
});

test('a language without a level is named without one', async () => {
  const cv = people.analystCv;
  const [posting] = Object.values(jobs);
  const letterOf = async (language_skills: CvContent['language_skills']) => {
    const asked = {
      ...posting!,
      jobDescription: `${posting!.jobDescription}\n\nYou speak German.`,
    };
    const { content } = await tailorWith({ ...cv, language_skills }, asked);
    return content.tailored?.coverLetter ?? '';
  };
  const german = { id: 'g', language: 'German', level: 'Native' as const };
  expect(await letterOf([german])).toContain('I speak native German');
  const silent = await letterOf([withLevel(german, undefined)]);
  expect(silent).toContain('German');
  expect(silent).not.toMatch(/native|fluent|German \(/);
});

test.each([
  ['de', ['Bachelor', 'Master'], /Studiert habe ich .* Zudem studierte ich /],
  [
    'de',
    ['Lehre', 'Zertifikat'],
    /Meinen Abschluss habe ich .* Auch .* habe ich mich weitergebildet /,
  ],
  ['en', ['Bachelor', 'Master'], /I hold .* I also hold/],
  ['es', ['Grado', 'Máster'], /Cursé .* También /],
] as const)('in "%s" two studies begin with other words: %s', async (language, degrees, told) => {
  const [study] = people.analystCv.education;
  const education = degrees.map((degree) => ({
    ...{ ...study!, id: degree, degree, field: '', institution: `Instituto ${degree}` },
  }));
  const cv = { ...people.analystCv, education };
  const { content } = await tailorWith(cv, jobs.analyst, { letterLanguage: language });
  expect(content.tailored?.coverLetter).toMatch(told);
});
