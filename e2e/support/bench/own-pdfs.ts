// Has the site print the pages that the import's measurement left in BENCH_DOCUMENTS/own, each from the CV that its person
// has stored meanwhile, so that it is kept inside.
import type { CvPatch, Tailored } from '@sastre/shared-contracts/api';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMeasuredSite } from './measured-site.ts';

interface OwnPages {
  content: CvPatch;
  pages: { template: string; tailored: Tailored; html: string; docTitle: string }[];
}

const folder = join(process.env['BENCH_DOCUMENTS'] ?? '', 'own');
await withMeasuredSite(async ({ stored }) => {
  for (const file of readdirSync(folder)) {
    const { content, pages } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as OwnPages;
    for (const { template, tailored, html, docTitle } of pages) {
      const { _id: cvId } = await stored.read();
      await stored.put(cvId, { ...content, tailored });
      const bytes = await stored.print({ html, docTitle, cvId });
      writeFileSync(join(folder, `${file.replace(/\.json$/, '')}__${template}.pdf`), bytes);
    }
  }
});
