import type { Concept } from './glossary.types.ts';

/** What any screen speaks of. */
export const screenConcepts: readonly Concept[] = [
  {
    terms: { en: 'user', es: 'usuario', de: 'Nutzer' },
    wrong: [{ language: 'de', words: ['Benutzer', 'User', 'Anwender'], right: 'Nutzer' }],
  },
  {
    terms: { en: 'screen reader', es: 'lector de pantalla', de: 'Screenreader' },
    wrong: [
      {
        language: 'de',
        words: ['Vorleseprogramm', 'Bildschirmleser', 'Screen Reader', 'Screen-Reader'],
        right: 'Screenreader',
      },
    ],
  },
  {
    terms: { en: 'dashboard', es: 'panel', de: 'Übersicht' },
    wrong: [{ language: 'de', words: ['Dashboard', 'Startseite'], right: 'Übersicht' }],
  },
  {
    terms: { en: 'password', es: 'contraseña', de: 'Passwort' },
    wrong: [{ language: 'de', words: ['Kennwort', 'Kennwörter'], right: 'Passwort' }],
  },
  {
    terms: { en: 'sign in', es: 'iniciar sesión', de: 'anmelden' },
    wrong: [
      { language: 'en', words: ['log in', 'login', 'log out'], right: 'sign in, sign out' },
      {
        language: 'de',
        words: ['einloggen', 'eingeloggt', 'Login', 'ausloggen', 'Logout'],
        right: 'anmelden, abmelden',
      },
    ],
  },
  {
    terms: { en: 'try again', es: 'Reintentar', de: 'Erneut versuchen' },
    wrong: [
      {
        language: 'de',
        words: ['versuche es erneut', 'später erneut', 'nochmal', 'nochmals'],
        right: 'noch einmal; on a button: Erneut versuchen',
      },
    ],
  },
  {
    terms: { en: 'resets', es: 'se restablece', de: 'Neues Kontingent ab' },
    wrong: [
      { language: 'en', words: ['starts again', 'begins again'], right: 'Resets' },
      { language: 'de', words: ['beginnt neu'], right: 'Neues Kontingent ab' },
    ],
  },
  {
    terms: { en: 'appear', es: 'aparecer', de: 'stehen' },
    wrong: [
      {
        language: 'en',
        words: ['stand here', 'stand below', 'stand there', 'stand in'],
        right: 'appear',
      },
      { language: 'en', words: ['original stand', 'words stand'], right: 'stay' },
    ],
  },
  {
    terms: { en: 'check', es: 'revisar', de: 'nachsehen' },
    wrong: [{ language: 'en', words: ['look into'], right: 'check' }],
  },
  {
    terms: { en: 'don’t match', es: 'no coinciden', de: 'stimmen nicht überein' },
    wrong: [{ language: 'en', words: ['are not the same'], right: 'don’t match' }],
  },
  {
    terms: { en: 'colour', es: 'color', de: 'Farbe' },
    wrong: [
      {
        language: 'en',
        words: ['color', 'center*', 'customiz*', 'organiz*', 'favorite', 'canceled'],
        right: 'the British spelling',
      },
    ],
  },
];
