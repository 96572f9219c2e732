import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createOpenAiEngine } from '../../openai/openai-engine.ts';
import { startChatServer } from '../../testing/local-model/chat-server.ts';
import { fetchLocalModel } from '../../testing/local-model/fetch-local-model.ts';
import { loadModel } from '../../testing/local-model/llama.ts';
import { MODEL_NAME, RUNNER_PACKAGE } from '../../testing/local-model/parts.ts';
import { modelSettings } from '../../testing/openai-harness.ts';
import type { Figure } from '../figure.ts';
import { tableOf } from '../figures.ts';
import { judgeOf } from './judge-edit.ts';
import { answersTable, isCounted, modelFigures, runLines } from './model-figures.ts';
import { modelPairs } from './model-pairs.ts';
import { runModel } from './run-model.ts';

/** What is printed of a real model, and its figures; none where it could not be run. */
export interface ModelEvaluation {
  text: string[];
  figures: Figure[];
}

/**
 * Runs the engine over the wire against a small real model until that has answered `wanted` times. What was applied goes to the file
 * `reading`, for somebody to read.
 */
export async function evaluateModel(wanted: number, reading: string): Promise<ModelEvaluation> {
  const files = await fetchLocalModel();
  if (files.missing !== undefined) return notRun(files.missing);
  const model = await loadModel(files);
  if (model === undefined) return notRun(`${RUNNER_PACKAGE} that runs on this machine`);
  const server = await startChatServer(model.complete);
  try {
    const engine = createOpenAiEngine(modelSettings(server.url, { model: MODEL_NAME }));
    const answered = () => server.answers.filter(isCounted).length;
    const run = await runModel({ engine, pairs: modelPairs(), judgeOf, answered, wanted });
    await mkdir(dirname(reading), { recursive: true });
    await writeFile(reading, `${run.applied.join('\n\n')}\n`);
    const figures = modelFigures(run, server.answers, wanted);
    const grammar = `${MODEL_NAME}: ${model.byGrammar()} of ${server.answers.length} answers held to their schema by a grammar`;
    const text = [grammar, answersTable(server.answers), runLines(run, server.tooLong())];
    return { text: [...text, tableOf(figures)], figures };
  } finally {
    await server.stop();
    await model.unload();
  }
}

function notRun(what: string): ModelEvaluation {
  return { text: [`not run: no ${what}`], figures: [] };
}
