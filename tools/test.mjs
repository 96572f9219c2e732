// `npm test` and `npm run soak`: installs what is missing and runs every ring of tests.
import { endLike, ensureInstalled, runScript } from './install.mjs';

await ensureInstalled();
endLike(await runScript('tools/src/test-all.ts', ...process.argv.slice(2)));
