import type { SentAnswer } from '../../testing/local-model/chat-server.ts';
import type { Figure } from '../figure.ts';
import { aligned } from '../figures.ts';
import type { ModelRun } from './run-model.ts';

/** Kinds of questions that an answer of counts; an order of skills has no words of its own. */
const COUNTED = ['summary', 'entry', 'letter', 'translation'];

/** True for answers that are counted. */
export function isCounted({ kind }: Pick<SentAnswer, 'kind'>): boolean {
  return COUNTED.includes(kind);
}

/** The figures of a model's answers, held against what they must be. */
export function modelFigures(
  run: ModelRun,
  answers: readonly SentAnswer[],
  wanted: number,
): Figure[] {
  const counted = answers.filter(isCounted).length;
  const done = run.jobs - run.failed.length - run.faults.length;
  const none = (name: string, of: string, details: readonly string[]): Figure => ({
    ...{ name, value: `${details.length} of ${of}`, must: '0' },
    ...{ holds: details.length === 0, details },
  });
  // Where the gate lets little through, nothing wrong among it says little: it is told how much of it is the model's.
  const applied = `${run.texts['applied'] ?? 0} applied texts, ${run.own} the model’s`;
  return [
    {
      ...{ name: 'answers of the model', value: String(counted), must: `≥ ${wanted}` },
      ...{ holds: counted >= wanted, details: run.failed },
    },
    none('achievements lost', String(run.achievements), run.lost),
    none('applied, but not proven', applied, run.unproven),
    none('applied from the example in the prompt', applied, run.echoed),
    none('texts changed that no edit explains', `${done} copies`, run.unexplained),
    none('closed parts changed', `${done} copies`, run.changed),
    none('jobs ended without a reason', `${run.jobs - done} ended`, run.faults),
  ];
}

/** How many answers of each kind there were, and how long they took. */
export function answersTable(answers: readonly SentAnswer[]): string {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = answers.filter((one) => one.kind === kind);
    const mean = (of: (one: SentAnswer) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    const [tokensOut, ms] = [mean((one) => one.tokensOut), mean((one) => one.ms)];
    return [
      ...[kind === '' ? '–' : kind, String(own.length)],
      ...[String(own.filter(({ isCut }) => isCut).length), mean((one) => one.tokensIn).toFixed(0)],
      ...[tokensOut.toFixed(0), (ms / 1000).toFixed(1), ((tokensOut / ms) * 1000).toFixed(1)],
    ];
  });
  const head = ['Question', 'Answers', 'Cut', 'Tokens in', 'Tokens out', 'Seconds', 'Tokens out/s'];
  return aligned([head, ...rows]);
}

/** What became of the jobs and of what the model proposed, in three lines. */
export function runLines(run: ModelRun, tooLong: number): string {
  const counts = (some: Record<string, number>) =>
    Object.entries(some)
      .map(([what, number]) => `${number} ${what}`)
      .join(', ') || 'none';
  const reasons: Record<string, number> = {};
  for (const reason of run.failed) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return [
    `${run.jobs} jobs; failed: ${counts(reasons)}; calls longer than the context: ${tooLong}`,
    `texts proposed: ${counts(run.texts)}; applied of the model’s own: ${run.own}, letters among them: ${run.letters}`,
    `notes: ${counts(run.notes)}`,
  ].join('\n');
}
