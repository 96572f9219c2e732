import { adFigures } from './ad-figures.ts';
import type { Evaluation } from './evaluate.ts';
import { percent, shareFigure, type Figure } from './figure.ts';
import { strangerFigures } from './stranger-figures.ts';

const mean = (shares: readonly number[]) =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** The figures of an evaluation, held against what they must be. */
export function figuresOf({
  engines,
  sentences,
  translations,
  strangers,
  ads,
}: Evaluation): Figure[] {
  const truths = sentences.filter(({ lie }) => lie === undefined);
  const lies = sentences.filter(({ lie }) => lie !== undefined);
  const blocked = truths.filter(({ answer }) => answer === 'contradicted');
  const passed = lies.filter(({ answer }) => answer === 'proven');
  const all = (part: 'inventions' | 'changed' | 'parity' | 'claimed') =>
    engines.flatMap((one) => one[part]);
  const told = engines.reduce((sum, one) => sum + one.lies, 0);
  const rules = engines.find(({ name }) => name === 'rules');
  const reorders = rules?.reorders ?? 0;
  const impure = rules?.impure ?? [];
  const none = (name: string, of: string, details: readonly string[]): Figure => ({
    ...{ name, value: `${details.length} of ${of}`, must: '0' },
    ...{ holds: details.length === 0, details },
  });
  const lines = (some: typeof sentences) =>
    some.map(
      ({ person, path, text, reason, lie }) => `${lie ?? reason}: ${person} ${path}: ${text}`,
    );
  return [
    none(
      'planted inventions that reach the CV or letter',
      `${told} answers with lies`,
      all('inventions'),
    ),
    shareFigure(
      'true paraphrases contradicted, own set',
      { part: blocked.length, whole: truths.length, most: 0.02 },
      lines(blocked),
    ),
    {
      ...none('false sentences proven, own set', `${lies.length}`, lines(passed)),
      must: '0 of ≥ 150',
    },
    ...['good', 'rules'].map((name): Figure => {
      const engine = engines.find((one) => one.name === name);
      const share = mean(engine?.shown ?? []);
      const least = name === 'good' ? 0.9 : 0.7;
      return {
        name: `supported requirements shown, ${name === 'good' ? 'good model' : 'rules'}`,
        value: `${percent(share)} (${engine?.shown.length ?? 0} pairs)`,
        must: `≥ ${least * 100} %`,
        holds: share >= least,
        details: engine?.missed ?? [],
      };
    }),
    {
      name: 'entries, dates, numbers unchanged in a pure reorder',
      value: `${percent(1 - impure.length / reorders)} of ${reorders}`,
      must: '100 %',
      holds: reorders > 0 && impure.length === 0,
      details: impure,
    },
    none(
      'requirements claimed that are not the person’s',
      `${engines.reduce((sum, { jobs }) => sum + jobs, 0)} jobs`,
      all('claimed'),
    ),
    none(
      'closed parts changed, any engine',
      `${engines.reduce((sum, { jobs }) => sum + jobs, 0)} jobs`,
      all('changed'),
    ),
    none('parity violations that pass', `${translations.tried} translations`, [
      ...translations.passed,
      ...all('parity'),
    ]),
    ...strangerFigures(strangers, 'open'),
    ...adFigures(ads, 'open'),
  ];
}

/** The table as printed. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, must, holds }) => [
    name,
    value,
    must,
    holds ? 'holds' : 'FALLS SHORT',
  ]);
  return aligned([['Figure', 'Measured', 'Must be', ''], ...rows]);
}

/** What each engine did. */
export function enginesTable({ engines }: Evaluation): string {
  const rows = engines.map((one) => [
    ...[one.name, one.jobs, one.jobs - one.failed, one.failed, one.lies, one.refused].map(String),
    String(one.inventions.length),
    one.shown.length === 0 ? '–' : percent(mean(one.shown)),
  ]);
  const head = [
    'Engine',
    'Jobs',
    'Done',
    'Failed',
    'Lying answers',
    'Edits kept back',
    'Inventions',
    'Shown',
  ];
  return aligned([head, ...rows]);
}

/** Rows of cells as lines, each column as wide as its widest cell. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
