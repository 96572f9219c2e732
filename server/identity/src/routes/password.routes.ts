import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkNewPassword } from '../account/common-passwords.ts';
import { renderNoLinkPage } from '../pages/forgot.page.ts';
import { translate } from '../pages/messages.ts';
import { renderNewPasswordPage } from '../pages/new-password.page.ts';
import { resetOwner, resetPassword } from '../sign-in/password-reset.ts';
import type { IdentityParts } from './identity-parts.ts';
import { backOf, openForm, openPost, queryOf } from './open-pages.ts';
import { replyDone, replyExpired } from './reply-notice.ts';
import { localeOf, replyPage } from './reply-page.ts';

/** A new password by a link, which came by mail or from whoever runs the site; and, without mail, how to get one. */
export function passwordRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { paths, mail, site, users } = parts;
  const forgot = paths.realm + paths.forgotPassword;
  const reset = paths.realm + paths.resetPassword;
  const expired = (request: FastifyRequest, reply: FastifyReply) =>
    replyExpired(request, reply, mail && forgot);

  app.get(reset, async (request, reply) => {
    const token = queryOf(request).get('token') ?? '';
    if ((await resetOwner(parts, token)) === undefined) return expired(request, reply);
    const form = openForm(paths, request, reply);
    return replyPage(reply, 200, renderNewPasswordPage({ ...form, action: reset, token }));
  });

  app.post(reset, async (request, reply) => {
    const field = openPost(paths, request, reply);
    if (!field) return reply;
    const form = openForm(paths, request, reply);
    const token = field('token');
    const ownerId = await resetOwner(parts, token);
    const owner = ownerId === undefined ? undefined : await users.byId(ownerId);
    if (!owner) return expired(request, reply);
    const problem = await checkNewPassword(field('password'), owner);
    if (problem) {
      const error = translate(form.locale, problem.message, problem.values);
      const page = { ...form, action: reset, token, error, wrongField: problem.field };
      return replyPage(reply, 400, renderNewPasswordPage(page));
    }
    const { locale } = form;
    const isSet = await resetPassword(parts, {
      token,
      password: field('password'),
      locale,
      mails: mail !== undefined,
    });
    if (!isSet) return expired(request, reply);
    parts.security('password-reset', owner.id);
    void mail?.look();
    return replyDone(request, reply, 'passwordSet');
  });

  if (mail !== undefined) return;
  app.get(forgot, async (request, reply) => {
    const locale = localeOf(request, queryOf(request).get('ui_locales'));
    const { back } = backOf(paths, request);
    return replyPage(reply, 200, renderNoLinkPage(locale, site, back));
  });
}
