// Runs in a worker thread, so that the API goes on while a document is read.
import { serveThread } from '@sastre/threads';
import { doTask, refusalOf } from './finisher-task.ts';

serveThread(doTask, refusalOf);
