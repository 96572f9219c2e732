import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { keepDevice } from './device-cookie.ts';
import { keyedParts, type IdentityParts, type KeyedParts } from './identity-parts.ts';
import { replyError, replyRedirect } from './reply-page.ts';

/** The sign-in that the authorization endpoint started. */
export type Details = Awaited<ReturnType<KeyedParts['provider']['interactionDetails']>>;
/** A request for a page of an interaction. */
export type UidRequest = FastifyRequest<{ Params: { uid: string } }>;

/** The interaction of a request; undefined when the address and the cookie do not speak of the same living one: the page is too old or not theirs. */
export async function detailsOf(
  request: UidRequest,
  reply: FastifyReply,
): Promise<Details | undefined> {
  try {
    const details = await keyedParts(request).provider.interactionDetails(request.raw, reply.raw);
    return details.uid === request.params.uid ? details : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Answers for a page that is used up: a step back after signing in leads home, everybody else is told that it has expired. */
export async function replyUsedUp(request: UidRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { provider } = keyedParts(request);
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  return session.accountId === undefined
    ? replyError(request, reply, 400, 'expired')
    : replyRedirect(reply, '/');
}

/** Ends an interaction with somebody signed in, by what (RFC 8176); their browser is known from then on. */
export async function finishInteraction(
  { paths, devices, security }: Pick<IdentityParts, 'paths' | 'devices' | 'security'>,
  request: UidRequest,
  reply: FastifyReply,
  accountId: string,
  amr: readonly string[] = ['pwd'],
): Promise<FastifyReply> {
  security('signed-in', accountId);
  await devices.remember(accountId, keepDevice(request, reply, paths));
  const returnTo = await keyedParts(request).provider.interactionResult(
    request.raw,
    reply.raw,
    { login: { accountId, amr: [...amr], remember: true } },
    { mergeWithLastSubmission: false },
  );
  return replyRedirect(reply, returnTo);
}
