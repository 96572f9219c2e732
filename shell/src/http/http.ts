import {
  endpointPath,
  type Endpoint,
  type EndpointAnswer,
  type EndpointRow,
} from '@sastre/shared-contracts/api';
import {
  ApiError,
  type CallAnswer,
  type CallOptions,
  type ShellServices,
} from '@sastre/shared-contracts/shell';
import type { Analytics } from '../services/analytics.ts';
import type { Connection } from '../services/connection.ts';
import { bodyOf } from '../session/keeper/body.ts';
import type { Answer, Call, Keeper, Reply } from '../session/keeper/keeper.types.ts';
import type { Session } from '../session/session.types.ts';
import { failureOf, toApiError } from './api-failure.ts';
import { errorEvent } from './error-event.ts';

const TIME_LIMIT_MS = { json: 30_000, empty: 30_000, blob: 120_000, upload: 300_000 } as const;

export interface HttpOptions {
  session: Pick<Session, 'state' | 'ready' | 'renew' | 'end'>;
  analytics: Pick<Analytics, 'track'>;
  /** Hears which calls the server answered. */
  connection: Pick<Connection, 'answered' | 'unanswered'>;
  /** Makes the calls, with the token where it is asked to. */
  send: Keeper['call'];
}

interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The one way to the API: generic over the contract's rows, so that a new call needs no new shell. */
export function createHttp({
  session,
  analytics,
  connection,
  send,
}: HttpOptions): ShellServices['http'] {
  async function replyTo(
    endpoint: EndpointRow,
    input: CallInput,
    options: CallOptions,
  ): Promise<Reply> {
    const authorised =
      endpoint.auth === 'required' || (endpoint.auth === 'optional' && isSignedIn());
    const call = { ...callOf(endpoint, input, options), authorised };
    const watch = { signal: options.signal, onUpload: uploadOf(endpoint, options) };
    if (!authorised) return send(call, watch);
    const attempt = async () => {
      await ready(endpoint);
      return send(call, watch);
    };
    const first = await attempt();
    if (!isUnauthenticated(first) || (await session.renew()) !== 'renewed') return first;
    const second = await attempt();
    // A fresh token is refused: the account is gone, or signed out at the provider.
    if (statusOf(second) === 401) session.end();
    return second;
  }

  async function ready(endpoint: EndpointRow): Promise<void> {
    try {
      await session.ready();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      throw new ApiError({ endpoint: endpoint.id, status: 401, code: 'unauthenticated', message });
    }
  }

  const isSignedIn = () => session.state().kind === 'signed-in';

  return {
    call: async <E extends Endpoint>(endpoint: E, input: unknown, options: CallOptions = {}) => {
      try {
        const reply = await replyTo(endpoint, input ?? {}, options);
        if (!isGood(reply)) throw await failureOf(endpoint, reply);
        connection.answered();
        return readAnswer<E>(endpoint, reply);
      } catch (error) {
        if (options.signal?.aborted) throw options.signal.reason;
        const failure = toApiError(endpoint, error);
        if (isAway(failure)) connection.unanswered();
        else if (failure.status > 0) connection.answered();
        analytics.track('api_error', errorEvent(endpoint, failure));
        throw failure;
      }
    },
  };
}

function callOf(
  endpoint: EndpointRow,
  { params, query, body }: CallInput,
  { ifMatch }: CallOptions,
): Omit<Call, 'authorised'> {
  const sent = bodyOf(body);
  return {
    method: endpoint.method,
    url: `/api${endpointPath(endpoint, params)}`,
    params: query,
    body: sent,
    headers: {
      ...(typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    },
    answer: endpoint.kind === 'blob' ? 'blob' : 'json',
    timeout: TIME_LIMIT_MS[endpoint.kind],
  };
}

function uploadOf(endpoint: EndpointRow, { onUploadProgress }: CallOptions) {
  if (endpoint.kind !== 'upload' || onUploadProgress === undefined) return undefined;
  return (loaded: number, total?: number) => {
    if (total !== undefined && total > 0) onUploadProgress(Math.min(1, loaded / total));
  };
}

function readAnswer<E extends Endpoint>(
  endpoint: E,
  answer: Answer,
): CallAnswer<EndpointAnswer<E>> {
  const { headers } = answer;
  return { data: dataOf(endpoint, answer) as EndpointAnswer<E>, etag: headers['etag'], headers };
}

function dataOf(endpoint: EndpointRow, { data, status }: Answer): unknown {
  if (endpoint.kind === 'empty') return undefined;
  const parsed = endpoint.response?.safeParse(data) ?? {
    success: endpoint.kind !== 'blob' || data instanceof Blob,
    data,
  };
  if (parsed.success) return parsed.data;
  throw new ApiError({ endpoint: endpoint.id, status, code: 'invalid-answer', message: '' });
}

/** No answer, or one of somebody who stands before the server, or the server's own that it cannot serve now. */
function isAway({ status, code }: ApiError): boolean {
  return code === 'network' || code === 'timeout' || [502, 503, 504].includes(status);
}

const statusOf = (reply: Reply) => ('status' in reply ? reply.status : 0);

function isGood(reply: Reply): reply is Answer {
  return 'status' in reply && reply.status >= 200 && reply.status < 300;
}

/** The token is refused, or was lost with the thread that held it. */
function isUnauthenticated(reply: Reply): boolean {
  return statusOf(reply) === 401 || ('failure' in reply && reply.failure === 'no-token');
}
