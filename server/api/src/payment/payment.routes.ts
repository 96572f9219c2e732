import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie, chooseLanguage, registerEndpoint } from '@sastre/base/web';
import { problem } from '@sastre/base/problem';
import type { Payments } from './payments.ts';

/** Where the provider sends its events, below `/api`. */
export const WEBHOOK_PATH = '/saas/stripe/webhook';
const EVENT_LIMIT_BYTES = 262_144;

/** Serves purchases, their state, and the way into the billing portal. */
export function paymentRoutes(api: FastifyInstance, payments: Payments): void {
  registerEndpoint(api, endpoints.publishableKey, async () => payments.publishableKey);
  registerEndpoint(api, endpoints.startSubscription, async ({ user, body, request }) => {
    const { planId, successUrl, cancelUrl } = body;
    const language = languageOf(request);
    return { ...(await payments.start(user, { planId, successUrl, cancelUrl, language })) };
  });
  registerEndpoint(api, endpoints.subscriptionStatus, async ({ user, params }) => {
    const status = await payments.status(user.sub, params.id);
    if (status === undefined) throw problem('not-found');
    return { status };
  });
  registerEndpoint(api, endpoints.openBillingPortal, async ({ user, body, request }) => {
    const url = await payments.openPortal(user.sub, body.returnUrl, languageOf(request));
    if (url === undefined) throw problem('not-found');
    return { url };
  });
}

/** Takes the provider's events in. A scope of its own, as the signature is over the bytes and not over what they mean. */
export async function webhookRoute(
  api: FastifyInstance,
  payments: Pick<Payments, 'receive'>,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: EVENT_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await payments.receive(body, typeof signature === 'string' ? signature : undefined);
      return { received: true };
    });
  });
}

function languageOf({ headers }: FastifyRequest) {
  return chooseLanguage(readCookie(headers.cookie, 'lang'), headers['accept-language']);
}
