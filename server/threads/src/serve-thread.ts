import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-messages.ts';

/** Asks or tells who gave the task something; rejects when that fails there. */
export type Ask = (question: unknown) => Promise<unknown>;

/** Makes the thread that this is called in one of a pool: it does one task at a time. `refusalOf`: an error as it travels. */
export function serveThread<Task>(
  doTask: (task: Task, ask: Ask) => Promise<unknown>,
  refusalOf: (error: unknown) => unknown,
): void {
  const post = (message: FromThread) => parentPort?.postMessage(message);
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const ask: Ask = (question) => {
    const reply = Promise.withResolvers<unknown>();
    asked += 1;
    open.set(asked, reply);
    post({ asks: question, id: asked });
    return reply.promise;
  };
  parentPort?.on('message', (message: ToThread<Task>) => {
    if ('task' in message) {
      void doTask(message.task, ask)
        .then(
          (answer) => post({ answer }),
          (error: unknown) => post({ refusal: refusalOf(error) }),
        )
        .then(keepCompiled);
      return;
    }
    const reply = open.get(message.id);
    open.delete(message.id);
    if ('unanswered' in message) reply?.reject(new Error('This could not be told.'));
    else reply?.resolve(message.reply);
  });
  post({ ready: true });
  keepCompiled();
}

/** A process that is killed takes its threads with it; the next one starts with what they compiled. Tasks load more of it. */
const keepCompiled = (): void => flushCompileCache();
