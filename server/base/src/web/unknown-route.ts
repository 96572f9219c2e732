import { endpointList } from '@sastre/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { isReserved } from './reserved-paths.rules.ts';
import { problem, type ProblemError } from './problem.ts';

const patterns = endpointList
  .filter(({ planned }) => planned !== true)
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));

/** The problem of a request that no route takes: 405 with `Allow` where another method is served, else 404. */
export function unknownRoute({
  method,
  url,
}: Pick<FastifyRequest, 'method' | 'url'>): ProblemError {
  const path = url.split('?')[0] ?? '/';
  const allowed = allowedMethods(path);
  if (allowed.length === 0 || allowed.includes(method)) return problem('not-found');
  return problem('method-not-allowed', undefined, { headers: { allow: allowed.join(', ') } });
}

function allowedMethods(path: string): string[] {
  const served: string[] = patterns
    .filter(({ pattern }) => pattern.test(path))
    .map(({ method }) => method);
  if (!isReserved(path)) served.push('GET');
  if (served.includes('GET')) served.push('HEAD');
  return [...new Set(served)].toSorted();
}
