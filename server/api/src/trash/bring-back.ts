import { LIMITS } from '@sastre/shared-contracts/api';
import type { Clock } from '@sastre/time';
import { problem } from '@sastre/base/problem';
import type { Database } from '@sastre/db';
import { lockUser } from '@sastre/db/users';
import type { Kysely } from 'kysely';
import { bringBackAsCopy, bringBackCv, lockDeletedCv, makeRoomForMain } from '../cv/index.ts';
import type { Pictures } from '../pictures/index.ts';
import { countTailored } from '../tailoring/index.ts';

/** What the wastebasket works with. */
export interface TrashParts {
  db: Kysely<Database>;
  pictures: Pictures;
  clock: Clock;
}

/** What is to be brought back; a main CV as a copy for a company where one is given. */
export interface BringBackRequest {
  userId: string;
  id: string;
  companyName: string | undefined;
}

/** What a CV or a picture came back as. */
export type BroughtBack = 'main' | 'tailored' | 'picture';

/**
 * Brings a deleted CV or picture back and answers as what. Throws problems: 404 not theirs or gone, 409 `main-exists`
 * there is another main CV that somebody wrote in, 409 `limit-reached` there is no room.
 */
export async function bringBack(
  parts: TrashParts,
  request: BringBackRequest,
): Promise<BroughtBack> {
  const cv = await bringCvBack(parts, request);
  if (cv !== undefined) return cv;
  if (await parts.pictures.bringBack(request.userId, request.id)) return 'picture';
  throw problem('not-found');
}

async function bringCvBack(
  { db, clock }: TrashParts,
  { userId, id, companyName }: BringBackRequest,
): Promise<BroughtBack | undefined> {
  const now = new Date(clock());
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return undefined;
    const kind = await lockDeletedCv(trx, userId, id, now);
    if (kind === undefined) return undefined;
    if (kind === 'main' && companyName === undefined) {
      if (!(await makeRoomForMain(trx, userId))) throw problem('main-exists');
      await bringBackCv(trx, id, now).catch(mainCameBetween);
      return 'main';
    }
    await requireRoom(trx, userId);
    if (kind === 'main' && companyName !== undefined)
      await bringBackAsCopy(trx, { userId, id, companyName, now });
    else await bringBackCv(trx, id, now);
    return 'tailored';
  });
}

async function requireRoom(trx: Kysely<Database>, userId: string): Promise<void> {
  if ((await countTailored(trx, userId)) < LIMITS.tailoredCvs) return;
  throw problem('limit-reached', `You can keep up to ${LIMITS.tailoredCvs} tailored CVs.`);
}

/** Another tab made an empty one a moment ago; the next try takes its place. */
function mainCameBetween(error: unknown): never {
  const { constraint } = (error ?? {}) as { constraint?: unknown };
  throw constraint === 'cv_one_main' ? problem('main-exists') : error;
}
