import type { ModelServer } from '@sastre/base/config';
import type { EngineAnswer, EngineTask, Proposal, TailoringEngine } from '../task/engine.ts';
import { gateOf } from '../task/gate-of.ts';
import { createRulesEngine } from '../rules/rules-engine.ts';
import { askModel, type AskParts } from './ask-model.ts';
import type { Ask, Chunk } from './chunks/chunk.ts';
import { entryChunks } from './chunks/entry.chunk.ts';
import { writeLetterWith } from './chunks/letter.chunk.ts';
import { skillsChunks } from './chunks/skills.chunk.ts';
import { summaryChunks } from './chunks/summary.chunk.ts';
import { translationChunks } from './chunks/translation.chunk.ts';
import { costOf } from './costs.rules.ts';
import { drawMark, type DrawMark } from './data-block.rules.ts';
import { hideNames, namesOf } from './hide-names.rules.ts';
import { createModelClient } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { PROMPT_VERSION } from './prompts/prompt-version.ts';
import { realTiming, type Timing } from './timing.ts';

/** What the engine reaches the world by. */
export interface OpenAiParts {
  fetch: typeof globalThis.fetch;
  timing: Timing;
  draw: DrawMark;
}

/** How far one job is. */
interface JobState {
  /** When it must be through. */
  until: number;
  /** Parts that were answered, and those that were waited for in vain. */
  answered: number;
  late: number;
  /** Why asking on makes no sense. */
  lost: ModelError | undefined;
}

/**
 * The engine that asks a model of an OpenAI-compatible server, part by part. What it answers are proposals;
 * which of them hold, the gate decides. A part that fails for good is left as it is and noted; a job no part of which
 * was answered fails. A letter that the model answers and that is of no use is the built-in engine's instead.
 */
export function createOpenAiEngine(
  config: ModelServer,
  parts: Partial<OpenAiParts> = {},
): TailoringEngine {
  const { fetch = globalThis.fetch, timing = realTiming, draw = drawMark } = parts;
  const send = createModelClient(config, fetch);
  const rules = createRulesEngine();
  const states = new WeakMap<object, JobState>();
  const stateOf = (task: EngineTask): JobState => {
    const job = task.run ?? task;
    const known = states.get(job);
    const fresh = { until: timing.now() + config.jobMs, answered: 0, late: 0, lost: undefined };
    const state = known ?? fresh;
    states.set(job, state);
    return state;
  };
  const askFor = (task: EngineTask, state: JobState, signal: AbortSignal): Ask => {
    const onCall: AskParts['onCall'] = (tokens) =>
      task.run?.spend({
        model: config.model,
        promptVersion: PROMPT_VERSION,
        calls: 1,
        ...tokens,
        costMicros: costOf(tokens, config.prices),
      });
    const asking = { send, timing, draw, callMs: config.callMs, onCall };
    return async (question) => {
      if (state.lost) throw state.lost;
      const { data, restore } = hideNames(question.data, namesOf(task.main));
      const hidden = { ...question, data };
      return restore(await askModel(asking, hidden, { until: state.until, signal }));
    };
  };
  const attempt = async (task: EngineTask, signal: AbortSignal, chunk: Chunk) => {
    const state = stateOf(task);
    try {
      const proposals = await chunk(askFor(task, state, signal));
      state.answered += 1;
      return { proposals, failure: undefined };
    } catch (failure) {
      signal.throwIfAborted();
      if (!(failure instanceof ModelError)) throw failure;
      if (failure.failure === 'too-slow') state.late += 1;
      if (failure.isFinal || isAway(failure, state)) state.lost = failure;
      return { proposals: [], failure };
    }
  };
  const askAll = async (
    task: EngineTask,
    signal: AbortSignal,
    chunks: readonly Chunk[],
    notes: { some: string; all: string },
  ): Promise<EngineAnswer> => {
    const proposals: Proposal[] = [];
    const failures: ModelError[] = [];
    for (const chunk of chunks) {
      const one = await attempt(task, signal, chunk);
      proposals.push(...one.proposals);
      if (one.failure) failures.push(one.failure);
    }
    const [failure] = failures;
    if (failure === undefined) return { proposals, notes: [] };
    if (stateOf(task).answered === 0) throw failure;
    return { proposals, notes: [failures.length === chunks.length ? notes.all : notes.some] };
  };
  return {
    name: 'openai-compatible',
    tailor: (task, signal) =>
      askAll(task, signal, [...summaryChunks(task), ...entryChunks(task), ...skillsChunks(task)], {
        some: 'part-not-tailored',
        all: 'part-not-tailored',
      }),
    async writeLetter(task, signal) {
      const gate = gateOf(task);
      const { proposals, failure } = await attempt(task, signal, (ask) =>
        writeLetterWith(task, gate, ask),
      );
      const isDown = failure !== undefined && !failure.isOfContent;
      if (isDown && stateOf(task).answered === 0) throw failure;
      if (proposals.length > 0) return { proposals, notes: [] };
      const offline = await rules.writeLetter(task, signal);
      return { ...offline, notes: [...offline.notes, 'letter-by-rules'] };
    },
    translate: (task, signal) =>
      askAll(task, signal, translationChunks(task), {
        some: 'part-not-translated',
        all: 'free-text-not-translated',
      }),
  };
}

/** Failures of a first question, asked more than once, that the others would end in, too. */
const AWAY: readonly string[] = ['empty', 'unreachable', 'busy', 'failing'];
/** A model that is being loaded may be late once. */
const MOST_LATE = 1;

/** True when nothing was ever answered and nothing will be: whoever waits is told so now. */
function isAway({ failure }: ModelError, { answered, late }: JobState): boolean {
  return answered === 0 && (AWAY.includes(failure) || late > MOST_LATE);
}
