import type { NewRemote } from './templates.ts';

/** What existing remotes hold. */
export interface Taken {
  names: string[];
  ports: number[];
  paths: string[];
}

/** The names of a new remote made from its area (`job-board`) and port, or the reasons why they cannot be had. */
export function planRemote(
  area: string,
  port: number | undefined,
  taken: Taken,
): NewRemote | string[] {
  const name = `mfe_${area.replaceAll('-', '_')}`;
  const chosen = port ?? Math.max(5100, ...taken.ports) + 1;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area)) {
    problems.push(`"${area}" is no area name: lower case words joined by "-", such as job-board.`);
  }
  if (!Number.isInteger(chosen) || chosen < 1024 || chosen > 32767) {
    problems.push(`${chosen} is no port between 1024 and 32767.`);
  }
  if (taken.ports.includes(chosen)) problems.push(`The port ${chosen} is taken.`);
  if (taken.paths.includes(`/${area}`)) problems.push(`The path /${area} is taken.`);
  const clash = taken.names.find((other) => other.startsWith(name) || name.startsWith(other));
  if (clash !== undefined)
    problems.push(`${name} and ${clash}: no name may begin with another one.`);
  if (problems.length > 0) return problems;
  const words = area.replaceAll('-', ' ');
  return {
    area,
    name,
    port: chosen,
    namespace: area.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase()),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
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
