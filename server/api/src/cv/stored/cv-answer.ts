import type { FastifyReply } from 'fastify';
import { jsonText, type JsonText } from '@sastre/base/web';
import { cvJson } from './cv.dto.ts';
import { cvEtag } from './cv.rules.ts';
import type { StoredCv } from './cv.store.ts';

/** The answer of a CV, with its entity tag. */
export function answerCv(reply: FastifyReply, cv: StoredCv): JsonText {
  reply.header('etag', cvEtag(cv.id, cv.version));
  return jsonText(cvJson(cv));
}
