// `npm run registry -- <command>`: which build of which remote is live; `--help` says all of it.
import { runRegistry } from './registry/run-command.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

runRegistry(process.argv.slice(2), process.env, say).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
