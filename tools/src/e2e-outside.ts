// `npm run e2e:outside`: a remote in a repository of its own, from our packages in an empty folder to its page in the product.
import { runStep } from './test/run-step.ts';

const { SOAK = '1' } = process.env;
process.exitCode = (await runStep(['tools/src/e2e.ts', 'tests/shell/outside-repository'], { SOAK }))
  ? 0
  : 1;
