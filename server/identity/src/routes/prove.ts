import type { FastifyReply, FastifyRequest } from 'fastify';
import { passkeyQuestion } from '../factors/passkey-check.ts';
import { proveAgain } from '../factors/prove-again.ts';
import { tellOwner, type Changer } from '../factors/change-factors.ts';
import { translateFactor } from '../pages/factor-messages.ts';
import { translate } from '../pages/messages.ts';
import { renderProvePage, type ProvePage } from '../pages/prove.page.ts';
import type { AccountSession } from './account-session.ts';
import { deviceOf } from './device-cookie.ts';
import { keyedParts, passkeyParts, type IdentityParts } from './identity-parts.ts';
import { formReader, localeOf, replyPage } from './reply-page.ts';

/** What a page asks to be proved for. */
export type ProveFor = Pick<ProvePage, 'action' | 'title' | 'texts' | 'submit'> &
  Partial<Pick<ProvePage, 'fields' | 'hidden' | 'error' | 'wrongField'>>;

/** Who changes something, for the change and its mail. */
export function changerOf(request: FastifyRequest, current: AccountSession): Changer {
  return { ...current, locale: localeOf(request) };
}

/** Sends the page that asks for the password and, where there are any, for a factor. */
export async function showProve(
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  current: AccountSession,
  { status = 200, ...page }: ProveFor & { status?: number },
): Promise<FastifyReply> {
  const { factors, paths } = parts;
  const { user, sessionUid } = current;
  const asking = passkeyParts(parts, request);
  const passkeys = asking ? await factors.passkeys.ofUser(user.id) : [];
  const scope = { purpose: 'prove', within: sessionUid, userId: user.id } as const;
  const hasApp = await factors.totp.isOn(user.id);
  const html = renderProvePage({
    locale: localeOf(request),
    csrf: keyedParts(request).guard.tokenFor(sessionUid),
    back: paths.realm + paths.account,
    code: hasApp ? 'app' : (await factors.areOn(user.id)) ? 'recovery' : undefined,
    passkeyQuestion:
      asking && passkeys.length > 0 ? passkeyQuestion(asking, scope, passkeys) : undefined,
    ...page,
  });
  return replyPage(reply, status, html);
}

/** Whether it is proved; false: the page with what is wrong is sent. */
export async function isProved(
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
  current: AccountSession,
  page: ProveFor,
): Promise<boolean> {
  const field = formReader(request);
  const locale = localeOf(request);
  const proof = {
    password: field('current'),
    code: field('code'),
    passkey: field('passkey'),
    ip: request.ip,
    device: deviceOf(request, parts.paths),
    sessionUid: current.sessionUid,
  };
  const result = await proveAgain(parts, current.user, proof, passkeyParts(parts, request));
  if (result.kind === 'proved') {
    if (result.by === 'recovery')
      await tellOwner(parts, changerOf(request, current), 'recovery-code-used');
    return true;
  }
  const wrongField = result.what === 'password' ? 'current' : 'code';
  if (result.kind === 'wait') {
    reply.header('retry-after', result.seconds);
    const error = translate(locale, 'tooMany', { seconds: result.seconds });
    await showProve(parts, request, reply, current, { ...page, error, wrongField, status: 429 });
    return false;
  }
  const error = {
    password: translate(locale, 'wrongPassword'),
    code: translateFactor(locale, 'wrongCode'),
    passkey: translateFactor(locale, 'wrongPasskey'),
  }[result.what];
  await showProve(parts, request, reply, current, { ...page, error, wrongField, status: 401 });
  return false;
}
