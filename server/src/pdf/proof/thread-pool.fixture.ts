// A thread that does what the tests of the pool ask for.
import { parentPort, threadId } from 'node:worker_threads';

/** `until`: how many attempts end badly; counted in memory that all threads share. */
export interface TestTask {
  how: 'answer' | 'throw' | 'exit' | 'hang' | 'refuse';
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
  else if (how === 'hang') for (;;);
});
parentPort?.postMessage({ ready: true });
