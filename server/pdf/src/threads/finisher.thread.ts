// Runs in a worker thread, so that the API goes on while a document is read.
import { serveThread, standBack } from '@sastre/threads';
import { doTask, refusalOf, type FinisherTask } from './finisher-task.ts';

let isWarm = false;

serveThread<FinisherTask>(async (task) => {
  const answer = await doTask(task);
  // not before: somebody may be waiting for the first of them
  if (!isWarm) standBack();
  isWarm = true;
  return answer;
}, refusalOf);
