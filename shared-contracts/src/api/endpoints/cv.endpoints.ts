import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  cvPatchSchema,
  cvSchema,
  tailoredCvListItemSchema,
  type Cv,
} from '../schemas/cv.schema.ts';
import { serverId } from '../schemas/fields.schema.ts';
import { addedRequirementSchema, reportDecisionsSchema } from '../schemas/report.schema.ts';

const byId = z.strictObject({ id: serverId() });
/** The loose schema parses answers; its static type is the known part. */
const cvAnswer = cvSchema as unknown as z.ZodMiniType<Cv, Cv>;

export const getMainCv = defineEndpoint({
  id: 'getMainCv',
  method: 'GET',
  path: '/user/me/cv',
  summary: 'The main CV; an empty one is created at the first call',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: cvAnswer,
  problems: [],
});
export const getCv = defineEndpoint({
  id: 'getCv',
  method: 'GET',
  path: '/user/me/cv/{id}',
  summary: 'A CV of the user, main or tailored',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  response: cvAnswer,
  problems: ['not-found'],
});
export const listTailoredCvs = defineEndpoint({
  id: 'listTailoredCvs',
  method: 'GET',
  path: '/user/me/cv/tailored-list',
  summary: 'Tailored CVs, newest first',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: z.array(tailoredCvListItemSchema),
  problems: [],
});
export const saveCv = defineEndpoint({
  id: 'saveCv',
  method: 'PUT',
  path: '/user/me/cv/{id}',
  summary: 'Saves the keys that are present; If-Match guards against lost updates',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  request: cvPatchSchema,
  response: cvAnswer,
  bodyLimit: LIMITS.documentBytes,
  problems: ['not-found', 'changed-elsewhere', 'too-large'],
});
export const decideReport = defineEndpoint({
  id: 'decideReport',
  method: 'PUT',
  path: '/user/me/cv/{id}/report',
  summary:
    'Takes the decisions of a review of a tailored copy: applies or puts back edits; If-Match guards',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  request: reportDecisionsSchema,
  response: cvAnswer,
  problems: ['not-found', 'changed-elsewhere', 'too-large'],
});
export const addRequirement = defineEndpoint({
  id: 'addRequirement',
  method: 'POST',
  path: '/user/me/cv/{id}/report/requirements',
  summary: 'Adds a skill or language that the job asks for to the main CV and to this copy',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  request: addedRequirementSchema,
  response: cvAnswer,
  problems: ['not-found', 'changed-elsewhere', 'too-large'],
});
export const matchReport = defineEndpoint({
  id: 'matchReport',
  method: 'POST',
  path: '/user/me/cv/{id}/report/matches',
  summary:
    'Matches what the job asks for against the main CV and this copy as they are now, at no cost',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: byId,
  response: cvAnswer,
  problems: ['not-found', 'changed-elsewhere'],
});
export const deleteMainCv = defineEndpoint({
  id: 'deleteMainCv',
  method: 'DELETE',
  path: '/user/me/cv',
  summary: 'Deletes the main CV; tailored copies stay',
  auth: 'required',
  kind: 'empty',
  status: 204,
  problems: [],
});
export const deleteCv = defineEndpoint({
  id: 'deleteCv',
  method: 'DELETE',
  path: '/user/me/cv/{id}',
  summary: 'Deletes a tailored copy',
  auth: 'required',
  kind: 'empty',
  status: 204,
  params: byId,
  problems: ['not-found'],
});
