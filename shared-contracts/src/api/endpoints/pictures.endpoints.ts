import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { serverId } from '../schemas/fields.schema.ts';
import { pdfReadingSchema } from '../schemas/pdf-report.schema.ts';
import {
  pdfRequestSchema,
  pictureListSchema,
  pictureSchema,
  shareLinkSchema,
} from '../schemas/picture.schema.ts';

const byId = z.strictObject({ id: serverId() });
/** What a stored picture may be. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const listPictures = defineEndpoint({
  id: 'listPictures',
  method: 'GET',
  path: '/user/me/pictures',
  summary: 'Ids of the pictures, oldest first',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: pictureListSchema,
  problems: [],
});
export const uploadPicture = defineEndpoint({
  id: 'uploadPicture',
  method: 'POST',
  path: '/user/me/picture',
  summary: 'Stores a picture (form field `picture`), re-encoded',
  auth: 'required',
  kind: 'upload',
  status: 200,
  response: pictureSchema,
  bodyLimit: LIMITS.pictureBytes + 65_536,
  problems: ['limit-reached', 'too-large', 'unsupported-type'],
});
export const deletePicture = defineEndpoint({
  id: 'deletePicture',
  method: 'DELETE',
  path: '/user/me/picture/{id}',
  summary: 'Deletes a picture',
  auth: 'required',
  kind: 'empty',
  status: 204,
  params: byId,
  problems: ['not-found'],
});
export const getPicture = defineEndpoint({
  id: 'getPicture',
  method: 'GET',
  path: '/user/me/picture/{id}',
  summary: 'The picture itself',
  auth: 'required',
  kind: 'blob',
  contentTypes: PICTURE_TYPES,
  status: 200,
  params: byId,
  problems: ['not-found'],
});
export const sharePicture = defineEndpoint({
  id: 'sharePicture',
  method: 'GET',
  path: '/user/me/picture/{id}/share-link',
  summary: 'A signed link of 15 minutes',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  response: shareLinkSchema,
  problems: ['not-found'],
});
export const getSharedPicture = defineEndpoint({
  id: 'getSharedPicture',
  method: 'GET',
  path: '/shared/picture/{token}',
  summary: 'A picture by its share link',
  auth: 'none',
  kind: 'blob',
  contentTypes: PICTURE_TYPES,
  status: 200,
  params: z.strictObject({ token: z.string().check(z.maxLength(400)) }),
  problems: ['not-found'],
});
export const generatePdf = defineEndpoint({
  id: 'generatePdf',
  method: 'POST',
  path: '/utils/generate-pdf',
  summary: 'Prints the renderer’s document',
  auth: 'required',
  kind: 'blob',
  contentTypes: ['application/pdf'],
  status: 200,
  request: pdfRequestSchema,
  // JSON escaping may double what html weighs; its own 2 MiB are checked beside.
  bodyLimit: 2 * LIMITS.htmlBytes + 65_536,
  problems: ['not-found', 'too-large', 'pdf-unavailable', 'pdf-busy', 'pdf-timeout', 'pdf-failed'],
});
export const readPdf = defineEndpoint({
  id: 'readPdf',
  method: 'POST',
  path: '/utils/read-pdf',
  summary: 'Prints the renderer’s document and answers what is read out of the bytes',
  auth: 'required',
  kind: 'json',
  status: 200,
  request: pdfRequestSchema,
  response: pdfReadingSchema,
  bodyLimit: generatePdf.bodyLimit,
  problems: generatePdf.problems,
});
