import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cvSchema, type Cv } from '../schemas/cv.schema.ts';
import { serverId } from '../schemas/fields.schema.ts';
import {
  bringBackSchema,
  broughtBackSchema,
  cvVersionsSchema,
  trashSchema,
  versionNumber,
} from '../schemas/history.schema.ts';
import { getPicture } from './pictures.endpoints.ts';

const byId = z.strictObject({ id: serverId() });
const byVersion = z.strictObject({ id: serverId(), version: versionNumber() });
const cvAnswer = cvSchema as unknown as z.ZodMiniType<Cv, Cv>;
const mainSinceAnswer = z.looseObject({ before: z.optional(cvAnswer), now: z.optional(cvAnswer) });

export const listVersions = defineEndpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/user/me/cv/{id}/versions',
  summary:
    'Versions of a CV that can be looked at and restored, newest first; the ETag is that of the CV',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  response: cvVersionsSchema,
  problems: ['not-found'],
});
export const getVersion = defineEndpoint({
  id: 'getVersion',
  method: 'GET',
  path: '/user/me/cv/{id}/versions/{version}',
  summary: 'A CV as it was in one of its versions',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byVersion,
  response: cvAnswer,
  problems: ['not-found'],
});
export const getMainSince = defineEndpoint({
  id: 'getMainSince',
  method: 'GET',
  path: '/user/me/cv/{id}/main',
  summary:
    'The main CV as it was when this copy was asked for, and as it is; neither where it is the same, or not kept',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  response: mainSinceAnswer,
  problems: ['not-found'],
});
export const restoreVersion = defineEndpoint({
  id: 'restoreVersion',
  method: 'POST',
  path: '/user/me/cv/{id}/versions/{version}/restore',
  summary: 'Makes a version of a CV its newest one; If-Match guards against lost updates',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byVersion,
  response: cvAnswer,
  problems: ['not-found', 'changed-elsewhere'],
});
export const listTrash = defineEndpoint({
  id: 'listTrash',
  method: 'GET',
  path: '/user/me/trash',
  summary: 'Deleted CVs and pictures that can be brought back, last deleted first',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: trashSchema,
  problems: [],
});
export const bringBack = defineEndpoint({
  id: 'bringBack',
  method: 'POST',
  path: '/user/me/trash/{id}/restore',
  summary: 'Brings a deleted CV or picture back',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  request: bringBackSchema,
  response: broughtBackSchema,
  problems: ['not-found', 'main-exists', 'limit-reached'],
});
export const deleteForGood = defineEndpoint({
  id: 'deleteForGood',
  method: 'DELETE',
  path: '/user/me/trash/{id}',
  summary: 'Deletes a deleted CV or picture for good, at once',
  auth: 'required',
  kind: 'empty',
  status: 204,
  params: byId,
  problems: ['not-found'],
});
export const getDeletedPicture = defineEndpoint({
  id: 'getDeletedPicture',
  method: 'GET',
  path: '/user/me/trash/{id}/picture',
  summary: 'A deleted picture that can be brought back',
  auth: 'required',
  kind: 'blob',
  contentTypes: getPicture.contentTypes,
  status: 200,
  params: byId,
  problems: ['not-found'],
});
