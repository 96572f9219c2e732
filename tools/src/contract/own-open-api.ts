import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenApi } from '@sastre/registry/builds';

/** The API as the contract that is installed here has it: in this repository, its own. */
export function ownOpenApi(): OpenApi {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(
    readFileSync(resolve('@sastre/shared-contracts/openapi.json'), 'utf8'),
  ) as OpenApi;
}
