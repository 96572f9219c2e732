import { randomUUID } from 'node:crypto';
import {
  costsOperation,
  defaultCvContent,
  LIMITS,
  type CvContent,
  type EngineName,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { lockUser } from '@sastre/db/users';
import type { Database } from '@sastre/db';
import { invalidInput, problem } from '@sastre/base/problem';
import { takeOperation, utcDay, type LimitsSource } from '../../plans/index.ts';
import { cleanName, startable, whyNotStarted } from '@sastre/tailoring/jobs';
import type { QuickTurns, QuickWork } from '../threads/tailoring-task.ts';
import type { JobQueue } from './job-queue.ts';
import { countTailored, insertJob } from './job.store.ts';

/** What a start needs. */
export interface StartParts {
  db: Kysely<Database>;
  queue: JobQueue;
  turns: QuickTurns;
  engine: EngineName;
  limits: LimitsSource;
  /** Milliseconds since the epoch. */
  now: number;
  /** The trace that the job goes on with, as `traceparent` says it. */
  trace?: string | undefined;
}

/**
 * Checks a request, takes an operation if it costs one, stores the job and queues it, all in one
 * transaction; answers the job's id. Throws problems: 422 no main CV that could be tailored, or nothing of what is asked for
 * can be done with it; 409 too many tailored CVs, 429 no operation left.
 */
export async function startJob(
  parts: StartParts,
  userId: string,
  request: TailoringRequest,
): Promise<string> {
  return parts.turns.turn(userId, 'check', (work) => startNow(parts, work, userId, request));
}

async function startNow(
  { db, queue, engine, limits, now, trace }: StartParts,
  work: QuickWork,
  userId: string,
  request: TailoringRequest,
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const main = await requireMainCv(trx, userId);
    const costs = costsOperation(await requireStartable(main, { request, engine, work }));
    if ((await countTailored(trx, userId)) >= LIMITS.tailoredCvs) {
      const most = `You can keep ${LIMITS.tailoredCvs} tailored CVs. Delete one to tailor another.`;
      throw problem('limit-reached', most);
    }
    if (costs) {
      const allowed = typeof limits === 'function' ? await limits(trx, userId) : limits;
      if (!(await takeOperation(trx, userId, allowed, now))) throw problem('usage-limit');
    }
    const countedDay = costs ? utcDay(now) : null;
    const job = { id, userId, request, countedDay, engine: costs ? engine : null };
    await insertJob(trx, { ...job, now: new Date(now) });
    await queue.add(trx, id, trace);
  });
  return id;
}

/** What of a request will be done; throws 422 where that is nothing. */
async function requireStartable(
  main: CvContent,
  { request, engine, work }: { request: TailoringRequest; engine: EngineName; work: QuickWork },
): Promise<TailoringRequest> {
  if (cleanName(request.companyName) === '')
    throw invalidInput([{ path: 'companyName', message: 'The company name is empty.' }]);
  if (!costsOperation(request)) return request;
  const check = await work.check({ main, request, engine });
  const errors = whyNotStarted(request, check);
  if (errors.length > 0) throw invalidInput(errors);
  return startable(request, check).request;
}

/** The main CV of a user; throws 422 where there is none that could be tailored. */
export async function requireMainCv(trx: Kysely<Database>, userId: string): Promise<CvContent> {
  const row = await trx
    .selectFrom('cv')
    .select(['body', 'edited'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'main')
    .executeTakeFirst();
  const person = (row?.body as Partial<CvContent> | undefined)?.personal_info;
  const isFilled = (text: string | undefined) => (text ?? '').trim() !== '';
  if (row?.edited === true && isFilled(person?.fullName) && isFilled(person?.email))
    return { ...defaultCvContent, ...(row.body as Partial<CvContent>) };
  throw problem('invalid-input', 'Fill in your CV, at least name and email, before you tailor it.');
}
