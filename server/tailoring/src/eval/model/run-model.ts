import type { TailoringEngine } from '../../task/engine.ts';
import { isText } from '../../review/edit-texts.rules.ts';
import type { TailoredResult } from '../../make-copy/tailor.ts';
import { tailorWith } from '../../testing/tailor-with.ts';
import type { Pair } from '../run-pairs.ts';
import { measureCopy, type CopyFindings, type Judge } from './copy.measure.ts';

/** What came of a model's answers. */
export interface ModelRun {
  jobs: number;
  /** Jobs that failed, with the reason that they ended in. */
  failed: string[];
  /** Jobs that ended in anything else. */
  faults: string[];
  /** Texts proposed, by what became of them. */
  texts: Record<string, number>;
  /** What the reports note, and how often. */
  notes: Record<string, number>;
  /** Applied texts that are the model's own; the others are letters by rules. */
  own: number;
  /** Letters among them. */
  letters: number;
  /** Achievements that were held to the main CV. */
  achievements: number;
  /** Copies with another closed part. */
  changed: string[];
  /** What was applied, to be read. */
  applied: string[];
  lost: string[];
  unproven: string[];
  unexplained: string[];
  echoed: string[];
}

/** What a run goes by. */
export interface RunParts {
  engine: TailoringEngine;
  pairs: readonly Pair[];
  judgeOf: (pair: Pair) => Judge;
  /** How many answers of the model there are so far. */
  answered: () => number;
  /** How many there are to be. */
  wanted: number;
}

/** Jobs in a row without any answer after which the model is given up. */
const MOST_SILENT = 3;

/** Tailors pair after pair until the model has answered so many times, and measures each copy. */
export async function runModel(parts: RunParts): Promise<ModelRun> {
  const run: ModelRun = {
    ...{ jobs: 0, own: 0, letters: 0, achievements: 0, texts: {}, notes: {} },
    ...{ failed: [], faults: [], changed: [], applied: [] },
    ...{ lost: [], unproven: [], unexplained: [], echoed: [] },
  };
  let silent = 0;
  for (const pair of parts.pairs) {
    const before = parts.answered();
    if (before >= parts.wanted || silent === MOST_SILENT) break;
    await runPair(run, pair, parts);
    silent = parts.answered() === before ? silent + 1 : 0;
  }
  return run;
}

async function runPair(run: ModelRun, pair: Pair, { engine, judgeOf }: RunParts): Promise<void> {
  const { person, job, translateTo } = pair;
  const at = `${person.key} × ${job.key}${translateTo === null ? '' : ` → ${translateTo}`}`;
  run.jobs += 1;
  try {
    const result = await tailorWith(person.cv, job, { translateTo }, engine);
    count(run, pair, result);
    note(run, at, measureCopy(person.cv, result, judgeOf(pair)));
    const texts = result.report.edits.filter(isText).filter(({ status }) => status === 'applied');
    for (const { path, before, after } of texts)
      run.applied.push(`${at}: ${path}\n  - ${before}\n  + ${after.replaceAll('\n', '\n    ')}`);
  } catch (error) {
    const isReason = error instanceof Error && error.name === 'ModelError';
    if (isReason) run.failed.push(error.message);
    else run.faults.push(`${at}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function count(run: ModelRun, { person }: Pair, { report }: TailoredResult): void {
  for (const { status } of report.edits.filter(isText))
    run.texts[status] = (run.texts[status] ?? 0) + 1;
  for (const note of report.notes) run.notes[note] = (run.notes[note] ?? 0) + 1;
  for (const { achievements } of person.cv.work_experience) run.achievements += achievements.length;
  const byRules = report.notes.includes('letter-by-rules');
  const own = report.edits
    .filter(isText)
    .filter(({ path, status }) => status === 'applied' && !(byRules && path === 'coverLetter'));
  run.own += own.length;
  run.letters += own.filter(({ path }) => path === 'coverLetter').length;
}

function note(run: ModelRun, at: string, { isChanged, ...findings }: CopyFindings): void {
  if (isChanged) run.changed.push(at);
  for (const part of ['lost', 'unproven', 'unexplained', 'echoed'] as const)
    run[part].push(...findings[part].map((line) => `${at}: ${line}`));
}
