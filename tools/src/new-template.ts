// `npm run new:template -- fine-line`: the data and the sheet of a template, put into every list of templates.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATES } from '@sastre/shared-contracts/api';
import { planTemplate, templateFiles, templateLists } from './generator/new-template.rules.ts';
import { runStep } from './test/run-step.ts';
import { ROOT } from './workspace.ts';

const FILL_IN = `Fill in, in this order:
  shared-cv-document/src/templates/<name>.template.ts   margins, sidebar, size, on which side dates stand
  shared-cv-document/src/styles/<name>.css.ts           looks, over those of the default; count in --pt, --mm and --line
  mfe-export/src/locales/{en,es,de}.json                panel.template: its name, and in a line what it is good for
  mfe-export/…/template/page-drawing.view.tsx           a page of it, drawn small
  e2e/support/pdf/pdf-templates.ts                      what a reader is to find where it differs from the default
Look at its pages (long, short, with a picture, from right to left, Japanese; A4 and Letter), then
  node tools/run.mjs shared-cv-document/src/templates/write-looks.ts
  node tools/run.mjs tools/src/contract-report.ts
  npm run build && node tools/run.mjs tools/src/e2e.ts export/pdf-pages export/pdf-proof export/sheet-faults
`;

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [words] = positionals;
  if (words === undefined || positionals.length > 1)
    throw new Error('usage: npm run new:template -- <words-of-its-name>');
  const plan = planTemplate(words, TEMPLATES);
  if (typeof plan === 'string') throw new Error(plan);
  const files: Record<string, string> = templateFiles(plan);
  for (const [file, list] of templateLists(plan)) {
    const listed = list(await readFile(join(ROOT, file), 'utf8'));
    if (listed === undefined)
      throw new Error(`${file} has no list of templates. Nothing was written.`);
    files[file] = listed;
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(ROOT, file)), { recursive: true });
    await writeFile(join(ROOT, file), text);
  }
  await runStep(['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files)], {});
  process.stdout.write(`${plan.name} is there.\n${FILL_IN.replaceAll('<name>', plan.file)}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
