import type { Locale } from '@sastre/base/hosted-pages';
import type { MailText } from './mail-texts.ts';

/** What the owner of an account is told of its second factors. */
export type FactorMailKind =
  | 'authenticator-on'
  | 'authenticator-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-code-used'
  | 'recovery-codes-made';

const SAID: Record<Locale, Record<FactorMailKind, string>> = {
  en: {
    'authenticator-on': 'An authenticator app was added to your {product} account just now.',
    'authenticator-off': 'The authenticator app of your {product} account was removed just now.',
    'passkey-added': 'A passkey was added to your {product} account just now.',
    'passkey-removed': 'A passkey of your {product} account was removed just now.',
    'recovery-code-used': 'A recovery code of your {product} account was used just now.',
    'recovery-codes-made':
      'New recovery codes were made for your {product} account just now. The old ones do not work any more.',
  },
  es: {
    'authenticator-on':
      'Se acaba de añadir una aplicación de autenticación a tu cuenta de {product}.',
    'authenticator-off':
      'Se acaba de quitar la aplicación de autenticación de tu cuenta de {product}.',
    'passkey-added': 'Se acaba de añadir una clave de acceso a tu cuenta de {product}.',
    'passkey-removed': 'Se acaba de quitar una clave de acceso de tu cuenta de {product}.',
    'recovery-code-used': 'Se acaba de usar un código de recuperación de tu cuenta de {product}.',
    'recovery-codes-made':
      'Se acaban de crear códigos de recuperación nuevos para tu cuenta de {product}. Los anteriores ya no funcionan.',
  },
  de: {
    'authenticator-on':
      'Zu deinem Konto bei {product} wurde gerade eine Authenticator-App hinzugefügt.',
    'authenticator-off': 'Die Authenticator-App deines Kontos bei {product} wurde gerade entfernt.',
    'passkey-added': 'Zu deinem Konto bei {product} wurde gerade ein Passkey hinzugefügt.',
    'passkey-removed': 'Ein Passkey deines Kontos bei {product} wurde gerade entfernt.',
    'recovery-code-used':
      'Ein Wiederherstellungscode deines Kontos bei {product} wurde gerade benutzt.',
    'recovery-codes-made':
      'Für dein Konto bei {product} wurden gerade neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  },
};

const AROUND: Record<Locale, { subject: string; notYou: string; button: string }> = {
  en: {
    subject: 'The way you sign in to {product} was changed',
    notYou: 'If this was not you, check how your account is signed in to and change the password:',
    button: 'Check signing in',
  },
  es: {
    subject: 'Se ha cambiado tu inicio de sesión en {product}',
    notYou: 'Si no has sido tú, revisa cómo se inicia sesión en tu cuenta y cambia la contraseña:',
    button: 'Revisar el inicio de sesión',
  },
  de: {
    subject: 'Deine Anmeldung bei {product} wurde geändert',
    notYou:
      'Wenn du das nicht warst, prüfe, wie man sich bei deinem Konto anmeldet, und ändere das Passwort:',
    button: 'Anmeldung prüfen',
  },
};

const KINDS = Object.keys(SAID.en) as FactorMailKind[];

/** Whether a mail is about second factors. */
export function isFactorMail(kind: string): kind is FactorMailKind {
  return KINDS.some((one) => one === kind);
}

/** These mails in a language. */
export function factorMailTexts(locale: Locale): Record<FactorMailKind, MailText> {
  const { subject, notYou, button } = AROUND[locale];
  const texts = KINDS.map((kind) => {
    const text: MailText = { subject, before: [SAID[locale][kind], notYou], button, after: [] };
    return [kind, text];
  });
  return Object.fromEntries(texts) as Record<FactorMailKind, MailText>;
}
