import type { Locale } from '@sastre/base/hosted-pages';
import { factorMailTexts, type FactorMailKind } from './factor-mail-texts.ts';

/** One kind of mail in one language; `{name}`, `{product}` and `{minutes}`/`{hours}` are filled in. */
export interface MailText {
  subject: string;
  /** Paragraphs before the button. */
  before: string[];
  /** What the link says; none: no link. */
  button?: string;
  /** Paragraphs after it. */
  after: string[];
}

type AccountMailKind =
  | 'registration'
  | 'already-registered'
  | 'password-reset'
  | 'address-check'
  | 'password-changed';

/** What a mail can say: what was asked for, or what the owner of an address should know. */
export type MailTextKind = AccountMailKind | FactorMailKind;

/** The words around every mail. */
export const MAIL_GREETINGS: Record<Locale, { hello: string; helloUnnamed: string; why: string }> =
  {
    en: {
      hello: 'Hello {name},',
      helloUnnamed: 'Hello,',
      why: 'This message was sent by {product} at {site}. Nobody reads replies to it.',
    },
    es: {
      hello: 'Hola, {name}:',
      helloUnnamed: 'Hola:',
      why: 'Este mensaje lo ha enviado {product} desde {site}. Nadie lee las respuestas.',
    },
    de: {
      hello: 'Hallo {name},',
      helloUnnamed: 'Hallo,',
      why: 'Diese Nachricht kommt von {product} auf {site}. Antworten darauf liest niemand.',
    },
  };

const en: Record<AccountMailKind, MailText> = {
  registration: {
    subject: 'Confirm your email for {product}',
    before: ['You are one step away from your {product} account. Confirm that this is your email:'],
    button: 'Confirm email',
    after: [
      'The link works once, within {hours} {hours|hour|hours}.',
      'You did not ask for an account? Then ignore this message: without the link none is created.',
    ],
  },
  'already-registered': {
    subject: 'You already have a {product} account',
    before: [
      'Somebody, probably you, tried to create a {product} account with this email. There is one already, so nothing was changed.',
      'Sign in with your password, or choose a new one if you have forgotten it:',
    ],
    button: 'Choose a new password',
    after: ['If it was not you, you can ignore this message.'],
  },
  'password-reset': {
    subject: 'Choose a new password for {product}',
    before: ['You asked for a new password for your {product} account. Choose it here:'],
    button: 'Choose a new password',
    after: [
      'The link works once, within {minutes} {minutes|minute|minutes}. The new password signs you out everywhere.',
      'You did not ask for it? Then ignore this message: your password stays as it is.',
    ],
  },
  'address-check': {
    subject: 'Confirm your email for {product}',
    before: ['Confirm that this is the email of your {product} account:'],
    button: 'Confirm email',
    after: ['The link works once, within {hours} {hours|hour|hours}.'],
  },
  'password-changed': {
    subject: 'Your {product} password was changed',
    before: [
      'The password of your {product} account was changed just now, and other devices were signed out.',
      'If it was not you, choose a new password at once:',
    ],
    button: 'Choose a new password',
    after: [],
  },
};

const es: typeof en = {
  registration: {
    subject: 'Confirma tu correo para {product}',
    before: [
      'Solo falta un paso para tener tu cuenta de {product}. Confirma que este es tu correo:',
    ],
    button: 'Confirmar el correo',
    after: [
      'El enlace funciona una sola vez y caduca en {hours} {hours|hora|horas}.',
      '¿No has pedido ninguna cuenta? Ignora este mensaje: sin el enlace no se crea.',
    ],
  },
  'already-registered': {
    subject: 'Ya tienes una cuenta de {product}',
    before: [
      'Alguien, probablemente tú, ha intentado crear una cuenta de {product} con este correo. Ya existe una, así que no se ha cambiado nada.',
      'Inicia sesión con tu contraseña o elige una nueva si la has olvidado:',
    ],
    button: 'Elegir una contraseña nueva',
    after: ['Si no has sido tú, puedes ignorar este mensaje.'],
  },
  'password-reset': {
    subject: 'Elige una contraseña nueva para {product}',
    before: ['Has pedido una contraseña nueva para tu cuenta de {product}. Elígela aquí:'],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace funciona una sola vez y caduca en {minutes} {minutes|minuto|minutos}. Al cambiar la contraseña se cierra tu sesión en todos los dispositivos.',
      '¿No la has pedido? Ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
  },
  'address-check': {
    subject: 'Confirma tu correo para {product}',
    before: ['Confirma que este es el correo de tu cuenta de {product}:'],
    button: 'Confirmar el correo',
    after: ['El enlace funciona una sola vez y caduca en {hours} {hours|hora|horas}.'],
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña de {product}',
    before: [
      'Se acaba de cambiar la contraseña de tu cuenta de {product} y se ha cerrado la sesión en los demás dispositivos.',
      'Si no has sido tú, elige una contraseña nueva cuanto antes:',
    ],
    button: 'Elegir una contraseña nueva',
    after: [],
  },
};

const de: typeof en = {
  registration: {
    subject: 'Bestätige deine E-Mail-Adresse für {product}',
    before: [
      'Nur noch ein Schritt bis zu deinem Konto bei {product}. Bestätige, dass dies deine E-Mail-Adresse ist:',
    ],
    button: 'E-Mail-Adresse bestätigen',
    after: [
      'Der Link gilt einmal und {hours} {hours|Stunde|Stunden} lang.',
      'Du wolltest kein Konto? Dann ignoriere diese Nachricht: Ohne den Link entsteht keines.',
    ],
  },
  'already-registered': {
    subject: 'Du hast schon ein Konto bei {product}',
    before: [
      'Jemand, vermutlich du, wollte mit dieser E-Mail-Adresse ein Konto bei {product} erstellen. Es gibt schon eines, deshalb wurde nichts geändert.',
      'Melde dich mit deinem Passwort an oder wähle ein neues, wenn du es vergessen hast:',
    ],
    button: 'Neues Passwort wählen',
    after: ['Wenn du es nicht warst, kannst du diese Nachricht ignorieren.'],
  },
  'password-reset': {
    subject: 'Wähle ein neues Passwort für {product}',
    before: [
      'Du möchtest ein neues Passwort für dein Konto bei {product}. Hier kannst du es wählen:',
    ],
    button: 'Neues Passwort wählen',
    after: [
      'Der Link gilt einmal und {minutes} {minutes|Minute|Minuten} lang. Mit dem neuen Passwort wirst du überall abgemeldet.',
      'Das warst du nicht? Dann ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.',
    ],
  },
  'address-check': {
    subject: 'Bestätige deine E-Mail-Adresse für {product}',
    before: ['Bestätige, dass dies die E-Mail-Adresse deines Kontos bei {product} ist:'],
    button: 'E-Mail-Adresse bestätigen',
    after: ['Der Link gilt einmal und {hours} {hours|Stunde|Stunden} lang.'],
  },
  'password-changed': {
    subject: 'Dein Passwort bei {product} wurde geändert',
    before: [
      'Das Passwort deines Kontos bei {product} wurde gerade geändert, andere Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, wähle sofort ein neues Passwort:',
    ],
    button: 'Neues Passwort wählen',
    after: [],
  },
};

/** All mail in all languages. */
export const MAIL_TEXTS: Record<Locale, Record<MailTextKind, MailText>> = {
  en: { ...en, ...factorMailTexts('en') },
  es: { ...es, ...factorMailTexts('es') },
  de: { ...de, ...factorMailTexts('de') },
};
