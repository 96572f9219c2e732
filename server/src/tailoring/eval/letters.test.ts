import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { tailorWith } from '../testing/tailor-with.ts';
import { JOBS } from './jobs/jobs.ts';
import { PEOPLE } from './people/people.ts';

// Every job in a soak, each fourth one otherwise.
const jobs = JOBS.filter((_job, index) => process.env['SOAK'] || index % 4 === 0);

test('no two letters share a sentence but greeting and closing, and each rests on two facts at least', async () => {
  const seen = new Map<string, string>();
  for (const { key: person, cv } of PEOPLE) {
    for (const { key, companyName, jobDescription } of jobs) {
      for (const translateTo of LANGUAGES) {
        const name = `${person} × ${key} in ${translateTo}`;
        const wanted = { companyName, jobDescription };
        const { content, report } = await tailorWith(cv, wanted, { translateTo });
        const edit = report.edits.find(({ path }) => path === 'coverLetter');
        expect([name, (edit?.because.length ?? 0) >= 2]).toEqual([name, true]);
        const paragraphs = (content.tailored?.coverLetter ?? '').split('\n\n').slice(1, -3);
        for (const sentence of paragraphs.flatMap((text) =>
          text.split(/(?<=[.!?])\s+(?=\p{Lu})/u),
        )) {
          expect([sentence, seen.get(sentence)]).toEqual([sentence, undefined]);
          seen.set(sentence, name);
        }
      }
    }
  }
  expect(seen.size).toBeGreaterThan(PEOPLE.length * jobs.length * LANGUAGES.length);
});
