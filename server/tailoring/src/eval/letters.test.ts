import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { tailorWith } from '../testing/tailor-with.ts';
import { JOBS } from './jobs/jobs.ts';
import { PEOPLE } from './people/people.ts';

// Every job in a soak, each eighth one otherwise.
const jobs = JOBS.filter((_job, index) => process.env['SOAK'] || index % 8 === 0);

/** Behind the day and the subject. */
const GREETING = /^(?:Dear|Guten Tag|Estimado) ?[^\n]*\n\n/m;

/** That one applies, has a skill or uses a tool that is asked for and speaks a language, others say as well. */
const isCommon = (sentence: string, company: string) =>
  sentence.includes(company) ||
  /^(?:I (?:also )?have (?:\w+ )?knowledge of|Tengo|In .{1,60} habe ich|Mit .{1,60} kenne ich mich|I speak|I work with|My CV names|Hablo|Trabajo con|Mi currículum nombra|Ich (?:spreche|arbeite mit)|Mein Lebenslauf nennt) |(?:My skills include|Die Kenntnisse in|I bring|aporto|aportar|bringe ich|Kenntnisse in) .{0,80}$/.test(
    sentence,
  );

test('letters of two people share no sentence but greeting and closing, no two letters are alike, and each rests on two facts at least', async () => {
  const seen = new Map<string, string>();
  const letters = new Map<string, string>();
  for (const { key: person, cv } of PEOPLE) {
    for (const { key, companyName, jobDescription } of jobs) {
      for (const translateTo of LANGUAGES) {
        const name = `${person} × ${key} in ${translateTo}`;
        const wanted = { companyName, jobDescription };
        const { content, report } = await tailorWith(cv, wanted, { translateTo });
        const edit = report.edits.find(({ path }) => path === 'coverLetter');
        expect([name, (edit?.because.length ?? 0) >= 2]).toEqual([name, true]);
        const [, body = ''] = (content.tailored?.coverLetter ?? '').split(GREETING);
        const paragraphs = body.split('\n\n').slice(0, -3);
        expect([name, letters.get(paragraphs.join(' '))]).toEqual([name, undefined]);
        letters.set(paragraphs.join(' '), name);
        for (const sentence of paragraphs.flatMap((text) =>
          text.split(/(?<=[.!?])\s+(?=\p{Lu})/u),
        )) {
          expect([sentence, seen.get(sentence) ?? person]).toEqual([sentence, person]);
          if (!isCommon(sentence, companyName)) seen.set(sentence, person);
        }
      }
    }
  }
  expect(letters.size).toBe(PEOPLE.length * jobs.length * LANGUAGES.length);
});
