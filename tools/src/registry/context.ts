import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseConfig } from '@sastre/base/config';
import { openDatabase } from '@sastre/db';
import {
  databaseStore,
  fileStore,
  folderBuilds,
  readRegistryFile,
  s3Builds,
  type Author,
  type BuildStore,
  type RegistryStore,
} from '@sastre/registry';
import { ROOT } from '../workspace.ts';
import type { Options } from './parse-command.rules.ts';

/** What commands work with. */
export interface Context {
  store: RegistryStore;
  /** Where the build writes. */
  own: BuildStore;
  /** Where the nodes take builds from: the bucket that is configured, else the build folder. */
  builds: BuildStore;
  /** The bucket that is configured. */
  bucket: BuildStore | undefined;
  author: Author;
  force: boolean;
  /** Servers that are asked; empty when none is to be. */
  urls: readonly string[];
  /** Milliseconds that a server may take to follow. */
  waitMs: number;
  json: boolean;
  /** With which a server says how builds fared. */
  secret: string | undefined;
  say: (text: string) => void;
}

/** Opens what the environment names: it is the server's, so both work on the same registry. Call `close` at the end. */
export function openContext(
  options: Options,
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): { context: Context; close: () => Promise<void> } {
  const config = parseConfig({ env, repository: ROOT, isRoot: process.getuid?.() === 0 });
  const database =
    options.file === undefined && config.registryStore === 'database'
      ? openDatabase(config.databaseUrl ?? '', { max: 2 })
      : undefined;
  const file = options.file === undefined ? config.registryFile : resolve(options.file);
  const own = folderBuilds(options.out === undefined ? config.buildDir : resolve(options.out));
  const bucket = config.buildBucket && s3Builds(config.buildBucket);
  const urls = options.urls.length > 0 ? options.urls : [config.publicUrl];
  return {
    context: {
      store: database
        ? databaseStore(database.db, async () => readRegistryFile(file))
        : fileStore(file),
      ...{ own, bucket, builds: bucket ?? own },
      author: { who: options.by ?? authorOf(env), why: options.why },
      force: options.force,
      urls: options.server ? urls : [],
      waitMs: options.waitMs,
      json: options.json,
      secret: config.metrics.token,
      say,
    },
    close: async () => database?.close(),
  };
}

function authorOf(env: NodeJS.ProcessEnv): string {
  return env['REGISTRY_BY'] || env['GITHUB_ACTOR'] || `${userInfo().username}@${hostname()}`;
}
