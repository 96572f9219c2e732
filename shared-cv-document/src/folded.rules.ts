import type { Cv, Tailored, WorkExperience } from '@sastre/shared-contracts/api';

/** Jobs without the bullets that the document leaves out, whatever spaces surround them. */
export function withoutFolded(
  { work_experience }: Pick<Cv, 'work_experience'>,
  { foldedBullets = [] }: Pick<Tailored, 'foldedBullets'>,
): WorkExperience[] {
  const folded = new Set(foldedBullets.map((bullet) => bullet.trim()));
  if (folded.size === 0) return [...work_experience];
  return work_experience.map((job) => {
    const achievements = job.achievements.filter((bullet) => !folded.has(bullet.trim()));
    return achievements.length === job.achievements.length ? job : { ...job, achievements };
  });
}
