import type { FastifyInstance } from 'fastify';
import { PAGE_SCRIPT, PAGE_SCRIPT_PATH } from '../pages/page-script.ts';
import { STYLESHEET, STYLESHEET_PATH } from '@sastre/base/hosted-pages';
import {
  loginStatusFrame,
  thirdPartyCookiesStep1,
  thirdPartyCookiesStep2,
} from '../provider/frames.ts';
import { PASSKEY_PATH, passkeyModule } from '../pages/passkey-script.ts';
import { STRENGTH_PATH, strengthModule } from '../pages/strength-script.ts';
import { textPacker } from '@sastre/base/web';
import type { IdentityParts } from './identity-parts.ts';
import { replyPage, replyRedirect } from './reply-page.ts';

const DAY_SECONDS = 24 * 3600;

/** What keycloak-js expects beside OpenID Connect: three frames and the address that starts a registration. */
export function keycloakRoutes(
  app: FastifyInstance,
  parts: IdentityParts,
  fontFaces: string,
): void {
  const { paths, clientId } = parts;
  const protocol = paths.realm + paths.protocol;
  const frames = {
    [`${protocol}/3p-cookies/step1.html`]: thirdPartyCookiesStep1,
    [`${protocol}/3p-cookies/step2.html`]: thirdPartyCookiesStep2,
    [`${protocol}/login-status-iframe.html`]: loginStatusFrame,
  };
  for (const [path, frame] of Object.entries(frames)) {
    app.get(path, async (_request, reply) => replyPage(reply, 200, frame.html, frame.policy));
  }

  app.get(`${protocol}/login-status-iframe.html/init`, async (request, reply) => {
    const query = new URL(request.url, paths.origin).searchParams;
    const ours = query.get('client_id') === clientId && query.get('origin') === paths.origin;
    return reply
      .code(ours ? 204 : 403)
      .header('cache-control', 'no-store')
      .send();
  });

  app.get(`${protocol}/registrations`, async (request, reply) => {
    const query = new URL(request.url, paths.origin).searchParams;
    query.set('kc_register', '1');
    query.set('prompt', 'login');
    return replyRedirect(reply, `${paths.issuer}${paths.protocol}/auth?${query}`);
  });

  const files = [
    [STYLESHEET_PATH, 'text/css; charset=utf-8', fontFaces + STYLESHEET],
    [PAGE_SCRIPT_PATH, 'text/javascript; charset=utf-8', PAGE_SCRIPT],
  ] as const;
  for (const [path, type, text] of files) {
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(text),
    );
  }

  const pack = textPacker();
  const modules: [string, () => Promise<string>][] = [
    [STRENGTH_PATH, strengthModule],
    [PASSKEY_PATH, passkeyModule],
  ];
  for (const [path, make] of modules) {
    let made: Promise<string> | undefined;
    app.get(path, async (request, reply) => {
      made ??= make();
      const { body, encoding } = await pack(await made, request.headers['accept-encoding']);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send(body);
    });
  }
}
