import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One row of the API: what the server registers, the transport calls and OpenAPI is made from.
 * `path` is below `/api`, parameters in braces (`/user/me/cv/{id}`).
 */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown, Answer = unknown> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  /** `required`: bearer token; `optional`: used if sent; `none`: never looked at. */
  auth: 'required' | 'optional' | 'none';
  /** How body and answer travel: JSON both ways, a binary answer, a multipart form sent, or an empty answer (204). */
  kind: 'json' | 'blob' | 'upload' | 'empty';
  status: 200 | 202 | 204;
  params?: Schema;
  query?: Schema;
  request?: Schema;
  /** Absent for `blob` and `empty`. */
  response?: Schema;
  /** Media types of a `blob` answer. */
  contentTypes?: readonly string[];
  /** Largest body in bytes; the server's default is 1 MiB. */
  bodyLimit?: number;
  /** Problems beyond 401, 422, 429 and 5xx that this call answers. */
  problems: readonly string[];
  /** In the contract, not yet served. */
  planned?: boolean;
  /** Types only; never set. */
  readonly __types?: { params: Params; query: Query; body: Body; answer: Answer };
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type AnswerOf<R> = R extends { kind: 'blob' }
  ? Blob
  : R extends { response: infer S }
    ? Out<S>
    : undefined;
type Field<R, K extends string> = R extends Record<K, infer S> ? In<S> : undefined;
type BodyOf<R> = R extends { kind: 'upload' } ? FormData : Field<R, 'request'>;

/** A row without its types. */
export type EndpointRow = Omit<Endpoint, '__types'>;

/** Gives a row the types of its schemas. */
export function defineEndpoint<const R extends EndpointRow>(
  row: R,
): R & Endpoint<Field<R, 'params'>, Field<R, 'query'>, BodyOf<R>, AnswerOf<R>> {
  return row;
}

type Given<K extends string, V> = V extends undefined ? unknown : { [P in K]: V };
/** What a call takes: the parts that its row defines. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, unknown>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;
/** What a call answers with. */
export type EndpointAnswer<E> = E extends Endpoint<unknown, unknown, unknown, infer A> ? A : never;

/** The row's path with its parameters put in, percent-encoded. Throws when one is missing. */
export function endpointPath(
  endpoint: Pick<Endpoint, 'id' | 'path'>,
  params: Record<string, string> = {},
): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`${endpoint.id}: parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}
