import type { Cv, Tailored, WorkExperience } from '@sastre/shared-contracts/api';
import { ordered } from '../dates.rules.ts';
import { filled } from '../filled.ts';

/** Shorter words say little about what a text is of. */
const WORD = /[\p{L}\p{N}+#]{4,}/gu;

/**
 * Bullets of jobs that could be left out, the least relevant first: those with the fewest words of the copy's job, and of
 * equal ones the last of the oldest job. Each job keeps its first bullet. What is left out already is not among them.
 */
export function foldOrder({ work_experience, tailored }: Pick<Cv, 'work_experience' | 'tailored'>) {
  const folded = new Set(tailored?.foldedBullets?.map((bullet) => bullet.trim()));
  const wanted = wantedWords(tailored);
  const oldestFirst = ordered(work_experience, 'oldest');
  const bullets = new Set(oldestFirst.flatMap((job) => spareBullets(job, folded)));
  const scored = [...bullets].map((bullet) => ({ bullet, score: sharedWords(bullet, wanted) }));
  return scored.sort((a, b) => a.score - b.score).map(({ bullet }) => bullet);
}

function spareBullets({ achievements }: WorkExperience, folded: ReadonlySet<string>): string[] {
  const shown = achievements.filter((bullet) => filled(bullet) && !folded.has(bullet.trim()));
  return shown.slice(1).reverse();
}

/** Words of the job that a copy was made for; none for any other CV. */
function wantedWords(tailored: Tailored | undefined): ReadonlySet<string> {
  const job = tailored?.jobDescription_id;
  const terms = tailored?.report?.requirements.map(({ term }) => term) ?? [];
  return wordsOf([typeof job === 'object' ? job.content : '', ...terms].join(' '));
}

function sharedWords(bullet: string, wanted: ReadonlySet<string>): number {
  return [...wordsOf(bullet)].filter((word) => wanted.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}
