import { RegistryBroken, type RegistryStore } from '@sastre/registry';
import { runCanary, runEnable, runPromote, runRepair, runRollback } from './commands/changes.ts';
import { runCanIDeploy, runCanIDeployHouse } from './commands/can-i-deploy.ts';
import { runHistory, runList, runStatus } from './commands/looks.ts';
import { runPublish } from './commands/publish.ts';
import { runVerify } from './commands/verify.ts';
import { openContext, type Context } from './context.ts';
import { parseCommand, type Command, type Options } from './parse-command.rules.ts';
import { USAGE } from './usage.ts';

const NO_TABLE = '42P01';
const NO_RIGHTS = ['EACCES', 'EPERM', 'EROFS'];

/** Runs the registry command. Throws a sentence when it was refused or not followed. */
export async function runRegistry(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (text: string) => void,
): Promise<void> {
  const { command, options } = parseCommand(args);
  if (command.kind === 'help') return say(USAGE);
  const { context, close } = openContext(options, env, say);
  try {
    await run(command, context);
  } catch (error) {
    if (error instanceof RegistryBroken)
      throw new Error(await mended(error, context.store, options), { cause: error });
    const { code, path } = error as { code?: unknown; path?: string };
    if (path !== undefined && NO_RIGHTS.includes(String(code)))
      throw new Error(
        `${path} may not be read or written by this user (${String(code)}). Run it as the user of the server.`,
        { cause: error },
      );
    if (code !== NO_TABLE) throw error;
    throw new Error('The database has no tables yet: start a server on it once.', { cause: error });
  } finally {
    await close();
  }
}

async function run(command: Exclude<Command, { kind: 'help' }>, context: Context): Promise<void> {
  switch (command.kind) {
    case 'list':
      return runList(context);
    case 'status':
      return runStatus(context);
    case 'history':
      return runHistory(context, command.remote, command.limit);
    case 'publish':
      return runPublish(context, command.what, command.build, command.to);
    case 'verify':
      return runVerify(context, command.remote, command.build);
    case 'can-i-deploy':
      return runCanIDeploy(context, command.remote, command.build);
    case 'can-i-deploy-house':
      return runCanIDeployHouse(context);
    case 'promote':
      return runPromote(context, command.remote, command.build);
    case 'canary':
      return runCanary(context, command);
    case 'rollback':
      return runRollback(context, command.remote);
    case 'disable':
    case 'enable':
      return runEnable(context, command.remote, command.kind === 'enable');
    case 'repair':
      return runRepair(context);
  }
}

/** Why the registry cannot be read, and what puts it back. */
async function mended(error: Error, store: RegistryStore, options: Options): Promise<string> {
  const [good, [last]] = [await store.lastGood(), await store.history(1)];
  if (good === undefined) return `${error.message}\n${store.lastResort}`;
  const { file, urls, server } = options;
  const words = [
    'npm run registry -- repair',
    ...(file === undefined ? [] : ['--file', file]),
    ...urls.flatMap((url) => ['--url', url]),
    ...(server ? [] : ['--no-server']),
  ];
  const act =
    last?.revision === good.revision
      ? `, ${last.kind} by ${last.who} at ${last.at.slice(0, 16).replace('T', ' ')},`
      : '';
  return `${error.message}\nRevision ${good.revision}${act} is put back by:\n  ${words.join(' ')}`;
}
