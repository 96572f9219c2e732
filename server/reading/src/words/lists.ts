import { readFileSync } from 'node:fs';

/** The lines of a data file by the `[name]` above them; what begins with "## " is a remark. */
export function readLists(file: URL): Partial<Record<string, string[]>> {
  const lists: Record<string, string[]> = {};
  let list: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name !== undefined) lists[name] = list = [];
    else if (line !== '' && !line.startsWith('## ')) list.push(line);
  }
  return lists;
}

/** Lists of expressions by their names, each as one choice. */
export function joinedLists<Name extends string>(
  file: URL,
  ...names: Name[]
): Record<Name, string> {
  const lists = readLists(file);
  const joined = names.map((name) => [name, (lists[name] ?? ['(?!)']).join('|')] as const);
  return Object.fromEntries(joined) as Record<Name, string>;
}
