// Validates PDFs by veraPDF: `node tools/src/verapdf/main.ts [--flavour ua2] <pdf>…` prints a line of JSON for each PDF and
// standard (PDF/UA-1 and PDF/A-2a unless told), in the order given.
import { parseArgs } from 'node:util';
import { FLAVOURS, validatePdfs } from './validate-pdf.ts';

const { values, positionals } = parseArgs({
  options: { flavour: { type: 'string', multiple: true, default: ['ua1', '2a'] } },
  allowPositionals: true,
});
const flavours = FLAVOURS.filter((flavour) => values.flavour.includes(flavour));
const verdicts = await validatePdfs(positionals, flavours);
if (verdicts === undefined) console.log('not run: no Java');
else for (const verdict of verdicts) console.log(JSON.stringify(verdict));
