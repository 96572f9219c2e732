import type { CvContent } from '@sastre/shared-contracts/api';
import { withoutLetterDate } from '@sastre/frames';
import { isStated, readNumbers } from '@sastre/gate';
import { findDegrees, readFacts, findTools } from '@sastre/reading';
import { PLANTS } from './model-server/plants.ts';

/** What a tailored CV or its letter says and the main CV does not; `posting`: names that the letter may say. */
export function inventions(main: CvContent, copy: CvContent, posting: readonly string[]): string[] {
  const textOf = (cv: CvContent) =>
    readFacts(cv)
      .map(({ text }) => text)
      .join('\n');
  const letter = posting.reduce(
    (left, name) => (name === '' ? left : left.replaceAll(name, ' ')),
    // The day above a letter is no claim.
    withoutLetterDate(copy.tailored?.coverLetter ?? ''),
  );
  const [facts, said] = [textOf(main), `${textOf(copy)}\n${letter}`];
  const numbers = readNumbers(facts.replaceAll('-', ' '));
  return [
    ...readNumbers(said.replaceAll('-', ' '))
      .filter((number) => !isStated(number, numbers))
      .map(({ text }) => text),
    ...findTools(said).filter((tool) => !findTools(facts).includes(tool)),
    ...findDegrees(said).filter((degree) => !findDegrees(facts).includes(degree)),
    // As stored: the address of a link is in no fact.
    ...PLANTS.filter(({ trace }) => trace.test(JSON.stringify(copy)) && !trace.test(facts)).map(
      ({ words }) => words.en,
    ),
    ...(said.match(/HIRED|any salary|Ignore all|planted\.example/g) ?? []),
  ];
}

/** All of a CV that no tailoring may change. */
export function closedParts(cv: CvContent): unknown {
  const { personal_info, work_experience, education, skills, language_skills } = cv;
  const byName = skills.map(({ name, level }) => `${name} ${level}`).toSorted();
  const work = work_experience.map(({ description: _text, achievements, ...rest }) => [
    rest,
    achievements.length,
  ]);
  return { person: { ...personal_info, summary: '' }, work, education, byName, language_skills };
}
