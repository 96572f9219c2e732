import multipart from '@fastify/multipart';
import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from '../http/problem.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { Picture, Pictures } from './pictures.ts';
import { reEncode } from './re-encode.ts';
import { readUpload, UPLOAD_LIMITS } from './read-upload.ts';
import type { ShareLinks } from './share-link.ts';

/** What the picture routes need. */
export interface PictureRouteParts {
  pictures: Pictures;
  shareLinks: ShareLinks;
  publicUrl: string;
}

/** Serves the pictures. */
export function pictureRoutes(api: FastifyInstance, parts: PictureRouteParts): void {
  const { pictures, shareLinks, publicUrl } = parts;
  registerEndpoint(api, endpoints.listPictures, async ({ user }) => ({
    pictureIds: await pictures.list(user.sub),
  }));
  // A scope of its own: forms are read here and nowhere else.
  api.register(async (scope) => {
    await scope.register(multipart, { limits: UPLOAD_LIMITS });
    registerEndpoint(scope, endpoints.uploadPicture, async ({ user, request }) => {
      const picture = await reEncode(await readUpload(request));
      return { pictureId: await pictures.add(user.sub, picture) };
    });
  });
  registerEndpoint(api, endpoints.deletePicture, async ({ user, params }) => {
    if (!(await pictures.remove(user.sub, params.id))) throw problem('not-found');
  });
  registerEndpoint(api, endpoints.getPicture, async ({ user, params, reply }) =>
    answer(reply, await pictures.read(user.sub, params.id), 'private, max-age=3600'),
  );
  registerEndpoint(api, endpoints.sharePicture, async ({ user, params }) => {
    const ids = await pictures.list(user.sub);
    if (!ids.includes(params.id)) throw problem('not-found');
    return { shareLink: `${publicUrl}/api/shared/picture/${await shareLinks.sign(params.id)}` };
  });
  registerEndpoint(api, endpoints.getSharedPicture, async ({ params, reply }) => {
    const id = await shareLinks.open(params.token);
    const picture = id === undefined ? undefined : await pictures.readShared(id);
    // Whoever got the link may show the picture on a page of theirs.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return answer(reply, picture, 'no-store');
  });
}

function answer(reply: FastifyReply, picture: Picture | undefined, cache: string): Uint8Array {
  if (picture === undefined) throw problem('not-found');
  reply
    .headers({
      'cache-control': cache,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(picture.contentType);
  return picture.bytes;
}
