import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addPasskey, removePasskey } from '../factors/change-factors.ts';
import { checkNewPasskey, newPasskeyQuestion } from '../factors/passkey-check.ts';
import { translateFactor } from '../pages/factor-messages.ts';
import { renderNewPasskeyPage } from '../pages/new-passkey.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNoticePage } from '../pages/notice.page.ts';
import { MAX_PASSKEYS } from '../store/passkeys.ts';
import {
  accountSession,
  accountSignInUrl,
  ownAccountPost,
  type AccountSession,
} from './account-session.ts';
import { replyChanged } from './factor.routes.ts';
import { keyedParts, passkeyParts, type IdentityParts } from './identity-parts.ts';
import { queryOf } from './open-pages.ts';
import { changerOf, isProved, showProve, type ProveFor } from './prove.ts';
import { formReader, localeOf, replyPage, replyRedirect } from './reply-page.ts';

const MAX_NAME = 60;

/** Passkeys, below the page "Signing in": add one with a name, remove one. */
export function passkeyRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, factors } = parts;
  const account = paths.realm + paths.account;
  const add = `${account}/passkey`;
  const made = `${account}/passkey/made`;
  const remove = `${account}/remove-passkey`;
  const scopeOf = ({ user, sessionUid }: AccountSession) =>
    ({ purpose: 'add', within: sessionUid, userId: user.id }) as const;

  function adding(request: FastifyRequest, isOn: boolean, name = ''): ProveFor {
    const t = translateFactor.bind(null, localeOf(request));
    const label = t('passkeyName');
    const field = { name: 'name', label, type: 'text', autocomplete: 'off', value: name } as const;
    return {
      action: add,
      title: t('addPasskey'),
      texts: [t('passkeyText'), ...(isOn ? [] : [t('othersEnd')])],
      submit: t('goOn'),
      fields: [{ ...field, hint: t('passkeyNameHint'), focus: true }],
    };
  }

  function notMade(request: FastifyRequest, reply: FastifyReply) {
    const locale = localeOf(request);
    const t = translateFactor.bind(null, locale);
    const link = { href: add, text: t('addPasskey') };
    const page = { locale, title: translate(locale, 'errorTitle'), error: t('passkeyNotMade') };
    return replyPage(reply, 400, renderNoticePage({ ...page, link }));
  }

  async function removal(request: FastifyRequest, { user }: AccountSession, id: string) {
    const t = translateFactor.bind(null, localeOf(request));
    const passkey = (await factors.passkeys.list(user.id)).find((one) => one.id === id);
    if (!passkey) return undefined;
    return {
      action: remove,
      title: t('removePasskey'),
      texts: [t('removeText', { name: passkey.name })],
      submit: t('remove'),
      hidden: { id },
    };
  }

  app.get(remove, async (request, reply) => {
    const current = await accountSession(parts, request, reply);
    if (!current) return replyRedirect(reply, accountSignInUrl(paths));
    const page = await removal(request, current, queryOf(request).get('id') ?? '');
    return page ? showProve(parts, request, reply, current, page) : replyRedirect(reply, account);
  });
  app.post(remove, async (request, reply) => {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const id = formReader(request)('id');
    const page = await removal(request, current, id);
    if (!page) return replyRedirect(reply, account);
    if (!(await isProved(parts, request, reply, current, page))) return reply;
    const isGone = await removePasskey(parts, changerOf(request, current), id);
    return isGone
      ? replyChanged(parts, request, reply, 'passkeyIsRemoved')
      : replyRedirect(reply, account);
  });

  if (factors.site === undefined) return;
  app.get(add, async (request, reply) => {
    const current = await accountSession(parts, request, reply);
    if (!current) return replyRedirect(reply, accountSignInUrl(paths));
    const isOn = await factors.areOn(current.user.id);
    return showProve(parts, request, reply, current, adding(request, isOn));
  });
  app.post(add, async (request, reply) => {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const asking = passkeyParts(parts, request);
    if (!asking) return replyRedirect(reply, account);
    const locale = localeOf(request);
    const t = translateFactor.bind(null, locale);
    const name = formReader(request)('name').trim();
    const page = adding(request, await factors.areOn(current.user.id), name);
    const isFull = (await factors.passkeys.list(current.user.id)).length >= MAX_PASSKEYS;
    if (isFull || name === '' || name.length > MAX_NAME) {
      const ofName = name === '' ? t('nameMissing') : t('nameTooLong', { max: MAX_NAME });
      const error = isFull ? t('tooManyPasskeys') : ofName;
      const fields = page.fields?.map((field) => ({ ...field, invalid: true, focus: false }));
      const wrong = { ...page, fields: fields ?? [], error, wrongField: 'name', status: 400 };
      return showProve(parts, request, reply, current, wrong);
    }
    if (!(await isProved(parts, request, reply, current, page))) return reply;
    const html = renderNewPasskeyPage({
      locale,
      action: `${made}?${new URLSearchParams({ name })}`,
      csrf: keyedParts(request).guard.tokenFor(current.sessionUid),
      name,
      question: await newPasskeyQuestion(asking, scopeOf(current), current.user),
      back: account,
    });
    return replyPage(reply, 200, html);
  });
  app.get(made, async (_request, reply) => replyRedirect(reply, account));
  app.post(made, async (request, reply) => {
    const current = await ownAccountPost(parts, request, reply);
    if (!current) return reply;
    const asking = passkeyParts(parts, request);
    const name = (queryOf(request).get('name') ?? '').trim().slice(0, MAX_NAME);
    const answer = formReader(request)('passkey');
    const passkey = asking && (await checkNewPasskey(asking, scopeOf(current), answer));
    if (!passkey || name === '') return notMade(request, reply);
    const added = await addPasskey(parts, changerOf(request, current), { ...passkey, name });
    return added
      ? replyChanged(parts, request, reply, 'passkeyIsAdded', added)
      : notMade(request, reply);
  });
}
