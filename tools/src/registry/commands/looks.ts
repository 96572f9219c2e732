import { areaOf, nameOfArea, RegistryBroken } from '@sastre/registry';
import { askServer } from '../ask-registry.ts';
import { askSeen } from '../ask-server.ts';
import type { Context } from '../context.ts';
import { historyLines } from '../views/history.view.ts';
import { listLines } from '../views/list.view.ts';
import { serverLine, statusLines, type ServerView } from '../views/status.view.ts';

/** Acts that are looked through for since when something is live. */
const LOOKED_THROUGH = 200;

export async function runList({ store, say, json }: Context): Promise<void> {
  const registry = await store.read();
  say(json ? JSON.stringify(registry, null, 2) : listLines(store.name, registry).join('\n'));
}

export async function runHistory(
  { store, say, json }: Context,
  remote: string | undefined,
  limit: number,
): Promise<void> {
  const name = remote && nameOfArea(areaOf(remote));
  const acts = (await store.history(LOOKED_THROUGH))
    .filter((act) => name === undefined || act.remote === name)
    .slice(0, limit);
  say(json ? JSON.stringify(acts, null, 2) : historyLines(acts).join('\n'));
}

/** Also where the server cannot be asked: what is known is told, and the missing answer is the last word. */
export async function runStatus({ store, say, urls, json, secret }: Context): Promise<void> {
  const registry = await store.read().catch(async (error: unknown) => {
    const servers = error instanceof RegistryBroken ? await askAll(urls) : [];
    if (servers.length > 0) say(servers.map((server) => serverLine(server)).join('\n'));
    throw error;
  });
  const history = await store.history(LOOKED_THROUGH);
  const servers = await askAll(urls);
  const [url] = urls;
  // A server of before, or of others, says nothing of this.
  const seen = url === undefined ? undefined : await askSeen(url, secret).catch(() => undefined);
  const view = { name: store.name, registry, history, servers, ...(seen && { seen }) };
  say(json ? JSON.stringify(view, null, 2) : statusLines(view).join('\n'));
  const silent = servers.flatMap(({ problem }) => problem ?? []);
  if (silent.length > 0) throw new Error(silent.join('\n'));
}

async function askAll(urls: readonly string[]): Promise<ServerView[]> {
  return Promise.all(
    urls.map(async (url): Promise<ServerView> => {
      return askServer(url).then(
        (served) => ({ url, served }),
        (error: Error) => ({ url, problem: error.message }),
      );
    }),
  );
}
