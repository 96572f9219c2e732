import type * as z from 'zod/mini';
import type { EndpointRow } from '../../api/index.ts';
import { FakeProblem } from './failures.ts';

/** What a call was given. */
export interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function issues(error: z.core.$ZodError): { path: string; message: string }[] {
  return error.issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => ({
      path: [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.'),
      message: issue.message,
    }));
  });
}

/** Parses body and query by the row's schemas as the server does: 404 for an id that is none, 422 with paths otherwise. */
export function parseInput(endpoint: EndpointRow, raw: RawInput): Required<RawInput> {
  const params = raw.params ?? {};
  if (endpoint.params && !endpoint.params.safeParse(params).success)
    throw new FakeProblem('not-found');
  const check = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (schema === undefined) return value;
    const result = schema.safeParse(value);
    if (!result.success) throw new FakeProblem('invalid-input', { errors: issues(result.error) });
    return result.data;
  };
  const query = check(endpoint.query, raw.query ?? {}) as Required<RawInput>['query'];
  const body = endpoint.kind === 'upload' ? raw.body : check(endpoint.request, wire(raw.body));
  return { params, query: query ?? {}, body };
}

/** A value as it comes out of JSON: a copy, without undefined members. */
export function wire(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
