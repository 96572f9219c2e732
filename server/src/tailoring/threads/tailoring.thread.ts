// Runs in a worker thread, so that the API goes on while a CV is read, matched and proven.
import { serveThread } from '../../threads/serve-thread.ts';
import { standBack } from '../../threads/stand-back.ts';
import { doTask, refusalOf } from './do-task.ts';

standBack();
serveThread(doTask, refusalOf);
