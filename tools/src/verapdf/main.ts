// Validates PDFs by veraPDF: `node tools/src/verapdf/main.ts <pdf>…` prints one line of JSON for each, in the order given.
import { validatePdfUa } from './validate-pdf-ua.ts';

const verdicts = await validatePdfUa(process.argv.slice(2));
if (verdicts === undefined) console.log('not run: no Java');
else for (const verdict of verdicts) console.log(JSON.stringify(verdict));
