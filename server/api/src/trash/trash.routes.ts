import { endpoints, LIMITS } from '@sastre/shared-contracts/api';
import { problem } from '@sastre/base/problem';
import { DAY_MS } from '@sastre/time';
import { registerEndpoint } from '@sastre/base/web';
import type { FastifyInstance } from 'fastify';
import { bringBack, type TrashParts } from './bring-back.ts';
import { dropDeletedCv, listDeletedCvs } from '../cv/index.ts';
import { PICTURE_HEADERS } from '../pictures/index.ts';

/** Serves what was deleted and can be brought back. */
export function trashRoutes(api: FastifyInstance, parts: TrashParts): void {
  const { db, clock, pictures } = parts;
  registerEndpoint(api, endpoints.listTrash, async ({ user }) => {
    const cvs = await listDeletedCvs(db, user.sub, new Date(clock()));
    const images = await pictures.listDeleted(user.sub);
    const noJob = { kind: 'picture', companyName: null, position: null };
    const items = [...cvs, ...images.map((one) => ({ ...one, ...noJob }))]
      .toSorted((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
      .map(({ id, kind, companyName, position, deletedAt }) => ({
        id,
        kind,
        ...(companyName === null ? {} : { companyName }),
        ...(position === null ? {} : { position }),
        deletedAt: deletedAt.toISOString(),
        goneAt: new Date(deletedAt.getTime() + LIMITS.trashDays * DAY_MS).toISOString(),
      }));
    return { items };
  });
  registerEndpoint(api, endpoints.bringBack, async ({ user, params: { id }, body }) => {
    const kind = await bringBack(parts, { userId: user.sub, id, companyName: body.companyName });
    return { id, kind };
  });
  registerEndpoint(api, endpoints.deleteForGood, async ({ user, params: { id } }) => {
    if (await dropDeletedCv(db, user.sub, id)) return;
    if (!(await pictures.dropDeleted(user.sub, id))) throw problem('not-found');
  });
  registerEndpoint(api, endpoints.getDeletedPicture, async ({ user, params, reply }) => {
    const picture = await pictures.readDeleted(user.sub, params.id);
    if (picture === undefined) throw problem('not-found');
    reply
      .headers({ ...PICTURE_HEADERS, 'cache-control': 'private, no-store' })
      .type(picture.contentType);
    return picture.bytes;
  });
}
