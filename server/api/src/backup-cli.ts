// `npm run backup -- to.tar`: database and pictures, as they are now, in one file. Servers may go on meanwhile.
import { resolve } from 'node:path';
import { ConfigError } from '@sastre/base/config';
import { makeBackup, noteBackup } from './backup/index.ts';
import { openPictureStore } from './pictures/index.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = 'usage: npm run backup -- <file.tar>';

await runCommand(async () => {
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || path.startsWith('-') || rest.length > 0) throw new ConfigError(USAGE);
  const summary = await withDatabase(async (db, config, databaseUrl) => {
    const pictureStore = openPictureStore(config);
    const begun = Date.now();
    const made = await makeBackup(resolve(path), {
      databaseUrl,
      db,
      pictureStore,
      clock: Date.now,
    });
    await noteBackup(db, begun);
    return made;
  });
  const { rows, pictures, gone } = summary;
  const deleted = gone === 0 ? '' : ` ${gone} more were deleted for good meanwhile.`;
  return `${path}: ${rows} rows, ${pictures} pictures.${deleted}`;
});
