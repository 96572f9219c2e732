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
    wrong: [
      { language: 'es', words: ['dashboard', 'tablero', 'panel de control'], right: 'panel' },
      { language: 'de', words: ['Dashboard', 'Startseite'], right: 'Übersicht' },
    ],
  },
  {
    terms: { en: 'password', es: 'contraseña', de: 'Passwort' },
    wrong: [
      { language: 'es', words: ['clave de acceso', 'password'], right: 'contraseña' },
      { language: 'de', words: ['Kennwort', 'Kennwörter'], right: 'Passwort' },
    ],
  },
  {
    terms: { en: 'sign in', es: 'iniciar sesión', de: 'anmelden' },
    wrong: [
      { language: 'es', words: ['login', 'loguear*', 'ingresar'], right: 'iniciar sesión' },
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
        language: 'es',
        words: ['intentar de nuevo', 'probar de nuevo', 'vuelve a intentarlo'],
        right: 'Inténtalo de nuevo; on a button: Reintentar',
      },
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
      { language: 'es', words: ['vuelve a empezar'], right: 'Se restablece' },
      { language: 'en', words: ['starts again', 'begins again'], right: 'Resets' },
      { language: 'de', words: ['beginnt neu'], right: 'Neues Kontingent ab' },
    ],
  },
  {
    terms: { en: 'delete', es: 'eliminar', de: 'löschen' },
    wrong: [{ language: 'es', words: ['borrar', 'borro', 'borra', 'borrado'], right: 'eliminar' }],
  },
  {
    terms: { en: 'link', es: 'enlace', de: 'Link' },
    wrong: [{ language: 'es', words: ['link', 'vínculo'], right: 'enlace' }],
  },
  {
    terms: { en: 'email', es: 'correo', de: 'E-Mail' },
    wrong: [
      { language: 'es', words: ['email', 'e-mail', 'mail'], right: 'correo' },
      { language: 'de', words: ['Email', 'Mailadresse'], right: 'E-Mail' },
      { language: 'en', words: ['e-mail'], right: 'email' },
    ],
  },
  {
    terms: { en: 'you', es: 'tú', de: 'du' },
    wrong: [
      {
        language: 'es',
        words: [
          'usted',
          'vuestro',
          'vuestra',
          'inténtelo',
          'introduzca',
          'seleccione',
          'haga clic',
        ],
        right: 'tú',
      },
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
    wrong: [
      { language: 'es', words: ['no son iguales'], right: 'no coinciden' },
      { language: 'en', words: ['are not the same'], right: 'don’t match' },
    ],
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
