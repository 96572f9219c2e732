// Runs in a worker thread, so that the API goes on while a CV is read, matched and proven.
import { serveThread, standBack } from '@sastre/threads';
import { doTask, refusalOf } from './do-task.ts';

standBack();
serveThread(doTask, refusalOf);
