import type { Cv } from '@sastre/shared-contracts/api';
import type { LayoutChange } from '../layout.rules.ts';

/** Bullets of jobs that the document leaves out, each once; texts that no job has any more are none. */
export function foldedIn(cv: Pick<Cv, 'work_experience' | 'tailored'>): string[] {
  const folded = new Set((cv.tailored?.foldedBullets ?? []).map((bullet) => bullet.trim()));
  const bullets = cv.work_experience.flatMap(({ achievements }) => achievements);
  return [...new Set(bullets.map((bullet) => bullet.trim()))].filter((text) => folded.has(text));
}

/** The change that shows bullets again. */
export function unfold(
  { tailored }: Pick<Cv, 'tailored'>,
  bullets: readonly string[],
): LayoutChange {
  const shown = new Set(bullets.map((bullet) => bullet.trim()));
  const others = (tailored?.foldedBullets ?? []).filter((text) => !shown.has(text.trim()));
  return { tailored: { foldedBullets: others.length === 0 ? undefined : others } };
}
