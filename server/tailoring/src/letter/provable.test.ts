import { expect, test } from '@jest/globals';
import { LANGUAGES, type CvContent } from '@sastre/shared-contracts/api';
import { JOBS } from '../eval/jobs/jobs.ts';
import { PEOPLE } from '../eval/people/people.ts';
import { frameTexts } from '@sastre/frames';
import {
  readFacts,
  ALL_FUNCTION_WORDS,
  levelForms,
  plainText,
  words,
  formsOf,
  findHumanLanguages,
  readPosition,
} from '@sastre/reading';
import { tailorWith } from '../testing/tailor-with.ts';
import { monthInWords } from './month-in-words.rules.ts';
import { splitSentences } from './motive.rules.ts';
import { suitPosition } from './gendered.rules.ts';
import { cleanPosition, nameOnly } from './names.rules.ts';

const FRAME_WORDS = new Set(LANGUAGES.flatMap((language) => words(frameTexts(language).join(' '))));

/** Words of each entry with its dates in words; skills, languages and what was learned at one place are one each, as a list names several. */
function groundsOf(cv: CvContent): ReadonlySet<string>[] {
  const grounds = new Map<string, string[]>();
  const facts = readFacts(cv);
  const placeOf = (entry: string) =>
    facts.find(({ id }) => id === `${entry}.institution`)?.text ?? entry;
  for (const { id, text } of facts) {
    const entry = /^(?:work|education)\[[^\]]*\]/.exec(id)?.[0];
    const key = entry === undefined ? (/^[^[.]*/.exec(id)?.[0] ?? '') : placeOf(entry);
    const isDate = /(?:start|end)Date$/.test(id);
    const dates = isDate ? LANGUAGES.map((language) => monthInWords(text, language)) : [];
    const spoken = id.startsWith('languages')
      ? [...formsOf([], findHumanLanguages(text)), ...levelForms(text)]
      : [];
    grounds.set(key, [...(grounds.get(key) ?? []), text, ...dates, ...spoken]);
  }
  return [...grounds.values()].map((texts) => new Set(words(texts.join(' '))));
}

const LEVEL_WORDS = new Set(
  words(
    'advanced intermediate expert basic fortgeschrittene gute Kenntnisse un nivel avanzado intermedio experto básico fluidez',
  ),
);

const jobs = JOBS.filter((_job, index) => process.env['SOAK'] || index % 6 === 0);
/** Every day one of the languages for each letter, by turns, in the soak all. */
const wanted = [null, ...LANGUAGES];
const languagesOf = (turn: number) =>
  wanted.filter((_language, index) => process.env['SOAK'] || (index + turn) % wanted.length === 0);

test('every sentence says words of one entry, of the frames, or the name and position applied for', async () => {
  const unproven: string[] = [];
  let turn = 0;
  for (const { key: person, cv, job: own } of PEOPLE) {
    const grounds = groundsOf(cv);
    for (const job of JOBS.filter((one) => jobs.includes(one) || one.key === own)) {
      for (const translateTo of languagesOf((turn += 1))) {
        const { content, report } = await tailorWith(cv, job, { translateTo });
        const letter = content.tailored?.coverLetter ?? '';
        if (letter === '' || report.refused > 0) unproven.push(`${person} × ${job.key}: no letter`);
        const position = cleanPosition(
          readPosition(plainText(job.jobDescription), job.companyName),
          job.companyName,
        );
        const forms = (['f', 'm'] as const).map((form) => suitPosition(nameOnly(position), form));
        const named = new Set(words(`${job.companyName} ${position} ${forms.join(' ')}`));
        const sentences = plainText(letter).split('\n').slice(1, -3).flatMap(splitSentences);
        for (const sentence of sentences) {
          const told = words(sentence).filter(
            (word) =>
              !FRAME_WORDS.has(word) &&
              !LEVEL_WORDS.has(word) &&
              !ALL_FUNCTION_WORDS.has(word) &&
              !named.has(word),
          );
          if (!grounds.some((ground) => told.every((word) => ground.has(word))))
            unproven.push(`${person} × ${job.key}: ${sentence}`);
        }
      }
    }
  }
  expect(unproven).toEqual([]);
});

test('frames claim nothing', () => {
  const claims =
    /success|proven|passion|many years|extensive|convinced|excellent|perfect|ideal|expert|erfolg|leidenschaft|langj|überzeug|ausgezeichnet|éxito|pasi[oó]n|amplia|convencid|excelente|motivad|team player|dirijo/iu;
  expect(LANGUAGES.flatMap(frameTexts).filter((text) => claims.test(text))).toEqual([]);
});
