// `npm run bench -- import`: the pages of our own sheet, in every template, that the site then prints. They are left in
// BENCH_DOCUMENTS/own, for each person `<person>.json` with the CV and a document of each template.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES, defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import { documentTitle, renderCv, storedTemplate, worldFaces } from '@sastre/shared-cv-document';
import { ownPeople } from './own-people.ts';

const folder = join(process.env['BENCH_DOCUMENTS'] ?? '', 'own');
mkdirSync(folder, { recursive: true });
for (const { person, cv: content } of ownPeople()) {
  const pages = [];
  for (const template of TEMPLATES) {
    const tailored = {
      ...defaultTailored,
      pdfOptions: { ...defaultTailored.pdfOptions, template: storedTemplate(template) },
    };
    const cv: Cv = { ...content, tailored, _id: '', created_at: '', updated_at: '' };
    const html = renderCv(cv, 'en', await worldFaces(cv, 'en'));
    pages.push({ template, tailored, html, docTitle: documentTitle(cv) });
  }
  writeFileSync(join(folder, `${person}.json`), JSON.stringify({ content, pages }));
}
