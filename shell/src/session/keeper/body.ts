import type { Body } from './keeper.types.ts';

/** What a body is as it goes to another thread. */
export function bodyOf(body: unknown): Body | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Blob) return body;
  if (!(body instanceof FormData)) return JSON.stringify(body);
  return [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value, value.name],
  );
}
