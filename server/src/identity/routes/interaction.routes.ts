import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { normalizeEmail } from '../email.rules.ts';
import { renderLoginPage } from '../pages/login.page.ts';
import { translate } from '../pages/messages.ts';
import { renderRegisterPage } from '../pages/register.page.ts';
import { registerUser } from '../register.ts';
import { signIn } from '../sign-in.ts';
import type { IdentityParts } from './identity-parts.ts';
import { formReader, localeOf, replyError, replyPage, replyRedirect } from './reply-page.ts';

type Details = Awaited<ReturnType<IdentityParts['provider']['interactionDetails']>>;
type UidRequest = FastifyRequest<{ Params: { uid: string } }>;

function textParam(details: Details, name: string): string | undefined {
  const value = details.params[name];
  return typeof value === 'string' ? value : undefined;
}

/** Sign in and register, inside an interaction that the authorization endpoint started. */
export function interactionRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const { provider, paths, guard } = parts;

  // The address and the cookie must speak of the same interaction; otherwise the page is too old or not theirs.
  async function detailsOf(request: UidRequest, reply: FastifyReply): Promise<Details | undefined> {
    try {
      const details = await provider.interactionDetails(request.raw, reply.raw);
      return details.uid === request.params.uid ? details : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  async function hasSession(request: UidRequest, reply: FastifyReply): Promise<boolean> {
    const { accountId } = await provider.Session.get(
      provider.createContext(request.raw, reply.raw),
    );
    return accountId !== undefined;
  }

  function shared(request: UidRequest, details: Details) {
    return {
      locale: localeOf(request, details.params['ui_locales']),
      base: `${paths.realm}/interaction/${details.uid}`,
      csrf: guard.tokenFor(details.uid),
      email: textParam(details, 'login_hint'),
    };
  }

  async function finish(request: UidRequest, reply: FastifyReply, accountId: string) {
    const returnTo = await provider.interactionResult(
      request.raw,
      reply.raw,
      { login: { accountId, amr: ['pwd'], remember: true } },
      { mergeWithLastSubmission: false },
    );
    return replyRedirect(reply, returnTo);
  }

  function show(page: 'login' | 'register' | 'asked') {
    return async (request: UidRequest, reply: FastifyReply) => {
      const details = await detailsOf(request, reply);
      // A step back after signing in comes here: whoever has a session is led home.
      if (!details && (await hasSession(request, reply))) return replyRedirect(reply, '/');
      if (!details) return replyError(request, reply, 400, 'expired');
      const register =
        page === 'asked' ? Boolean(details.params['kc_register']) : page === 'register';
      const render = register ? renderRegisterPage : renderLoginPage;
      return replyPage(reply, 200, render(shared(request, details)));
    };
  }

  async function login(request: UidRequest, reply: FastifyReply) {
    const details = await detailsOf(request, reply);
    if (!details) return replyError(request, reply, 400, 'expired');
    const field = formReader(request);
    if (!guard.accepts(details.uid, field('csrf'), request.headers.origin)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const result = await signIn(parts, {
      email: normalizeEmail(field('email')),
      password: field('password'),
      ip: request.ip,
    });
    if (result.kind === 'user') return finish(request, reply, result.user.id);
    const page = { ...shared(request, details), email: field('email') };
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = translate(page.locale, 'tooMany', { seconds: result.seconds });
      return replyPage(reply, 429, renderLoginPage({ ...page, error }));
    }
    const error = translate(page.locale, 'wrongCredentials');
    return replyPage(reply, 401, renderLoginPage({ ...page, error }));
  }

  async function register(request: UidRequest, reply: FastifyReply) {
    const details = await detailsOf(request, reply);
    if (!details) return replyError(request, reply, 400, 'expired');
    const field = formReader(request);
    if (!guard.accepts(details.uid, field('csrf'), request.headers.origin)) {
      return replyError(request, reply, 403, 'formRefused');
    }
    const page = { ...shared(request, details), name: field('name'), email: field('email') };
    const result = await registerUser(parts, {
      name: field('name'),
      email: field('email'),
      password: field('password'),
      repeat: field('repeat'),
      locale: page.locale,
      ip: request.ip,
    });
    if (result.kind === 'created') return finish(request, reply, result.id);
    if (result.kind === 'wait') {
      reply.header('retry-after', result.seconds);
      const error = translate(page.locale, 'tooMany', { seconds: result.seconds });
      return replyPage(reply, 429, renderRegisterPage({ ...page, error }));
    }
    const { field: wrongField, message, values } = result.problem;
    const error = translate(page.locale, message, values);
    return replyPage(reply, 400, renderRegisterPage({ ...page, error, wrongField }));
  }

  const base = `${paths.realm}/interaction/:uid`;
  app.get(base, show('asked'));
  app.get(`${base}/login`, show('login'));
  app.get(`${base}/register`, show('register'));
  app.post(`${base}/login`, login);
  app.post(`${base}/register`, register);
}
