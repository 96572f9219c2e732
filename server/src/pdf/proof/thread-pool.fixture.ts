// A thread that does what the tests of the pool ask for.
import { parentPort, threadId } from 'node:worker_threads';

/** `until`: how many attempts end badly; counted in memory that all threads share. */
export interface TestTask {
  how: 'answer' | 'throw' | 'exit' | 'hang' | 'hoard' | 'refuse';
  until: number;
  attempts: Int32Array<SharedArrayBuffer>;
}

parentPort?.on('message', ({ how, until, attempts }: TestTask) => {
  const attempt = Atomics.add(attempts, 0, 1);
  if (how === 'refuse') {
    const refusal = { code: 'pdf-invalid', message: 'No.', detail: 'Because.' };
    parentPort?.postMessage({ refusal });
  } else if (attempt >= until) parentPort?.postMessage({ answer: { threadId, attempt } });
  else if (how === 'throw') throw new Error('Broken.');
  else if (how === 'exit') process.exit(3);
  else if (how === 'hoard') hoard();
  else if (how === 'hang') for (;;);
});
/** Holds 200 MB and goes on. */
function hoard(): never {
  const held: number[][] = [];
  for (;;) if (held.length < 200) held.push(new Array<number>(125_000).fill(0.5));
}

parentPort?.postMessage({ ready: true });
