/** What stands before a route that is no row of the endpoint table. */
type Guard =
  /** Nothing of anybody's is in it. */
  | 'public'
  /** The signature of who sends it over what it says: the payment provider's, or a Keycloak's. */
  | 'signature'
  /** The interaction's or the session's own cookie, and for forms their token and origin. */
  | 'form'
  /** A secret of 128 bits or more in the address. */
  | 'secret address'
  /** The stand-in's secret key. */
  | 'key'
  /** The protocol itself: codes, client, redirect addresses. */
  | 'OpenID Connect'
  /** There only where tests turn the clock. */
  | 'tests only';

const realm = '/idp/realms/sastre';
const oidc = `${realm}/protocol/openid-connect`;
const account = `${realm}/account/account-security/signing-in`;
const pages = `${realm}/login-actions`;

/** Every route beside the endpoint table. Whoever adds one writes it down here, and tests its guard where it is made. */
export const OTHER_ROUTES: Record<string, Guard> = {
  'GET /*': 'public',
  'GET /preview-frame.html': 'public',
  'GET /silent-check-sso.html': 'public',
  'GET /registry.json': 'public',
  'GET /assets/*': 'public',
  'GET /mfe/*': 'public',
  'GET /fonts/*': 'public',
  'GET /plans-icons/*': 'public',
  'GET /legal': 'public',
  'GET /legal/*': 'public',
  'GET /robots.txt': 'public',
  'GET /sitemap.xml': 'public',
  'GET /.well-known/security.txt': 'public',
  'GET /manifest.webmanifest': 'public',
  'GET /favicon.ico': 'public',
  'GET /apple-touch-icon.png': 'public',
  'GET /icon-192.png': 'public',
  'GET /icon-512.png': 'public',
  'GET /icon-maskable-512.png': 'public',
  'GET /og.de.png': 'public',
  'GET /og.en.png': 'public',
  'GET /og.es.png': 'public',
  'GET /health/live': 'public',
  'GET /metrics': 'key',
  'GET /health/ready': 'public',
  'GET /health/version': 'public',
  'GET /api/openapi.json': 'public',
  'POST /api/seen': 'public',
  'GET /api/seen': 'key',
  'POST /api/saas/stripe/webhook': 'signature',

  'ANY /idp/*': 'OpenID Connect',
  'GET /idp/assets/idp.css': 'public',
  'GET /idp/assets/idp.js': 'public',
  'GET /idp/assets/strength.js': 'public',
  'GET /idp/assets/passkeys.js': 'public',
  [`GET ${oidc}/3p-cookies/step1.html`]: 'public',
  [`GET ${oidc}/3p-cookies/step2.html`]: 'public',
  [`GET ${oidc}/login-status-iframe.html`]: 'public',
  [`GET ${oidc}/login-status-iframe.html/init`]: 'public',
  [`GET ${oidc}/registrations`]: 'OpenID Connect',
  [`GET ${oidc}/userinfo`]: 'OpenID Connect',
  [`POST ${oidc}/userinfo`]: 'OpenID Connect',
  [`GET ${realm}/account`]: 'form',
  [`GET ${realm}/account/`]: 'form',
  [`GET ${account}`]: 'form',
  [`POST ${account}`]: 'form',
  [`GET ${account}/confirm-email`]: 'form',
  [`POST ${account}/confirm-email`]: 'form',
  [`GET ${account}/app`]: 'form',
  [`POST ${account}/app`]: 'form',
  [`GET ${account}/app/set-up`]: 'form',
  [`POST ${account}/app/set-up`]: 'form',
  [`GET ${account}/name`]: 'form',
  [`POST ${account}/name`]: 'form',
  [`GET ${account}/codes`]: 'form',
  [`POST ${account}/codes`]: 'form',
  [`GET ${account}/passkey`]: 'form',
  [`POST ${account}/passkey`]: 'form',
  [`GET ${account}/passkey/made`]: 'form',
  [`POST ${account}/passkey/made`]: 'form',
  [`GET ${account}/remove-app`]: 'form',
  [`POST ${account}/remove-app`]: 'form',
  [`GET ${account}/remove-passkey`]: 'form',
  [`POST ${account}/remove-passkey`]: 'form',
  [`GET ${realm}/interaction/:uid`]: 'form',
  [`GET ${realm}/interaction/:uid/confirm`]: 'form',
  [`POST ${realm}/interaction/:uid/confirm`]: 'form',
  [`GET ${realm}/interaction/:uid/login`]: 'form',
  [`POST ${realm}/interaction/:uid/login`]: 'form',
  [`POST ${realm}/interaction/:uid/passkey`]: 'form',
  [`GET ${realm}/interaction/:uid/second-step`]: 'form',
  [`POST ${realm}/interaction/:uid/second-step`]: 'form',
  [`GET ${realm}/interaction/:uid/register`]: 'form',
  [`POST ${realm}/interaction/:uid/register`]: 'form',
  [`GET ${pages}/confirm-email`]: 'secret address',
  [`POST ${pages}/confirm-email`]: 'form',
  [`GET ${pages}/forgot-password`]: 'public',
  [`POST ${pages}/forgot-password`]: 'form',
  [`GET ${pages}/new-password`]: 'secret address',
  [`POST ${pages}/new-password`]: 'form',

  'GET /standin/assets/pages.css': 'public',
  'GET /standin/v1/stripe.js': 'public',
  'GET /standin/checkout/:id': 'secret address',
  'POST /standin/checkout/:id': 'secret address',
  'GET /standin/portal/:id': 'secret address',
  'POST /standin/portal/:id/cancel': 'secret address',
  'POST /standin/portal/:id/card': 'secret address',
  'POST /standin/portal/:id/resume': 'secret address',
  'POST /standin/test_helpers': 'tests only',
  'GET /standin/v1/checkout/sessions': 'key',
  'GET /standin/v1/checkout/sessions/:id': 'key',
  'GET /standin/v1/customers/:id': 'key',
  'GET /standin/v1/invoices': 'key',
  'GET /standin/v1/subscriptions': 'key',
  'GET /standin/v1/subscriptions/:id': 'key',
  'POST /standin/v1/billing_portal/sessions': 'key',
  'POST /standin/v1/checkout/sessions': 'key',
  'POST /standin/v1/checkout/sessions/:id/expire': 'key',
  'POST /standin/v1/customers': 'key',
  'POST /standin/v1/customers/:id': 'key',
  'DELETE /standin/v1/customers/:id': 'key',
  'POST /standin/v1/subscriptions/:id': 'key',
  'DELETE /standin/v1/subscriptions/:id': 'key',
};

/** Those that are there only with a Keycloak. */
export const KEYCLOAK_ROUTES: Record<string, Guard> = {
  'POST /api/backchannel-logout': 'signature',
};
