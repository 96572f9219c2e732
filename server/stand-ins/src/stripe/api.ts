import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { check } from '@sastre/base/web';
import { ApiError } from './api-error.ts';
import { calls, type Call } from './calls.ts';
import type { StandInCore } from './core.ts';
import { readForm } from './form.rules.ts';
import { publicObject } from './public-object.ts';

interface Outcome {
  status: number;
  answer: object;
}

/** The provider's API, as far as the product uses it: form bodies, bearer key, idempotency keys, its own errors. */
export function standInApi(app: FastifyInstance, core: StandInCore, secretKey: string): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        requireKey(request, secretKey);
        if (request.url.startsWith(`/standin${core.controls().away ?? ' '}`)) {
          throw new ApiError(503, 'The stand-in was told to be away.', { type: 'api_error' });
        }
        const { status, answer } = await run(core, call, request);
        return reply.status(status).type('application/json').send(answer);
      },
    });
  }
}

/** Answers errors of the API in the provider's form. */
export function answerApiError(error: unknown): Outcome {
  if (error instanceof ApiError) return { status: error.status, answer: error.body };
  // A body of another type, or one that is too large, never came to a call.
  const { statusCode: status = 500 } = (error ?? {}) as { statusCode?: number };
  if (status >= 400 && status < 500) {
    return { status, answer: new ApiError(status, 'The request cannot be read.').body };
  }
  const failure = new ApiError(500, 'The stand-in failed.', { type: 'api_error' });
  return { status: 500, answer: failure.body };
}

async function run(core: StandInCore, call: Call, request: FastifyRequest): Promise<Outcome> {
  const { id = '' } = request.params as { id?: string };
  const text =
    call.method === 'POST' ? ((request.body as string | undefined) ?? '') : queryOf(request.url);
  const checked = check(call.body, readForm(text));
  if (!checked.ok) {
    const [first] = checked.errors;
    const message = `Received unknown or wrong parameter: ${first?.path ?? ''} (${first?.message ?? ''})`;
    throw new ApiError(400, message, first === undefined ? {} : { param: first.path });
  }
  const key = request.headers['idempotency-key'];
  await core.passTime();
  return core.change(async (parts) => {
    const work = async () => publicObject(await call.run(parts, id, checked.value, core));
    if (call.method !== 'POST' || typeof key !== 'string') {
      return { status: 200, answer: await work() };
    }
    const fingerprint = createHash('sha256').update(`${request.url}\n${text}`).digest('hex');
    const { trx } = parts;
    const known = await trx
      .selectFrom('standin_request')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (known !== undefined && known.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      throw new ApiError(400, message, { type: 'idempotency_error' });
    }
    if (known !== undefined) return { status: known.status, answer: known.answer };
    const answer = await work();
    await trx
      .insertInto('standin_request')
      .values({ key, fingerprint, status: 200, answer: JSON.stringify(answer) })
      .execute();
    return { status: 200, answer };
  });
}

function queryOf(url: string): string {
  return url.split('?')[1] ?? '';
}

function requireKey({ headers }: FastifyRequest, secretKey: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (timingSafeEqual(digest(given), digest(secretKey))) return;
  throw new ApiError(401, 'Invalid API Key provided.');
}
