import { endpoints, type Cv, type CvContent } from '@sastre/shared-contracts/api';
import type { Clock } from '@sastre/time';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';
import type { Database } from '@sastre/db';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerCv } from '../stored/cv-answer.ts';
import { acceptedVersions, cvEtag } from '../stored/cv.rules.ts';
import { readCv, readMainCv, type StoredCv } from '../stored/cv.store.ts';
import { changedElsewhere } from '../stored/save-cv.ts';
import * as store from './versions.store.ts';

/** Serves the versions of the CVs. */
export function historyRoutes(
  api: FastifyInstance,
  { db, clock }: { db: Kysely<Database>; clock: Clock },
): void {
  async function requireCv(userId: string, id: string): Promise<StoredCv> {
    const cv = await readCv(db, userId, id);
    if (cv === undefined) throw problem('not-found');
    return cv;
  }
  registerEndpoint(api, endpoints.listVersions, async ({ user, params, reply }) => {
    const cv = await requireCv(user.sub, params.id);
    reply.header('etag', cvEtag(cv.id, cv.version));
    const versions = await store.listVersions(db, cv.id);
    return { versions: versions.map((one) => ({ ...one, at: one.at.toISOString() })) };
  });
  registerEndpoint(api, endpoints.getVersion, async ({ user, params, reply }) => {
    const cv = await requireCv(user.sub, params.id);
    const version = await store.readVersion(db, cv, Number(params.version));
    if (version === undefined) throw problem('not-found');
    return answerCv(reply, version);
  });
  registerEndpoint(api, endpoints.getMainSince, async ({ user, params }) => {
    const copy = await requireCv(user.sub, params.id);
    const main = await readMainCv(db, user.sub);
    if (main === undefined || main.id === copy.id || main.updatedAt <= copy.createdAt) return {};
    const before = await store.readVersionAt(db, main, copy.createdAt);
    return before === undefined ? {} : { before: asCv(before), now: asCv(main) };
  });
  registerEndpoint(api, endpoints.restoreVersion, async ({ user, params, request, reply }) => {
    const { sub: userId } = user;
    const { id } = params;
    const version = Number(params.version);
    const versions = acceptedVersions(id, request.headers['if-match']);
    const wanted = { userId, id, version, versions, now: new Date(clock()) };
    const restored = await store.restoreVersion(db, wanted);
    if (restored !== undefined) return answerCv(reply, restored);
    const cv = await requireCv(userId, id);
    if (versions !== undefined && !versions.includes(cv.version)) throw changedElsewhere(cv);
    // The present one is there already.
    if (version !== cv.version) throw problem('not-found');
    return answerCv(reply, cv);
  });
}

/** A stored CV, whose languages nobody asks for: to find them takes longer than to read it. */
function asCv({ id, createdAt, updatedAt, text }: StoredCv): Cv {
  const dates = { created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
  return { ...(JSON.parse(text) as CvContent), _id: id, ...dates };
}
