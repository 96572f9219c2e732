import { idsOf } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import type { ReadJob } from './work.rules.ts';

/** What somebody learned, told as a job would be. */
const LEARNED =
  /^(?:(?:(?:berufs|erst|zweit)?ausbildung|(?:berufs)?lehre|umschulung)\s+(?:zum|zur|als|im|in)\s|apprentice(?:ship)?\s+(?:as|in|to become)\s|formaci[óo]n profesional\s|ciclo formativo\s|(?:cfg[sm]|fp)\s(?:en|de|superior|medio)\s)/iu;

/**
 * Jobs, and the lines of what stands among them and is none: who learned a trade and names nobody who employed them tells of
 * their education. With a house that trained them it stays a job, as it was one.
 */
export function withoutLearned(
  jobs: readonly ReadJob[],
  lines: readonly StyledLine[],
): { jobs: readonly ReadJob[]; learned: StyledLine[][] } {
  const isLearned = ({ company, position }: ReadJob) =>
    (company === undefined || company.text === '') && LEARNED.test(position?.text ?? '');
  const learned = jobs.filter(isLearned).map((job) => {
    const { position, place, period, texts, bullets } = job;
    const ids = [position, place, period, ...texts, ...bullets].flatMap((one) => one?.lines ?? []);
    return lines.filter((line) => idsOf(line).some((id) => ids.includes(id)));
  });
  return { jobs: jobs.filter((job) => !isLearned(job)), learned };
}
