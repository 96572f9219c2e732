import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  renewCodes,
  turnOffAuthenticator,
  turnOnAuthenticator,
  type Added,
} from '../factors/change-factors.ts';
import { codeKey } from '../factors/check-code.ts';
import { plainCode } from '../account/recovery-code.rules.ts';
import { renderAppSetUpPage } from '../pages/app-set-up.page.ts';
import { renderCodesPage } from '../pages/codes.page.ts';
import { translateFactor, type FactorMessages } from '../pages/factor-messages.ts';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import {
  accountSession,
  accountSignInUrl,
  ownAccountPost,
  type AccountSession,
} from './account-session.ts';
import { keyedParts, type IdentityParts } from './identity-parts.ts';
import { changerOf, isProved, showProve, type ProveFor } from './prove.ts';
import { formReader, localeOf, replyPage, replyRedirect } from './reply-page.ts';

/** Says what has changed, and leads back to the page "Signing in". */
export function replyChanged(
  { paths }: Pick<IdentityParts, 'paths'>,
  request: FastifyRequest,
  reply: FastifyReply,
  text: keyof FactorMessages,
  { codes, isFirst }: Added = { codes: [], isFirst: false },
): FastifyReply {
  const locale = localeOf(request);
  const t = translateFactor.bind(null, locale);
  const back = paths.realm + paths.account;
  const status = isFirst ? `${t(text)} ${t('othersEnded')}` : t(text);
  const page = { locale, title: t('twoStep'), status };
  const link = { href: back, text: translate(locale, 'signingIn') };
  return replyPage(
    reply,
    200,
    codes.length > 0
      ? renderCodesPage({ locale, status, codes, back })
      : renderNoticePage({ ...page, link }),
  );
}

/** The authenticator app and recovery codes, below the page "Signing in". */
export function factorRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, factors, throttle } = parts;
  const account = paths.realm + paths.account;
  const setUp = `${account}/app/set-up`;

  type Step = 'app' | 'remove-app' | 'codes';
  const steps: Record<Step, (request: FastifyRequest, isOn: boolean) => ProveFor> = {
    app(request, isOn) {
      const t = translateFactor.bind(null, localeOf(request));
      const texts = [t('setUpText'), ...(isOn ? [] : [t('othersEnd')])];
      return { action: `${account}/app`, title: t('setUpApp'), texts, submit: t('goOn') };
    },
    'remove-app'(request) {
      const t = translateFactor.bind(null, localeOf(request));
      const action = `${account}/remove-app`;
      return { action, title: t('removeApp'), texts: [t('removeAppText')], submit: t('remove') };
    },
    codes(request) {
      const t = translateFactor.bind(null, localeOf(request));
      const action = `${account}/codes`;
      return { action, title: t('newCodes'), texts: [t('newCodesText')], submit: t('newCodes') };
    },
  };

  /** What a step needs to be there: an app can be set up where there is none, and so on. */
  async function fits(step: Step, userId: string): Promise<boolean> {
    if (step === 'codes') return factors.areOn(userId);
    return (await factors.totp.isOn(userId)) === (step === 'remove-app');
  }

  function showSetUp(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionUid }: AccountSession,
    { secret, error, status = 200 }: { secret: string; error?: string; status?: number },
  ) {
    const html = renderAppSetUpPage({
      locale: localeOf(request),
      action: setUp,
      csrf: keyedParts(request).guard.tokenFor(sessionUid),
      secret,
      email: user.email,
      back: account,
      error,
    });
    return replyPage(reply, status, html);
  }

  async function act(
    step: Step,
    request: FastifyRequest,
    reply: FastifyReply,
    current: AccountSession,
  ) {
    const changer = changerOf(request, current);
    if (step === 'app') {
      await factors.totp.begin(current.user.id, current.sessionUid);
      return replyRedirect(reply, setUp);
    }
    if (step === 'codes') {
      const codes = await renewCodes(parts, changer);
      if (!codes) return replyRedirect(reply, account);
      return replyChanged(parts, request, reply, 'codesMade', { codes, isFirst: false });
    }
    const isOff = await turnOffAuthenticator(parts, changer);
    return isOff ? replyChanged(parts, request, reply, 'appIsOff') : replyRedirect(reply, account);
  }

  for (const step of ['app', 'remove-app', 'codes'] as const) {
    app.get(`${account}/${step}`, async (request, reply) => {
      const current = await accountSession(parts, request, reply);
      if (!current) return replyRedirect(reply, accountSignInUrl(paths));
      if (!(await fits(step, current.user.id))) return replyRedirect(reply, account);
      const isOn = await factors.areOn(current.user.id);
      return showProve(parts, request, reply, current, steps[step](request, isOn));
    });
    app.post(`${account}/${step}`, async (request, reply) => {
      const current = await ownAccountPost(parts, request, reply);
      if (!current) return reply;
      if (!(await fits(step, current.user.id))) return replyRedirect(reply, account);
      const page = steps[step](request, await factors.areOn(current.user.id));
      if (!(await isProved(parts, request, reply, current, page))) return reply;
      return act(step, request, reply, current);
    });
  }

  app.get(setUp, async (request, reply) => {
    const current = await accountSession(parts, request, reply);
    if (!current) return replyRedirect(reply, accountSignInUrl(paths));
    const secret = await factors.totp.beingSetUp(current.user.id, current.sessionUid);
    return secret === undefined
      ? replyRedirect(reply, account)
      : showSetUp(request, reply, current, { secret });
  });
  app.post(setUp, async (request, reply) => {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const { user, sessionUid } = current;
    const secret = await factors.totp.beingSetUp(user.id, sessionUid);
    if (secret === undefined) return replyRedirect(reply, account);
    const seconds = await throttle.take(codeKey(user.id));
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      const error = translate(localeOf(request), 'tooMany', { seconds });
      return showSetUp(request, reply, current, { secret, error, status: 429 });
    }
    const code = plainCode(formReader(request)('code'));
    const added = await turnOnAuthenticator(parts, changerOf(request, current), code);
    if (!added) {
      const error = translateFactor(localeOf(request), 'wrongAppCode');
      return showSetUp(request, reply, current, { secret, error, status: 400 });
    }
    await throttle.giveBack(codeKey(user.id));
    return replyChanged(parts, request, reply, 'appIsOn', added);
  });
}
