import type { Endpoint, EndpointRow } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { requireCaller, type Caller } from './authenticate.ts';
import { isJsonText, type JsonText } from './endpoint-answer.ts';
import { invalidInput, problem } from './problem.ts';
import { check } from './validation.ts';

type Parsed<E, Part extends string> =
  E extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined;
type Answer<E> = E extends { kind: 'json'; response: infer S extends z.ZodMiniType }
  ? z.output<S> | JsonText
  : E extends { kind: 'upload'; response: infer S extends z.ZodMiniType }
    ? z.output<S>
    : E extends { kind: 'blob' }
      ? Uint8Array | NodeJS.ReadableStream
      : void;

/** What a handler gets: everything checked by the row's schemas. `user` is there when the row needs a session. */
export interface EndpointCall<E> {
  user: E extends { auth: 'required' } ? Caller : null;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'request'>;
  request: FastifyRequest;
  /** For headers; the status is the row's. */
  reply: FastifyReply;
  /** Counts this call as so many more of its budget: it took more than it seemed. */
  charge: (more: number) => void;
}

/**
 * Serves a row of the contract below `/api`: its rate limits (429), authentication (401), parameters (a malformed id is
 * nobody's: 404), query and body (422), body limit (413) and status. The handler throws problems.
 */
export function registerEndpoint<E extends EndpointRow>(
  app: FastifyInstance,
  endpoint: E & Pick<Endpoint, '__types'>,
  handler: (call: EndpointCall<E>) => Promise<Answer<E>>,
): void {
  const { ofAddress, ofCaller, charge } = app.rateLimits(endpoint);
  const needsCaller = endpoint.auth === 'required';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    // One hook: each that may wait costs a turn of its own.
    async onRequest(request) {
      ofAddress(request);
      if (!needsCaller) return;
      await app.authenticate(request);
      await ofCaller(request);
    },
    handler: async (request, reply) => {
      const call = {
        user: needsCaller ? requireCaller(request) : null,
        params: paramsOf(endpoint, request),
        query: inputOf(endpoint.query, request.query),
        body: inputOf(endpoint.request, request.body),
        request,
        reply,
        charge: (more: number) => charge(request, more),
      };
      const answer = await handler(call as EndpointCall<E>);
      reply.status(endpoint.status);
      if (!isJsonText(answer)) return reply.send(answer);
      return reply.type('application/json; charset=utf-8').send(answer.jsonText);
    },
  });
}

function paramsOf(endpoint: EndpointRow, request: FastifyRequest): unknown {
  if (endpoint.params === undefined) return undefined;
  const params = check(endpoint.params, request.params);
  if (!params.ok) throw problem('not-found');
  return params.value;
}

function inputOf(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  const checked = check(schema, input);
  if (!checked.ok) throw invalidInput(checked.errors);
  return checked.value;
}
