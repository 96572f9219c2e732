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
