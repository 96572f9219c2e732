import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { readJobText, findDegrees, readPosition } from '@sastre/reading';
import type { TailoringEngine } from '../task/engine.ts';
import type { TailoredResult } from '../make-copy/tailor.ts';
import { tailorWith } from '../testing/tailor-with.ts';
import { closedParts, inventions } from '../testing/inventions.ts';
import { findBrokenParity } from './measures/parity.measure.ts';
import { falseClaims, shownOf } from './measures/shown.measure.ts';
import { isPureReorder, isSameJson } from './measures/unchanged.measure.ts';
import type { EvalJob } from './jobs/job.ts';
import type { EvalPerson } from '@sastre/reading/testing';

/** One person and one job. */
export interface Pair {
  person: EvalPerson;
  job: EvalJob;
  translateTo: Language | null;
}

/** What came of an engine over pairs. */
export interface EngineFigures {
  name: string;
  jobs: number;
  failed: number;
  /** Edits that were not applied by themselves: refused, or asked about. */
  refused: number;
  inventions: string[];
  changed: string[];
  parity: string[];
  /** Shares of each fitting pair, and what was missed. */
  shown: number[];
  missed: string[];
  /** Requirements taken for the person's that are not. */
  claimed: string[];
  /** Pure reorders, and those that were not. */
  reorders: number;
  impure: string[];
}

/** Tailors each pair with an engine and measures what came of it; a job that fails with a reason has no result. */
export async function runPairs(
  name: string,
  engine: TailoringEngine,
  pairs: readonly Pair[],
): Promise<EngineFigures> {
  const figures: EngineFigures = {
    ...{ name, jobs: 0, failed: 0, refused: 0, reorders: 0 },
    ...{ inventions: [], changed: [], parity: [], shown: [], missed: [], claimed: [], impure: [] },
  };
  for (const pair of pairs) {
    const { person, job, translateTo } = pair;
    figures.jobs += 1;
    const result = await tailored(engine, pair);
    if (result === undefined) {
      figures.failed += 1;
      continue;
    }
    measure(figures, pair, result);
    if (engine.name !== 'rules' || translateTo !== null) continue;
    figures.reorders += 1;
    if (!isPureReorder(person.cv, untailored(result.content)))
      figures.impure.push(`${person.key} × ${job.key}`);
  }
  return figures;
}

async function tailored(
  engine: TailoringEngine,
  { person, job, translateTo }: Pair,
): Promise<TailoredResult | undefined> {
  try {
    return await tailorWith(person.cv, job, { translateTo }, engine);
  } catch (error) {
    // Engines end in an error of their own kind; anything else is a fault of ours.
    if (error instanceof Error && error.name === 'ModelError') return undefined;
    throw error;
  }
}

function measure(figures: EngineFigures, pair: Pair, { content, report }: TailoredResult): void {
  const { person, job, translateTo } = pair;
  const at = `${figures.name}: ${person.key} × ${job.key}${translateTo === null ? '' : ` → ${translateTo}`}`;
  const position = readPosition(readJobText(job.jobDescription), job.companyName);
  figures.refused += report.edits.filter(({ status }) =>
    /^(?:refused|unproven)$/.test(status),
  ).length;
  const invented = inventions(person.cv, content, [job.companyName, position]);
  for (const said of invented.filter((words) => !isDegreeHeld(words, person.cv)))
    figures.inventions.push(`${at}: ${said}`);
  if (!isSameJson(closedParts(content), closedParts(person.cv))) figures.changed.push(at);
  for (const broken of findBrokenParity(person.cv, content))
    figures.parity.push(`${at}: ${broken}`);
  for (const term of falseClaims(person.key, job.key, report))
    figures.claimed.push(`${at}: ${term}`);
  const shown = translateTo === null ? shownOf(person.key, job.key, report) : undefined;
  if (shown === undefined) return;
  figures.shown.push(shown.share);
  for (const { ask } of shown.missed) figures.missed.push(`${at}: ${ask}`);
}

/** "After a PhD" is no lie about someone who holds a doctorate under its German name. */
function isDegreeHeld(words: string, cv: CvContent): boolean {
  const [named, held] = [
    findDegrees(words),
    findDegrees(cv.education.map(({ degree }) => degree).join('\n')),
  ];
  return named.length > 0 && named.every((degree) => held.includes(degree));
}

function untailored(copy: CvContent): CvContent {
  const { tailored: _tailored, ...rest } = copy;
  return rest;
}
