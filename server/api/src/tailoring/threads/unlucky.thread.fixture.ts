// The real thread, but for jobs of some companies.
import { serveThread } from '@sastre/threads';
import { doTask, refusalOf } from './do-task.ts';
import type { TailoringTask } from './tailoring-task.ts';

serveThread<TailoringTask>((task, ask) => {
  const company = 'request' in task ? task.request.companyName : '';
  if (task.do === 'tailor' && company === 'Dies') process.exit(3);
  if (task.do === 'tailor' && company === 'Hangs') for (;;);
  if (task.do === 'check' && company === 'Dies while checking') process.exit(3);
  return doTask(task, ask);
}, refusalOf);
