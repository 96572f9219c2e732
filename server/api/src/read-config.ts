import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseConfig, type ServerConfig } from '@sastre/base/config';

const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The configuration by the variables of this process. Throws a `ConfigError` that says what is wrong with them. */
export function readConfig(): ServerConfig {
  const isRoot = process.getuid?.() === 0;
  return parseConfig({ env: process.env, repository: REPOSITORY, isRoot });
}
