import multipart from '@fastify/multipart';
import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';
import { PICTURE_HEADERS } from './picture-headers.ts';
import type { Picture, Pictures } from './pictures.ts';
import { reEncode } from './re-encode.ts';
import { readUpload, UPLOAD_LIMITS } from './read-upload.ts';
import type { ShareLinks } from './share-link.ts';
import { takeTurns } from './take-turns.ts';

/** A picture of 40 megapixels takes up to 160 MB while it is decoded. */
const DECODED_AT_ONCE = 2;
const WAITING = 60;
const RETRY_SOON = { 'retry-after': '5' };
/** Stands for bytes that the browser has; its answer is a 304 and goes without them. */
const NOT_READ: Picture = { bytes: new Uint8Array(), contentType: 'application/octet-stream' };

/** What the picture routes need. */
export interface PictureRouteParts {
  pictures: Pictures;
  shareLinks: ShareLinks;
  publicUrl: string;
}

/** Serves the pictures. */
export function pictureRoutes(api: FastifyInstance, parts: PictureRouteParts): void {
  const { pictures, shareLinks, publicUrl } = parts;
  const turns = takeTurns(DECODED_AT_ONCE, WAITING);
  registerEndpoint(api, endpoints.listPictures, async ({ user }) => ({
    pictureIds: await pictures.list(user.sub),
  }));
  // A scope of its own: forms are read here and nowhere else.
  api.register(async (scope) => {
    await scope.register(multipart, { limits: UPLOAD_LIMITS });
    registerEndpoint(scope, endpoints.uploadPicture, async ({ user, request }) => {
      const bytes = await readUpload(request);
      await pictures.requireRoom(user.sub);
      const picture = await turns(async () => reEncode(bytes));
      if (picture === undefined) throw problem('unavailable', undefined, { headers: RETRY_SOON });
      return { pictureId: await pictures.add(user.sub, picture) };
    });
  });
  registerEndpoint(api, endpoints.deletePicture, async ({ user, params }) => {
    if (!(await pictures.remove(user.sub, params.id))) throw problem('not-found');
  });
  api.register(async (scope) => {
    scope.addHook('onSend', answerNotModified);
    registerEndpoint(scope, endpoints.getPicture, async ({ user, params, request, reply }) => {
      const { id } = params;
      const tag = `"${id}"`;
      // Asked about at every use: a picture that is deleted, or another person's, is not shown from a cache.
      const isKnown = hasTag(request, tag) && (await pictures.list(user.sub)).includes(id);
      const picture = isKnown ? NOT_READ : await pictures.read(user.sub, id);
      const caching = { 'cache-control': 'private, no-cache', vary: 'authorization', etag: tag };
      return answer(reply, picture, caching);
    });
  });
  registerEndpoint(api, endpoints.sharePicture, async ({ user, params }) => {
    const ids = await pictures.list(user.sub);
    if (!ids.includes(params.id)) throw problem('not-found');
    return { shareLink: `${publicUrl}/api/shared/picture/${await shareLinks.sign(params.id)}` };
  });
  registerEndpoint(api, endpoints.getSharedPicture, async ({ params, reply }) => {
    const id = await shareLinks.open(params.token);
    const picture = id === undefined ? undefined : await pictures.readShared(id);
    // Whoever got the link may show the picture on a page of theirs.
    return answer(reply, picture, {
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
    });
  });
}

function answer(
  reply: FastifyReply,
  picture: Picture | undefined,
  headers: Record<string, string>,
): Uint8Array {
  if (picture === undefined) throw problem('not-found');
  reply.headers({ ...PICTURE_HEADERS, ...headers }).type(picture.contentType);
  return picture.bytes;
}

/** A picture's bytes never change, so its id is its tag. */
function hasTag(request: FastifyRequest, tag: string): boolean {
  const given = request.headers['if-none-match']?.split(',') ?? [];
  return given.some((one) => one.trim().replace(/^W\//, '') === tag);
}

async function answerNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const tag = reply.getHeader('etag');
  if (reply.statusCode !== 200 || !hasTag(request, String(tag))) return payload;
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
