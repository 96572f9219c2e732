import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type { IdentityParts } from './identity-parts.ts';
import { replyError, replyRedirect } from './reply-page.ts';

/** The sign-in that the authorization endpoint started. */
export type Details = Awaited<ReturnType<IdentityParts['provider']['interactionDetails']>>;
/** A request for a page of an interaction. */
export type UidRequest = FastifyRequest<{ Params: { uid: string } }>;

/** The interaction of a request; undefined when the address and the cookie do not speak of the same living one: the page is too old or not theirs. */
export async function detailsOf(
  { provider }: IdentityParts,
  request: UidRequest,
  reply: FastifyReply,
): Promise<Details | undefined> {
  try {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    return details.uid === request.params.uid ? details : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Answers for a page that is used up: a step back after signing in leads home, everybody else is told that it has expired. */
export async function replyUsedUp(
  { provider }: IdentityParts,
  request: UidRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  return session.accountId === undefined
    ? replyError(request, reply, 400, 'expired')
    : replyRedirect(reply, '/');
}

/** Ends an interaction with somebody signed in. */
export async function finishInteraction(
  { provider }: IdentityParts,
  request: UidRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(
    request.raw,
    reply.raw,
    { login: { accountId, amr: ['pwd'], remember: true } },
    { mergeWithLastSubmission: false },
  );
  return replyRedirect(reply, returnTo);
}
