import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { serverId } from '../schemas/fields.schema.ts';
import {
  tailoringCheckSchema,
  tailoringProgressSchema,
  tailoringRequestSchema,
  tailoringStartSchema,
} from '../schemas/tailoring-job.schema.ts';

export const startTailoring = defineEndpoint({
  id: 'startTailoring',
  method: 'POST',
  path: '/user/me/cv/tailor',
  summary: 'Starts a tailoring job',
  auth: 'required',
  kind: 'json',
  status: 202,
  request: tailoringRequestSchema,
  response: tailoringStartSchema,
  problems: ['limit-reached', 'too-large', 'usage-limit'],
});
export const checkTailoring = defineEndpoint({
  id: 'checkTailoring',
  method: 'POST',
  path: '/user/me/cv/tailor/check',
  summary: 'Says what a tailoring could not do, before it is started and at no cost',
  auth: 'required',
  kind: 'json',
  status: 200,
  request: tailoringRequestSchema,
  response: tailoringCheckSchema,
  problems: ['too-large'],
});
export const tailoringProgress = defineEndpoint({
  id: 'tailoringProgress',
  method: 'GET',
  path: '/user/me/cv/tailor/progress/{bullId}',
  summary: 'State of a tailoring job',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: z.strictObject({ bullId: serverId() }),
  response: tailoringProgressSchema,
  problems: ['not-found'],
});
