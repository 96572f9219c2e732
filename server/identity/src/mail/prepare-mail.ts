import type { IdentityPaths } from '../site/paths.ts';
import { pickLocale } from '@sastre/base/hosted-pages';
import type { ActionTokens } from '../store/action-tokens.ts';
import type { Registrations } from '../store/registrations.ts';
import type { Users } from '../store/users.ts';
import { isFactorMail } from './factor-mail-texts.ts';
import type { QueuedMail } from './mail.store.ts';
import type { OutgoingMail } from './mail-server.ts';
import { writeMail } from './write-mail.ts';

/** What the words and links of a mail come from. */
export interface MailSource {
  paths: IdentityPaths;
  users: Users;
  actions: ActionTokens;
  registrations: Registrations;
}

/**
 * Writes a queued mail, at the moment when it is sent: only now it is looked up whether the address has an account, so
 * that whoever asked could not notice, and only now its link is made, so that no secret waits in the queue. Undefined:
 * there is nothing to say to this address.
 */
export async function prepareMail(
  { paths, users, actions, registrations }: MailSource,
  mail: QueuedMail,
): Promise<OutgoingMail | undefined> {
  const { email: to, kind, registration_id: registrationId } = mail;
  const user = await users.byEmail(to);
  const locale = pickLocale({ uiLocales: mail.locale });
  const shared = { to, locale, site: paths.origin };
  const at = (path: string, token?: string) =>
    `${paths.issuer}${path}${token ? `?token=${encodeURIComponent(token)}` : ''}`;

  if (kind === 'registration') {
    if (user) {
      return writeMail('already-registered', {
        ...shared,
        name: user.name,
        link: at(paths.forgotPassword),
      });
    }
    const made = registrationId && (await registrations.newLink(registrationId));
    if (!made) return undefined;
    const link = at(`/interaction/${made.interactionUid}/confirm`, made.token);
    return writeMail('registration', { ...shared, link });
  }
  if (!user) return undefined;
  const named = { ...shared, name: user.name };
  if (kind === 'password-changed') {
    return writeMail(kind, { ...named, link: at(paths.forgotPassword) });
  }
  if (isFactorMail(kind)) return writeMail(kind, { ...named, link: at(paths.account) });
  if (kind === 'address-check' && user.emailVerified) return undefined;
  const path = kind === 'password-reset' ? paths.resetPassword : paths.confirmAddress;
  return writeMail(kind, { ...named, link: at(path, await actions.make(user.id, kind)) });
}
