import {
  areaOf,
  findEntry,
  nameOfArea,
  promote,
  rollback,
  rollbackTarget,
  setEnabled,
  startCanary,
} from '@sastre/registry';
import type { Context } from '../context.ts';
import { act, tell } from './act.ts';

const nameOf = (remote: string) => nameOfArea(areaOf(remote));

export async function runPromote(context: Context, remote: string, build: string): Promise<void> {
  const { force } = context;
  await act(context, async ({ registry, shell, candidate }) =>
    promote(registry, await candidate(remote, build), { shell, force }),
  );
}

/** What is asked of a canary. `watched`: the server ends it by itself when it fails. */
export interface AskedCanary {
  remote: string;
  build?: string;
  percent: number;
  watched: boolean;
}

export async function runCanary(
  context: Context,
  { remote, build, percent, watched }: AskedCanary,
): Promise<void> {
  const { force } = context;
  const asked = { force, ...(watched ? { watchedSince: new Date().toISOString() } : {}) };
  await act(context, async ({ registry, shell, candidate }) => {
    const running = findEntry(registry, nameOf(remote)).entry?.canary?.build;
    const wanted = build ?? running;
    if (wanted === undefined)
      return { ok: false, reasons: [`${nameOf(remote)} has no canary: name its build.`] };
    return startCanary(registry, await candidate(remote, wanted), percent, { shell, ...asked });
  });
}

export async function runRollback(context: Context, remote: string): Promise<void> {
  const { author } = context;
  await act(context, async ({ registry, shell, wayBack }) => {
    const { entry } = findEntry(registry, nameOf(remote));
    const target = entry && rollbackTarget(entry);
    const back = target === undefined ? undefined : await wayBack(remote, target);
    const at = new Date().toISOString();
    // What was live before is always a way out, whatever of it the server no longer answers.
    const { api: _, ...carrier } = shell;
    return rollback(registry, nameOf(remote), back, { shell: carrier, author, at });
  });
}

export async function runEnable(context: Context, remote: string, enabled: boolean): Promise<void> {
  await act(context, ({ registry }) => setEnabled(registry, nameOf(remote), enabled));
}

/** The one act on a registry that cannot be read, so nothing is compared before. */
export async function runRepair(context: Context): Promise<void> {
  await tell(context, await context.store.repair(context.author));
}
