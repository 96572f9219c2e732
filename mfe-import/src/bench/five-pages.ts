import { imogen } from './corpus/people/imogen.data.ts';
import { pdfkitClassic } from './corpus/recipes/pdfkit.recipe.ts';

/** As many jobs and points as fill five pages. */
const [JOBS, POINTS] = [15, 11];

/** A CV of five full pages, for what takes time. */
export function fivePages(): Promise<Uint8Array> {
  const jobs = imogen.cv.work_experience;
  const points = jobs.flatMap(({ achievements }) => achievements);
  const from = <Item>(list: readonly Item[], start: number, length: number) =>
    Array.from({ length }, (_none, at) => list[(start + at) % list.length] as Item);
  const work_experience = from(jobs, 0, JOBS).map((job, at) => ({
    ...job,
    achievements: from(points, at, POINTS),
  }));
  return pdfkitClassic.make({ ...imogen, cv: { ...imogen.cv, work_experience } });
}
