import { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { lowerCase } from '../../http/headers.ts';
import type { Body, Call, CallWatch, Reply } from './keeper.types.ts';

export interface CallParts {
  client: AxiosInstance;
  /** Origin of the site. */
  origin: string;
  token: () => string | undefined;
}

/** Makes a call of this site, with the token where it is asked for. Never rejects but for an abort. */
export async function makeCall(
  { client, origin, token }: CallParts,
  call: Call,
  { signal, onUpload }: CallWatch = {},
): Promise<Reply> {
  const bearer = call.authorised ? token() : undefined;
  if (call.authorised && bearer === undefined) return { failure: 'no-token', message: '' };
  if (call.authorised && !maySeeToken(new URL(call.url, origin), origin))
    return { failure: 'failed', message: `${call.url} is no call of the API` };
  try {
    const response = await client.request<unknown>({
      method: call.method,
      url: call.url,
      params: call.params,
      data: readBody(call.body),
      headers: {
        ...call.headers,
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      responseType: call.answer,
      timeout: call.timeout,
      validateStatus: null,
      ...(signal && { signal }),
      ...(onUpload && { onUploadProgress: ({ loaded, total }) => onUpload(loaded, total) }),
    });
    return answerOf(response);
  } catch (error) {
    signal?.throwIfAborted();
    if (!isAxiosError(error))
      return { failure: 'failed', message: error instanceof Error ? error.message : '' };
    const isLate = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return { failure: isLate ? 'timeout' : 'network', message: '' };
  }
}

/** Nobody makes us send it to an address whose answer repeats it. */
function maySeeToken(url: URL, origin: string): boolean {
  return url.origin === origin && /^\/(?:api\/|registry\.json$)/.test(url.pathname);
}

function answerOf({ status, headers, data }: AxiosResponse<unknown>): Reply {
  return { status, headers: lowerCase(headers), data };
}

function readBody(body: Body | undefined): string | Blob | FormData | undefined {
  if (!Array.isArray(body)) return body;
  const form = new FormData();
  for (const [name, value, file] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file);
  }
  return form;
}
