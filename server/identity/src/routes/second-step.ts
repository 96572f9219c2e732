import type { FastifyReply } from 'fastify';
import type { IdentityParts } from './identity-parts.ts';
import { finishInteraction, type Details, type UidRequest } from './interaction-details.ts';
import { replyRedirect } from './reply-page.ts';

/** Goes on after a right password: signed in, or to the second step of an account that has one. */
export async function afterPassword(
  parts: IdentityParts,
  request: UidRequest,
  reply: FastifyReply,
  { uid }: Pick<Details, 'uid'>,
  userId: string,
): Promise<FastifyReply> {
  const { factors, paths } = parts;
  if (!(await factors.areOn(userId))) return finishInteraction(parts, request, reply, userId);
  await factors.steps.begin(uid, userId);
  return replyRedirect(reply, `${paths.realm}/interaction/${uid}/second-step`);
}
