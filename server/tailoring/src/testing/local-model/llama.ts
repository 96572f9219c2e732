import { pathToFileURL } from 'node:url';
import type { Complete, ModelCall } from './chat-server.ts';

/** A model that is loaded. */
export interface LoadedModel {
  complete: Complete;
  /** How many answers a grammar held to their schema. */
  byGrammar(): number;
  unload(): Promise<void>;
}

/** As much of the runner as is used; it is no dependency, so its types are not here. */
interface Runner {
  getLlama(options: object): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: Sequence }) => Session;
}
interface Llama {
  loadModel(options: { modelPath: string }): Promise<Model>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
  dispose(): Promise<void>;
}
interface Model {
  tokenize(text: string): readonly number[];
  createContext(options: {
    contextSize: number;
    threads: number;
  }): Promise<{ getSequence(): Sequence }>;
}
interface Sequence {
  tokenMeter: { usedOutputTokens: number };
}
type HistoryItem =
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: string[] };
interface Session {
  setChatHistory(history: HistoryItem[]): void;
  promptWithMeta(
    text: string,
    options: object,
  ): Promise<{ responseText: string; stopReason: string }>;
  dispose(options: { disposeSequence: boolean }): void;
}

/** Tokens that a call and its answer have room for. */
const CONTEXT = 4_096;
const LONGEST_ANSWER = 384;
/** Threads wait for each other by spinning: a small model writes no faster with two, and ten times slower where another process runs. */
const THREADS = 1;
/** Tokens that the chat template puts around each message. */
const AROUND_MESSAGE = 8;

/** Loads a model file with the runner at `runner`; undefined: it does not run on this machine. */
export async function loadModel(files: {
  model: string;
  runner: string;
}): Promise<LoadedModel | undefined> {
  const started = await startRunner(files.runner).catch(() => undefined);
  if (started === undefined) return undefined;
  const { llama, LlamaChatSession } = started;
  const model = await llama.loadModel({ modelPath: files.model });
  const sequence = (
    await model.createContext({ contextSize: CONTEXT, threads: THREADS })
  ).getSequence();
  const grammarOf = rememberGrammars(llama);
  let calls = 0;
  let byGrammar = 0;
  return {
    byGrammar: () => byGrammar,
    unload: () => llama.dispose(),
    async complete(call, signal) {
      const tokensIn = call.messages.reduce(
        (sum, { content }) => sum + model.tokenize(content).length + AROUND_MESSAGE,
        0,
      );
      if (tokensIn + LONGEST_ANSWER > CONTEXT) return 'too-long';
      const grammar = await grammarOf(call.schema);
      const session = new LlamaChatSession({ contextSequence: sequence });
      try {
        session.setChatHistory(historyOf(call));
        calls += 1;
        const before = sequence.tokenMeter.usedOutputTokens;
        const { responseText, stopReason } = await session.promptWithMeta(
          call.messages.at(-1)?.content ?? '',
          // The same seeds in the same order, so that one run is like the next.
          {
            ...(grammar === undefined ? {} : { grammar }),
            ...{ signal, maxTokens: LONGEST_ANSWER, temperature: 0.7, seed: calls },
          },
        );
        if (grammar !== undefined) byGrammar += 1;
        const tokensOut = sequence.tokenMeter.usedOutputTokens - before;
        return { text: responseText, tokensIn, tokensOut, isCut: stopReason === 'maxTokens' };
      } finally {
        session.dispose({ disposeSequence: false });
      }
    },
  };
}

async function startRunner(file: string) {
  const { getLlama, LlamaChatSession } = (await import(pathToFileURL(file).href)) as Runner;
  // The binary that was fetched, or none: nothing is built and nothing comes from GitHub.
  const options = { build: 'never', skipDownload: true, gpu: false, logLevel: 'error' };
  return { llama: await getLlama({ ...options, maxThreads: THREADS }), LlamaChatSession };
}

function historyOf({ messages }: ModelCall): HistoryItem[] {
  return messages
    .slice(0, -1)
    .map(({ role, content }) =>
      role === 'assistant'
        ? { type: 'model', response: [content] }
        : { type: role === 'system' ? 'system' : 'user', text: content },
    );
}

/** A grammar for a schema; none for schemas that the runner makes none of. */
function rememberGrammars(llama: Llama): (schema: unknown) => Promise<object | undefined> {
  const known = new Map<string, Promise<object | undefined>>();
  return async (schema) => {
    if (schema === undefined) return undefined;
    const key = JSON.stringify(schema);
    const grammar =
      known.get(key) ?? llama.createGrammarForJsonSchema(schema).catch(() => undefined);
    known.set(key, grammar);
    return grammar;
  };
}
