import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { FinishPage } from '@sastre/base/hosted-pages';
import { isDatabaseAway } from '@sastre/db';
import { check } from '@sastre/base/web';
import { answerApiError, standInApi } from './api.ts';
import { ApiError } from './api-error.ts';
import type { StandInCore } from './core.ts';
import { STYLESHEET, STYLESHEET_PATH } from './layout.ts';
import { checkoutPages } from './page.routes.ts';
import { portalPages } from './portal.routes.ts';

/** Where the script is served that stands for the provider's. */
export const SCRIPT_PATH = '/standin/v1/stripe.js';
const FORM_LIMIT_BYTES = 65_536;
const SCRIPT = readFileSync(new URL('./stripe-script.js', import.meta.url), 'utf8');

const controlsSchema = z.strictObject({
  advanceSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(10 * 366 * 86_400))),
  webhooks: z.optional(z.enum(['send', 'hold', 'lose', 'twice'])),
  isReversed: z.optional(z.boolean()),
  away: z.optional(z.nullable(z.string())),
});

/** What the routes of the stand-in need. */
export interface StandInRoutes {
  core: StandInCore;
  secretKey: string;
  /** True: tests may set the clock and what becomes of webhooks. */
  isTurnable: boolean;
  /** Styles that name the product's own fonts. */
  fontFaces: string;
  /** Makes the pages whole. */
  finish: FinishPage;
  /** Sends what is due, soon. */
  wake: () => void;
}

/** Mounts API, hosted pages and script below `/standin`. */
export async function standInRoutes(app: FastifyInstance, parts: StandInRoutes): Promise<void> {
  const { core, wake } = parts;
  await app.register(
    async (scope) => {
      readForms(scope);
      scope.addHook('onResponse', async (request) => {
        if (request.method !== 'GET') wake();
      });
      scope.get('/assets/pages.css', async (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('text/css; charset=utf-8')
          .send(parts.fontFaces + STYLESHEET),
      );
      scope.get('/v1/stripe.js', async (_request, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('text/javascript; charset=utf-8')
          .send(SCRIPT),
      );
      scope.decorate('finishHostedPage', parts.finish);
      checkoutPages(scope, core, wake);
      portalPages(scope, core, wake);
      await scope.register(async (api) => {
        api.addHook(
          'onRequest',
          async (_request, reply) => void reply.header('cache-control', 'no-store'),
        );
        api.setErrorHandler((error, request, reply) => {
          const { status, answer } = answerApiError(error);
          if (status === 500) request.log.error({ err: error }, 'payment stand-in failed');
          return reply
            .status(isDatabaseAway(error) ? 503 : status)
            .type('application/json')
            .send(answer);
        });
        standInApi(api, core, parts.secretKey);
        if (parts.isTurnable) controlRoute(api, core);
      });
    },
    { prefix: STYLESHEET_PATH.split('/assets')[0] ?? '', logLevel: 'warn' },
  );
}

/** `POST /standin/test_helpers`: `{advanceSeconds, webhooks, isReversed, away}`; answers what is set now. */
function controlRoute(api: FastifyInstance, core: StandInCore): void {
  api.post('/test_helpers', async (request) => {
    const wrong = new ApiError(400, 'Use advanceSeconds, webhooks, isReversed and away.');
    if (typeof request.body !== 'string' || !isJson(request.body)) throw wrong;
    const checked = check(controlsSchema, JSON.parse(request.body));
    if (!checked.ok) throw wrong;
    const { advanceSeconds = 0, webhooks, isReversed, away } = checked.value;
    const { offsetMs } = await core.reload();
    const controls = await core.control({
      offsetMs: offsetMs + advanceSeconds * 1_000,
      ...(webhooks === undefined ? {} : { webhooks }),
      ...(isReversed === undefined ? {} : { isReversed }),
      ...(away === undefined ? {} : { away }),
    });
    await core.passTime();
    return { ...controls, now: new Date(core.now()).toISOString() };
  });
}

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'application/json'],
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
