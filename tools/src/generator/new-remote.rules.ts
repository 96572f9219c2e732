import {
  firstSegment,
  isReservedPath,
  PAGE_PATH,
  SHELL_NAMESPACES,
} from '@sastre/shared-contracts/registry';
import type { NewRemote } from './templates.ts';

/** What existing remotes hold. */
export interface Taken {
  names: string[];
  ports: number[];
  paths: string[];
  namespaces: string[];
  /** Places of dashboard cards. */
  orders: number[];
}

/** The options of a new remote. */
export interface RemoteOptions {
  port?: number;
  /** Where its page lives; `/{area}` unless it is given. */
  path?: string;
  /** One sentence on a card of the dashboard; without it there is no card. */
  card?: string;
}

/** The names of a new remote made from its area (`job-board`) and its options, or the reasons why they cannot be had. */
export function planRemote(
  area: string,
  options: RemoteOptions,
  taken: Taken,
): NewRemote | string[] {
  const name = `mfe_${area.replaceAll('-', '_')}`;
  const chosen = options.port ?? Math.max(5100, ...taken.ports) + 1;
  const path = options.path ?? `/${area}`;
  const namespace = area.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) {
    problems.push(`"${area}" is no area name: lower case words joined by "-", such as job-board.`);
  }
  if (!Number.isInteger(chosen) || chosen < 1024 || chosen > 32767) {
    problems.push(`${chosen} is no port between 1024 and 32767.`);
  }
  if (taken.ports.includes(chosen)) problems.push(`The port ${chosen} is taken.`);
  problems.push(...pathProblems(path, taken));
  if ([...SHELL_NAMESPACES, ...taken.namespaces].includes(namespace))
    problems.push(`The namespace ${namespace} is taken.`);
  if (options.card?.trim() === '')
    problems.push('A card says what one finds there, in a sentence.');
  const clash = taken.names.find((other) => other.startsWith(name) || name.startsWith(other));
  if (clash !== undefined)
    problems.push(`${name} and ${clash}: no name may begin with another one.`);
  if (problems.length > 0) return problems;
  const words = area.replaceAll('-', ' ');
  return {
    ...{ area, name, namespace, path },
    port: chosen,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    ...(options.card === undefined
      ? {}
      : { card: { order: Math.max(0, ...taken.orders) + 1, text: options.card.trim() } }),
  };
}

function pathProblems(path: string, taken: Taken): string[] {
  if (!PAGE_PATH.test(path))
    return [`"${path}" is no path of a page, such as /reports or /reports/2026.`];
  if (isReservedPath(path)) return [`The path ${path} belongs to the shell or the server.`];
  const owner = taken.paths.find((other) => firstSegment(other) === firstSegment(path));
  return owner === undefined
    ? []
    : [`The path ${path} is taken: ${owner} belongs to another remote.`];
}

/** Puts a room behind the last `mfe-…` line of a list in package.json, tsconfig.json or CODEOWNERS. Undefined when there is none. */
export function listRoom(text: string, folder: string): string | undefined {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) =>
    /^\s*(\{ "path": )?["']mfe-[a-z0-9-]+["']( \})?,?\s*$|^\/mfe-[a-z0-9-]+\/\s/.test(line),
  );
  const line = lines[last];
  if (line === undefined) return undefined;
  if (line.startsWith('/')) {
    const [path = '', owners = ''] = line.split(/\s+(?=@)(.*)/);
    const column = line.indexOf(owners, path.length);
    return lines.toSpliced(last + 1, 0, `${`/${folder}/`.padEnd(column - 1)} ${owners}`).join('\n');
  }
  const own = line.replace(/mfe-[a-z0-9-]+/, folder);
  const before = line.trimEnd().endsWith(',') ? line : `${line},`;
  return lines.toSpliced(last, 1, before, own).join('\n');
}
