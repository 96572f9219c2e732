import { problemSchema, type EndpointRow } from '@sastre/shared-contracts/api';
import { ApiError } from '@sastre/shared-contracts/shell';
import { isAxiosError, type AxiosResponse } from 'axios';
import { lowerCase } from './headers.ts';

/** Turns whatever went wrong into the one error that remotes know. */
export async function toApiError(endpoint: EndpointRow, error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (!isAxiosError(error)) {
    const message = error instanceof Error ? error.message : '';
    return new ApiError({ endpoint: endpoint.id, status: 0, code: 'call-failed', message });
  }
  if (error.response === undefined) {
    const code =
      error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network';
    return new ApiError({ endpoint: endpoint.id, status: 0, code, message: '' });
  }
  return fromResponse(endpoint, error.response);
}

async function fromResponse(
  endpoint: EndpointRow,
  response: AxiosResponse<unknown>,
): Promise<ApiError> {
  const body = await readBody(response.data);
  const problem = problemSchema.safeParse(body).data;
  return new ApiError({
    endpoint: endpoint.id,
    status: response.status,
    code: problem?.code ?? `http-${response.status}`,
    message: problem?.message ?? '',
    problem,
    retryAfter: secondsOf(lowerCase(response.headers)['retry-after']),
  });
}

/** A binary call's problem arrives as a Blob too. */
async function readBody(data: unknown): Promise<unknown> {
  const text = data instanceof Blob ? await readBlob(data) : data;
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The answer could not be read'));
    reader.readAsText(blob);
  });
}

function secondsOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
