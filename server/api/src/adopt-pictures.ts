// Takes the picture store that is configured as the one of this database, whatever is missing in it:
// `node tools/run.mjs server/api/src/adopt-pictures.ts`, when the server says that pictures lie elsewhere and they are lost.
import { adoptPictureStore, openPictureStore } from './pictures/index.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(async () => {
  await withDatabase(async (db, config) => adoptPictureStore(db, openPictureStore(config)));
  return 'The store that is configured is the one of this database now.';
});
