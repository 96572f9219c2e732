import { cvSchema, type CvContent } from '@sastre/shared-contracts/api';
import type { Database } from '@sastre/db';
import type { Kysely } from 'kysely';
import { cvJson } from './stored/cv.dto.ts';
import { readCv } from './stored/cv.store.ts';

/** An answered CV with all that a CV has today: what an older release stored may lack what came later. */
export function contentOf(answer: unknown): CvContent {
  return cvSchema.parse(answer) as unknown as CvContent;
}

/** The content of a CV of the user; undefined: it is not there or not theirs. */
export async function readContent(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<CvContent | undefined> {
  const cv = await readCv(db, userId, id);
  return cv && contentOf(JSON.parse(cvJson(cv)));
}
