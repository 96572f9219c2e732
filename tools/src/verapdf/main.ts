// Validates PDFs by veraPDF: `node tools/src/verapdf/main.ts [--flavour ua2] <pdf>…` prints a line of JSON for each PDF and
// standard (PDF/UA-1, and PDF/A-3a where a PDF says that it is, else 2a, unless told), in the order given.
import { parseArgs } from 'node:util';
import { FLAVOURS, partOf, validatePdfs } from './validate-pdf.ts';

const { values, positionals } = parseArgs({
  options: { flavour: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const told = FLAVOURS.filter((flavour) => values.flavour?.includes(flavour));
const asked = positionals.map(async (file) => {
  const flavours = told.length > 0 ? told : (['ua1', await partOf(file)] as const);
  return flavours.map((flavour) => ({ file, flavour }));
});
const verdicts = await validatePdfs((await Promise.all(asked)).flat());
if (verdicts === undefined) console.log('not run: no Java');
else for (const verdict of verdicts) console.log(JSON.stringify(verdict));
