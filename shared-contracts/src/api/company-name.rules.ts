import type { Cv } from './schemas/cv.schema.ts';

/** Whom a copy is for, as it was typed; empty: a main CV, or one that does not say. */
export function companyNameOf({ tailored }: Pick<Cv, 'tailored'>): string {
  const job = tailored?.jobDescription_id;
  return typeof job === 'object' ? job.companyName : '';
}
