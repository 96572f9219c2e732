import { digestOf, wayBack, type PastAct } from '@sastre/registry';
import {
  nameOf,
  registryEntrySchema,
  type Registry,
  type RegistryEntry,
  type SeenFigures,
  type ServedRegistry,
} from '@sastre/shared-contracts/registry';
import { historyLines } from './history.view.ts';

/** What a server said, or why it said nothing. */
export interface ServerView {
  url: string;
  served?: ServedRegistry;
  problem?: string;
}

export interface StatusView {
  name: string;
  registry: Registry;
  history: readonly PastAct[];
  servers: readonly ServerView[];
  /** How builds fared in the last hour, over all nodes; undefined where no server said so. */
  seen?: readonly SeenFigures[];
}

/** What is live where, since when and by whom, and how it fares. */
export function statusLines(view: StatusView): string[] {
  const { name, registry, history, servers } = view;
  const last = history[0];
  return [
    `${name}, revision ${registry.revision}`,
    ...servers.map((server) => serverLine(server, registry)),
    ...registry.remotes.flatMap((raw) => remoteLines(raw, view)),
    ...(last ? ['last act:', ...historyLines([last])] : []),
  ];
}

/** What a server serves; where the registry is known, also whether it is that one. */
export function serverLine({ url, served, problem }: ServerView, registry?: Registry): string {
  if (served === undefined) return `${url}: ${problem ?? 'was not asked'}`;
  const same = registry === undefined || served.digest === digestOf(registry);
  const gives = served.shell
    ? `, shell contract ${served.shell.contract}, shared-ui ${served.shell.sharedUi}`
    : '';
  return `${url} serves revision ${served.revision}${same ? '' : ', which is another registry'}${gives}`;
}

function remoteLines(raw: unknown, view: StatusView): string[] {
  const parsed = registryEntrySchema.safeParse(raw);
  if (!parsed.success)
    return [
      `${nameOf(raw) ?? 'an entry'} cannot be read and is left out; it is put back by: npm run registry -- repair`,
    ];
  const entry = parsed.data;
  const { name, active, canary, enabled } = entry;
  const title = `${name}${enabled ? '' : ', disabled: nobody gets it'}`;
  const line = (what: string, build: string, more = '') =>
    `  ${what.padEnd(10)}${build}${more}${sinceOf(view.history, name, build)}${figuresOf(view, name, build)}`;
  return [
    title,
    line('live', active),
    ...(canary
      ? [
          line(
            'canary',
            canary.build,
            ` for ${canary.percent} %${canary.watchedSince ? ', ended by itself when it fails' : ''}`,
          ),
        ]
      : []),
    ...wayBack(entry)
      .toReversed()
      .map((build) => `  ${'before'.padEnd(10)}${build}`),
    ...setBackLines(entry),
  ];
}

function setBackLines({ setBack = [] }: RegistryEntry): string[] {
  return setBack.map(({ build, at, who, why }) => {
    const reason = why === '' ? '' : ` (${why})`;
    return `  ${'set back'.padEnd(10)}${build}, ${at.slice(0, 16).replace('T', ' ')} by ${who}${reason}`;
  });
}

function sinceOf(history: readonly PastAct[], remote: string, build: string): string {
  const act = history.find((one) => one.remote === remote && one.build === build);
  return act ? `, since ${act.at.slice(0, 16).replace('T', ' ')} by ${act.who}` : '';
}

function figuresOf({ seen }: StatusView, remote: string, build: string): string {
  if (seen === undefined) return '';
  const counts = seen.find((one) => one.remote === remote && one.build === build)?.counts;
  if (counts === undefined) return '; not seen in the last hour';
  const { visit = 0, hurt = 0, load = 0, failure = 0, error = 0, api = 0 } = counts;
  const thrown = error + (counts.uncaught ?? 0) + (counts.rejection ?? 0);
  const share = visit > 0 ? ` (${((100 * hurt) / visit).toFixed(1)} %)` : '';
  return `; last hour: ${visit} visits, ${hurt} hurt${share}; loads ${load}, failures ${failure}, errors ${thrown}, calls ${api}`;
}
