import { problemSchema, type EndpointRow } from '@sastre/shared-contracts/api';
import { ApiError } from '@sastre/shared-contracts/shell';
import type { Reply } from '../session/keeper/keeper.types.ts';

const NO_TOKEN = 'Token not found, although user is authenticated';

/** Turns whatever went wrong on the way into the one error that remotes know. */
export function toApiError({ id: endpoint }: EndpointRow, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : '';
  return new ApiError({ endpoint, status: 0, code: 'call-failed', message });
}

/** The error of a call that was not answered, or not as it should be. */
export async function failureOf({ id: endpoint }: EndpointRow, reply: Reply): Promise<ApiError> {
  if ('failure' in reply) {
    const { failure, message } = reply;
    if (failure === 'no-token')
      return new ApiError({ endpoint, status: 401, code: 'unauthenticated', message: NO_TOKEN });
    const code = failure === 'failed' ? 'call-failed' : failure;
    return new ApiError({ endpoint, status: 0, code, message });
  }
  const body = await readBody(reply.data);
  const problem = problemSchema.safeParse(body).data;
  return new ApiError({
    endpoint,
    status: reply.status,
    code: problem?.code ?? `http-${reply.status}`,
    message: problem?.message ?? '',
    problem,
    retryAfter: secondsOf(reply.headers['retry-after']),
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
