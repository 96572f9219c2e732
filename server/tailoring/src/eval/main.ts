import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseConfig } from '@sastre/base/config';
import { createOpenAiEngine } from '../openai/openai-engine.ts';
import { adFigures } from './ad-figures.ts';
import { evaluate } from './evaluate.ts';
import { judgeStrangers } from './measures/strangers.measure.ts';
import { evaluateModel, type ModelEvaluation } from './model/evaluate-model.ts';
import { strangerFigures } from './stranger-figures.ts';
import { readAds, readSets } from './strangers/read-sets.ts';
import { enginesTable, figuresOf, tableOf } from './figures.ts';

// Measures tailoring and prints the tables; ends with 1 when a figure falls short. A real model is measured too when one is configured,
// and a small one that is fetched with `--model`; `--only` leaves out all else.
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const { values: asked } = parseArgs({
  options: {
    model: { type: 'boolean', default: false },
    only: { type: 'boolean', default: false },
    answers: { type: 'string', default: '60' },
  },
});
const wanted = Number(asked.answers);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--answers takes a number from 1 on.');

async function evaluateAll(): Promise<ModelEvaluation> {
  const isRoot = process.getuid?.() === 0;
  const { modelServer } = parseConfig({ env: process.env, repository, isRoot });
  const other =
    modelServer === undefined
      ? {}
      : { other: { name: modelServer.model, engine: createOpenAiEngine(modelServer) } };
  const evaluation = await evaluate({ isWhole: true, ...other });
  // The sealed third is judged for its figures alone; its sentences are not shown.
  const apart = [
    ...strangerFigures(judgeStrangers(readSets('sealed')), 'sealed'),
    ...adFigures(readAds('sealed'), 'sealed'),
    ...strangerFigures(judgeStrangers(readSets('second')), 'second'),
  ];
  const figures = [...figuresOf(evaluation), ...apart];
  return { text: [enginesTable(evaluation), tableOf(figures)], figures };
}

const started = performance.now();
const parts: ModelEvaluation[] = [];
if (!(asked.model && asked.only)) parts.push(await evaluateAll());
if (asked.model) {
  const reading = join(repository, '.build/eval-model/applied.txt');
  parts.push(await evaluateModel(wanted, reading));
}
const short = parts.flatMap(({ figures }) => figures.filter(({ holds }) => !holds));
const details = short.map(({ name, details: lines }) =>
  [`${name}:`, ...lines.slice(0, 40).map((line) => `  ${line}`)].join('\n'),
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const text = [...parts.flatMap((part) => part.text), ...details, `${seconds} s`];
process.stdout.write(`${text.join('\n\n')}\n`);
process.exitCode = short.length === 0 ? 0 : 1;
