import type { FastifyInstance, FastifyReply } from 'fastify';
import { tellOwner } from '../factors/change-factors.ts';
import { checkCode } from '../factors/check-code.ts';
import { checkPasskey, passkeyQuestion } from '../factors/passkey-check.ts';
import { translateFactor } from '../pages/factor-messages.ts';
import { translate } from '../pages/messages.ts';
import { renderSecondStepPage } from '../pages/second-step.page.ts';
import { deviceOf } from './device-cookie.ts';
import { keyedParts, passkeyParts, type IdentityParts } from './identity-parts.ts';
import {
  detailsOf,
  finishInteraction,
  replyUsedUp,
  type Details,
  type UidRequest,
} from './interaction-details.ts';
import { isOwnPost } from './open-pages.ts';
import { formReader, localeOf, replyError, replyPage, replyRedirect } from './reply-page.ts';

/** The second step of a sign-in: a code or a passkey. */
export function secondStepRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, factors, mail, users } = parts;
  const baseOf = (uid: string) => `${paths.realm}/interaction/${uid}`;

  async function show(
    request: UidRequest,
    reply: FastifyReply,
    { details, userId, status = 200 }: { details: Details; userId: string; status?: number },
    error?: string,
  ) {
    const { uid, params } = details;
    const asking = passkeyParts(parts, request);
    const passkeys = asking ? await factors.passkeys.ofUser(userId) : [];
    const scope = { purpose: 'second-step', within: uid, userId } as const;
    const html = renderSecondStepPage({
      locale: localeOf(request, params['ui_locales']),
      base: baseOf(uid),
      csrf: keyedParts(request).guard.tokenFor(uid),
      hasApp: await factors.totp.isOn(userId),
      passkeyQuestion:
        asking && passkeys.length > 0 ? passkeyQuestion(asking, scope, passkeys) : undefined,
      error,
    });
    return replyPage(reply, status, html);
  }

  /** Signs in whoever has shown a factor; of two at the same moment one. */
  async function finish(
    request: UidRequest,
    reply: FastifyReply,
    { uid }: Details,
    userId: string,
    amr: readonly string[],
  ) {
    if (!(await factors.steps.end(uid))) return replyUsedUp(request, reply);
    return finishInteraction(parts, request, reply, userId, amr);
  }

  app.get(`${baseOf(':uid')}/second-step`, async (request: UidRequest, reply) => {
    const details = await detailsOf(request, reply);
    if (!details) return replyUsedUp(request, reply);
    const userId = await factors.steps.userOf(details.uid);
    if (userId === undefined) return replyRedirect(reply, `${baseOf(details.uid)}/login`);
    return show(request, reply, { details, userId });
  });

  app.post(`${baseOf(':uid')}/second-step`, async (request: UidRequest, reply) => {
    const details = await detailsOf(request, reply);
    if (!details) return replyUsedUp(request, reply);
    if (!isOwnPost(request, details.uid)) return replyError(request, reply, 403, 'formRefused');
    const userId = await factors.steps.userOf(details.uid);
    if (userId === undefined) return replyRedirect(reply, `${baseOf(details.uid)}/login`);
    const field = formReader(request);
    const locale = localeOf(request, details.params['ui_locales']);
    const asking = passkeyParts(parts, request);
    if (asking && field('passkey') !== '') {
      const scope = { purpose: 'second-step', within: details.uid, userId } as const;
      const owner = await checkPasskey(asking, scope, field('passkey'));
      if (owner === userId) return finish(request, reply, details, userId, ['pwd', 'swk', 'mfa']);
      const error = translateFactor(locale, 'wrongPasskey');
      return show(request, reply, { details, userId, status: 401 }, error);
    }
    const device = deviceOf(request, paths);
    const result = await checkCode(parts, { userId, typed: field('code'), device });
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = translate(locale, 'tooMany', { seconds: result.seconds });
      return show(request, reply, { details, userId, status: 429 }, error);
    }
    if (result.kind === 'wrong') {
      const error = translateFactor(locale, 'wrongCode');
      return show(request, reply, { details, userId, status: 401 }, error);
    }
    const user = await users.byId(userId);
    if (user && result.kind === 'recovery') {
      await tellOwner(parts, { user, locale }, 'recovery-code-used');
      void mail?.look();
    }
    return finish(request, reply, details, userId, ['pwd', 'otp', 'mfa']);
  });
}
