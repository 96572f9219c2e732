import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApi } from '@sastre/registry';
import { ROOT } from '../workspace.ts';

/** The API as this repository has it. */
export function ownOpenApi(): OpenApi {
  return JSON.parse(readFileSync(join(ROOT, 'shared-contracts/openapi.json'), 'utf8')) as OpenApi;
}
