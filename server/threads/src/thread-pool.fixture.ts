// A thread that does what the tests of the pool ask for.
import { threadId } from 'node:worker_threads';
import { serveThread, type Ask } from './serve-thread.ts';

/** `until`: how many attempts end badly; counted in memory that all threads share. */
export interface TestTask {
  how: 'answer' | 'throw' | 'exit' | 'hang' | 'hoard' | 'refuse' | 'ask' | 'load';
  until: number;
  attempts: Int32Array<SharedArrayBuffer>;
}

async function doTask({ how, until, attempts }: TestTask, ask: Ask): Promise<unknown> {
  const attempt = Atomics.add(attempts, 0, 1);
  Atomics.notify(attempts, 0);
  if (how === 'refuse') throw new RangeError('Because.');
  if (how === 'ask') return [await ask('one'), await ask('two')];
  if (how === 'load') return Object.keys(await import('./turns.ts'));
  if (attempt < until) return badEnd(how);
  return { threadId, attempt };
}

function badEnd(how: TestTask['how']): Promise<never> {
  if (how === 'throw') setImmediate(breakDown);
  else if (how === 'exit') process.exit(3);
  else if (how === 'hoard') hoard();
  else if (how === 'hang') for (;;);
  return new Promise(() => undefined);
}

function breakDown(): never {
  throw new Error('Broken.');
}

/** Holds 200 MB and goes on. */
function hoard(): never {
  const held: number[][] = [];
  for (;;) if (held.length < 200) held.push(new Array<number>(125_000).fill(0.5));
}

serveThread(doTask, (error) => ({ because: (error as Error).message }));
