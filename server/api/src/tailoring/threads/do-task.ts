import type { Ask } from '@sastre/threads';
import { ModelError } from '@sastre/tailoring/jobs';
import type { JobSaid, QuickWork, TailoringRefusal, TailoringTask } from './tailoring-task.ts';

// Word lists are read by what needs them: a thread that only checks has none.
const checking = () => import('@sastre/tailoring/check');
const reviewing = () => import('./stored-review.ts');
const PARTS: Record<keyof QuickWork, () => Promise<unknown>> = {
  check: checking,
  decide: reviewing,
  add: reviewing,
  match: reviewing,
};

/** Does what a thread is asked to. */
export async function doTask(task: TailoringTask, ask: Ask): Promise<unknown> {
  switch (task.do) {
    case 'prepare':
      await PARTS[task.what]();
      return undefined;
    case 'check':
      return (await checking()).checkTailoring(task.main, task.request, task.engine);
    case 'decide':
      return (await reviewing()).decideStored(task);
    case 'add':
      return (await reviewing()).addStored(task);
    case 'match':
      return (await reviewing()).matchStored(task);
    case 'tailor':
      return tailorJob(task, ask);
  }
}

async function tailorJob(
  { main, request, now, modelServer }: Extract<TailoringTask, { do: 'tailor' }>,
  ask: Ask,
): Promise<unknown> {
  const tell = async (said: JobSaid) => void (await ask(said));
  const { chooseEngine, makeCopyWith } = await import('@sastre/tailoring/make-copy');
  const make = makeCopyWith(await chooseEngine(modelServer));
  return make({
    main,
    request,
    now,
    // A job that is called off has its thread ended.
    signal: new AbortController().signal,
    onStage: (stage) => tell({ stage }),
    // What cannot be told fails no job for its bookkeeping.
    onSpent: (spent) => void tell({ spent }).catch(() => undefined),
  });
}

/** Puts an error so that it can travel. */
export function refusalOf(error: unknown): TailoringRefusal {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined };
  const { message, stack } = error;
  if (!(error instanceof ModelError)) return { message, stack };
  return { message, stack, model: { failure: error.failure, status: error.status } };
}
