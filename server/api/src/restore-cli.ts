// `npm run restore -- from.tar`: a backup instead of an empty database or, with --replace, of what is there. No server may run.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '@sastre/base/config';
import { createLog } from '@sastre/base/log';
import { restoreBackup } from './backup/index.ts';
import { openPictureStore } from './pictures/index.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = 'usage: npm run restore -- <file.tar> [--replace]';

function readArguments(): { path: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [path, ...rest] = positionals;
    if (path !== undefined && rest.length === 0) return { path, replace: values.replace };
  } catch {
    // Said below.
  }
  throw new ConfigError(USAGE);
}

await runCommand(async () => {
  const { path, replace } = readArguments();
  const restored = await withDatabase(
    async (_db, config, databaseUrl) => {
      const pictureStore = openPictureStore(config);
      const log = createLog('warn');
      return restoreBackup(resolve(path), { databaseUrl, pictureStore, log, replace });
    },
    { migrated: false },
  );
  const { madeAt, rows, pictures, jobs } = restored;
  return `Restored the state of ${madeAt}: ${rows} rows, ${pictures} pictures, ${jobs} open jobs.`;
});
