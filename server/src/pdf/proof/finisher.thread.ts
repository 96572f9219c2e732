// Runs in a worker thread, so that the API goes on while a document is read.
import { parentPort } from 'node:worker_threads';
import { doTask, refusalOf } from './finisher-task.ts';
import type { FinisherTask } from './finisher-task.ts';

parentPort?.on('message', (task: FinisherTask) => {
  void doTask(task).then(
    (answer) => parentPort?.postMessage({ answer }),
    (error: unknown) => parentPort?.postMessage({ refusal: refusalOf(error) }),
  );
});
parentPort?.postMessage({ ready: true });
