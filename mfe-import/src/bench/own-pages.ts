// `npm run bench -- import`: the pages of our own sheet, in every template, that the site then prints. They are left in
// BENCH_DOCUMENTS/own, for each person `<person>.json` with the CV and a document of each template.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPeople } from './own-people.ts';
import { ownSheets } from './own-sheets.ts';

const folder = join(process.env['BENCH_DOCUMENTS'] ?? '', 'own');
mkdirSync(folder, { recursive: true });
for (const own of ownPeople()) {
  const pages = await ownSheets(own);
  writeFileSync(join(folder, `${own.person}.json`), JSON.stringify({ content: own.cv, pages }));
}
