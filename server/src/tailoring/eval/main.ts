import { fileURLToPath } from 'node:url';
import { parseConfig } from '../../config/index.ts';
import { createOpenAiEngine } from '../openai/openai-engine.ts';
import { adFigures } from './ad-figures.ts';
import { evaluate } from './evaluate.ts';
import { judgeStrangers } from './measures/strangers.measure.ts';
import { strangerFigures } from './stranger-figures.ts';
import { readAds, readSets } from './strangers/read-sets.ts';
import { enginesTable, figuresOf, tableOf } from './figures.ts';

// Measures tailoring and prints the table; ends with 1 when a figure falls short. A real model is measured too when one is configured.
const { modelServer } = parseConfig({
  env: process.env,
  repository: fileURLToPath(new URL('../../../..', import.meta.url)),
  isRoot: process.getuid?.() === 0,
});
const other =
  modelServer === undefined
    ? {}
    : { other: { name: modelServer.model, engine: createOpenAiEngine(modelServer) } };
const started = performance.now();
const evaluation = await evaluate({ isWhole: true, ...other });
// The sealed third is judged for its figures alone; its sentences are not shown.
const apart = [
  ...strangerFigures(judgeStrangers(readSets('sealed')), 'sealed'),
  ...adFigures(readAds('sealed'), 'sealed'),
  ...strangerFigures(judgeStrangers(readSets('second')), 'second'),
];
const figures = [...figuresOf(evaluation), ...apart];
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const short = figures.filter(({ holds }) => !holds);
const details = short.map(({ name, details: lines }) =>
  [`${name}:`, ...lines.slice(0, 40).map((line) => `  ${line}`)].join('\n'),
);
const text = [enginesTable(evaluation), tableOf(figures), ...details, `${seconds} s`];
process.stdout.write(`${text.join('\n\n')}\n`);
process.exitCode = short.length === 0 ? 0 : 1;
