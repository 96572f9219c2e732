import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPdfService } from '../pdf-service.ts';
import { drawClasses } from './classes/draw-classes.ts';
import { judgeCases, type Judged } from './judge-cases.ts';
import { readCases, readFolder, type VerdictCase } from './read-cases.ts';

// Prints how often the verdict is right about the strangers' documents, `open` with each mistake, `sealed` figures alone,
// and about what is drawn by classes (`--classes`). With `--folder` it judges the cases of a folder outside the repository
// instead, figures alone unless `--mistakes` asks for each.
const { values: asked } = parseArgs({
  options: {
    sealed: { type: 'boolean', default: false },
    classes: { type: 'boolean', default: false },
    only: { type: 'string' },
    folder: { type: 'string' },
    mistakes: { type: 'boolean', default: false },
  },
});
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'sastre-verdict-'));
await chmod(dataDir, 0o755);
const print = (line: string) => void process.stdout.write(`${line}\n`);
const silent = () => undefined;
const service = createPdfService({
  dataDir,
  binDir: join(repository, 'node_modules/.cache/sastre-bin'),
  builtFontsDir: join(repository, process.env['BUILD_DIR'] ?? '.build', 'fonts'),
  log: { info: silent, warn: silent },
  deadlineMs: 60_000,
});

function tell(part: string, judged: readonly Judged[], named: boolean): void {
  for (const expected of ['bad', 'good']) {
    const all = judged.filter((one) => one.case.expect === expected);
    const wrong = all.filter(({ isRight }) => !isRight);
    const kinds = Map.groupBy(all, (one) => one.case.kind);
    const what = expected === 'bad' ? 'attacks called good' : 'honest documents called bad';
    print(`${part}: ${what} ${wrong.length}/${all.length}`);
    for (const [kind, ones] of kinds)
      print(`  ${kind} ${ones.filter(({ isRight }) => !isRight).length}/${ones.length}`);
    if (!named) continue;
    for (const { case: one, findings } of wrong)
      print(`  - ${one.id} (${one.kind}): ${one.why} ${JSON.stringify(findings)}`);
  }
}

try {
  await service.warmUp();
  const wanted = (id: string) => asked.only === undefined || id.includes(asked.only);
  const tellCases = async (part: string, cases: readonly VerdictCase[], named: boolean) =>
    tell(part, await judgeCases(service, cases), named);
  const some = (cases: readonly VerdictCase[]) => cases.filter(({ id }) => wanted(id));
  if (asked.folder === undefined) {
    await tellCases('open', some(readCases('open')), true);
    if (asked.classes) await tellCases('classes', some(drawClasses()), true);
    if (asked.sealed) await tellCases('sealed', readCases('sealed'), false);
  } else await tellCases('folder', some(readFolder(asked.folder)), asked.mistakes);
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
