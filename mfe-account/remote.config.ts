import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: 'account',
  pages: [
    {
      id: 'my-account',
      path: '/my-account',
      card: {
        order: 6,
        icon: 'user',
        title: { en: 'My Account', es: 'Mi cuenta', de: 'Mein Konto' },
        text: {
          en: 'Your details, your password and signing out.',
          es: 'Tus datos, tu contraseña y el cierre de sesión.',
          de: 'Deine Daten, dein Passwort und die Abmeldung.',
        },
      },
    },
  ],
});
