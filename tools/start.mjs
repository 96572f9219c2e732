// `npm start`: installs what is missing, builds what is stale and runs the server.
import { endLike, ensureInstalled, isStopping, runScript } from './install.mjs';

await ensureInstalled();
const build = await runScript('tools/src/build.ts', '--quiet');
if (build.code !== 0 || isStopping()) endLike(build.code === 0 ? { code: 1 } : build);
else endLike(await runScript('server/api/src/main.ts', ...process.argv.slice(2)));
