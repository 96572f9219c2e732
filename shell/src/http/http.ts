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
import { isCancel, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Analytics } from '../services/analytics.ts';
import type { Connection } from '../services/connection.ts';
import type { Session } from '../session/session.types.ts';
import { toApiError } from './api-failure.ts';
import { errorEvent } from './error-event.ts';
import { lowerCase } from './headers.ts';

const TIME_LIMIT_MS = { json: 30_000, empty: 30_000, blob: 120_000, upload: 300_000 } as const;

export interface HttpOptions {
  session: Pick<Session, 'state' | 'token' | 'renew' | 'end'>;
  analytics: Pick<Analytics, 'track'>;
  /** Hears which calls the server answered. */
  connection: Pick<Connection, 'answered' | 'unanswered'>;
  client: AxiosInstance;
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
  client,
}: HttpOptions): ShellServices['http'] {
  async function send(
    endpoint: EndpointRow,
    input: CallInput,
    options: CallOptions,
  ): Promise<AxiosResponse<unknown>> {
    const authorised =
      endpoint.auth === 'required' || (endpoint.auth === 'optional' && isSignedIn());
    const config = { ...requestOf(endpoint, input), ...transferOf(endpoint, options) };
    if (!authorised) return client.request<unknown>({ ...config, headers: headersOf(options) });
    const attempt = async () => {
      const token = await tokenFor(endpoint);
      return client.request<unknown>({ ...config, headers: headersOf(options, token) });
    };
    try {
      return await attempt();
    } catch (error) {
      if (!isUnauthenticated(error) || (await session.renew()) !== 'renewed') throw error;
    }
    try {
      return await attempt();
    } catch (error) {
      // A fresh token is refused: the account is gone, or signed out at the provider.
      if (isUnauthenticated(error)) session.end();
      throw error;
    }
  }

  async function tokenFor(endpoint: EndpointRow): Promise<string> {
    try {
      return await session.token();
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      throw new ApiError({ endpoint: endpoint.id, status: 401, code: 'unauthenticated', message });
    }
  }

  const isSignedIn = () => session.state().kind === 'signed-in';

  return {
    call: async <E extends Endpoint>(endpoint: E, input: unknown, options: CallOptions = {}) => {
      try {
        const response = await send(endpoint, input ?? {}, options);
        connection.answered();
        return readAnswer<E>(endpoint, response);
      } catch (error) {
        if (isCancel(error) || options.signal?.aborted) throw options.signal?.reason ?? error;
        const failure = await toApiError(endpoint, error);
        if (isAway(failure)) connection.unanswered();
        else if (failure.status > 0) connection.answered();
        analytics.track('api_error', errorEvent(endpoint, failure));
        throw failure;
      }
    },
  };
}

function requestOf(endpoint: EndpointRow, { params, query, body }: CallInput): AxiosRequestConfig {
  return {
    method: endpoint.method,
    url: `/api${endpointPath(endpoint, params)}`,
    params: query,
    data: body,
    responseType: endpoint.kind === 'blob' ? 'blob' : 'json',
    timeout: TIME_LIMIT_MS[endpoint.kind],
  };
}

function transferOf(
  endpoint: EndpointRow,
  { signal, onUploadProgress }: CallOptions,
): AxiosRequestConfig {
  if (endpoint.kind !== 'upload' || onUploadProgress === undefined) return { signal };
  return {
    signal,
    onUploadProgress: ({ loaded, total }) => {
      if (total !== undefined && total > 0) onUploadProgress(Math.min(1, loaded / total));
    },
  };
}

function headersOf({ ifMatch }: CallOptions, token?: string): Record<string, string> {
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
  };
}

function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: AxiosResponse<unknown>,
): CallAnswer<EndpointAnswer<E>> {
  const headers = lowerCase(response.headers);
  return { data: dataOf(endpoint, response) as EndpointAnswer<E>, etag: headers.etag, headers };
}

function dataOf(endpoint: EndpointRow, { data, status }: AxiosResponse<unknown>): unknown {
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

function isUnauthenticated(error: unknown): boolean {
  const status = (error as { response?: { status?: unknown } } | null)?.response?.status;
  return status === 401;
}
