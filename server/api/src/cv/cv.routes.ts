import { randomUUID } from 'node:crypto';
import {
  DEFAULT_PAPER,
  defaultCvContent,
  defaultPersonalInfo,
  defaultTailored,
  endpoints,
} from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { type Caller, registerEndpoint } from '@sastre/base/web';
import { problem } from '@sastre/base/problem';
import type { Clock } from '@sastre/time';
import { answerCv } from './stored/cv-answer.ts';
import { listItem } from './stored/cv.dto.ts';
import { paperOfRegion } from './paper-of-region.rules.ts';
import { listedLanguages } from './listed-languages.ts';
import * as store from './stored/cv.store.ts';
import { deleteMainCv, deleteTailoredCv } from './deleted-cvs.store.ts';
import { saveCv } from './stored/save-cv.ts';

/** Serves the CVs. */
export function cvRoutes(
  api: FastifyInstance,
  { db, clock }: { db: Kysely<Database>; clock: Clock },
): void {
  registerEndpoint(api, endpoints.getMainCv, async ({ user, request, reply }) => {
    const paper = paperOfRegion(request.headers['accept-language']);
    return answerCv(reply, await mainCv(db, { ...user, paper }, new Date(clock())));
  });
  registerEndpoint(api, endpoints.getCv, async ({ user, params, reply }) => {
    const cv = await store.readCv(db, user.sub, params.id);
    if (cv === undefined) throw problem('not-found');
    return answerCv(reply, cv);
  });
  registerEndpoint(api, endpoints.listTailoredCvs, async ({ user }) => {
    const items = await store.listTailoredCvs(db, user.sub);
    const languages = await listedLanguages(db, user.sub, items);
    return items.map((item) => listItem(item, languages.get(item.id)));
  });
  registerEndpoint(api, endpoints.saveCv, async ({ user, params, body, request, reply }) => {
    const { sub: userId } = user;
    const ifMatch = request.headers['if-match'];
    const now = new Date(clock());
    return answerCv(reply, await saveCv(db, { userId, id: params.id, patch: body, ifMatch, now }));
  });
  registerEndpoint(api, endpoints.deleteMainCv, async ({ user }) =>
    deleteMainCv(db, user.sub, new Date(clock())),
  );
  registerEndpoint(api, endpoints.deleteCv, async ({ user, params }) => {
    const isDeleted = await deleteTailoredCv(db, user.sub, params.id, new Date(clock()));
    if (!isDeleted) throw problem('not-found');
  });
}

/** The main CV; where there is none, a new one for the paper of whoever asks first. */
async function mainCv(
  db: Kysely<Database>,
  caller: Caller & { paper: ReturnType<typeof paperOfRegion> },
  now: Date,
): Promise<store.StoredCv> {
  const stored = await store.readMainCv(db, caller.sub);
  if (stored !== undefined) return stored;
  const { name: fullName, email, paper } = caller;
  const personal_info = { ...defaultPersonalInfo, fullName, email };
  // A CV without settings of its own is on the usual paper.
  const pdfOptions = { ...defaultTailored.pdfOptions, paper };
  const layout = paper === DEFAULT_PAPER ? {} : { tailored: { ...defaultTailored, pdfOptions } };
  const body = JSON.stringify({ ...defaultCvContent, personal_info, ...layout });
  await store.createMainCv(db, { id: randomUUID(), userId: caller.sub, body, now });
  const created = await store.readMainCv(db, caller.sub);
  // Deleted again in between, by another tab.
  if (created === undefined) throw problem('not-found');
  return created;
}
