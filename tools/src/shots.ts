// `npm run shots [-- part of a name…]`: pictures of every screen at three widths and in two themes, and one sheet of them
// beside the mocks of the folder that `MOCKS_DIR` names, in `.shots/`. Needs a build.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sheetHtml, type Taken } from './shots/sheet.rules.ts';
import { chromiumEnv } from './test/chromium-env.ts';
import { runStep } from './test/run-step.ts';
import { ROOT } from './workspace.ts';

const out = join(ROOT, '.shots');
/** Pictures of the screens as they were drawn, to look at beside. */
const mocksFolder = process.env['MOCKS_DIR'];

const wanted = process.argv.slice(2);
if (wanted.length === 0) await rm(out, { recursive: true, force: true });
await mkdir(join(out, 'mocks'), { recursive: true });
const env = await chromiumEnv();
const ok = await runStep(['e2e/support/shots/take.ts', ...wanted], {
  ...env,
  SHOTS_DIR: out,
});
const mocks = mocksFolder
  ? (await readdir(mocksFolder)).filter((name) => name.endsWith('.png'))
  : [];
for (const name of mocks) await cp(join(mocksFolder ?? '', name), join(out, 'mocks', name));
const taken = JSON.parse(await readFile(join(out, 'shots.json'), 'utf8')) as Taken;
await writeFile(join(out, 'index.html'), sheetHtml(taken, mocks));
console.log(`${taken.screens.length} screens in ${join('.shots', 'index.html')}`);
process.exitCode = ok ? 0 : 1;
