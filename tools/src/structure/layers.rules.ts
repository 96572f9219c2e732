/** The order of a source tree's folders. */
export interface Layers {
  /** Rows of folders, the roof first; `.` stands for the files beside them. */
  rows: readonly (readonly string[])[];
  /** What a folder may import, where that is less than all below it. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Folders that others enter by their `index.ts` alone. */
  doors?: readonly string[];
}

/** The folder that a path below the tree's root belongs to: its first part, or `.` for a file beside the folders. */
export function folderOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  return rest.length === 0 ? '.' : first;
}

/** Why a folder may not import a file of another, by the file's path; undefined when it may. */
export function whyNotFile(layers: Layers, from: string, path: string): string | undefined {
  const to = folderOf(path);
  const isPastDoor =
    from !== to && layers.doors?.includes(to) === true && path !== `${to}/index.ts`;
  return (
    whyNot(layers, from, to) ?? (isPastDoor ? `${to} is entered by its index.ts alone` : undefined)
  );
}

/** Why one folder may not import from another; undefined when it may. */
export function whyNot({ rows, only }: Layers, from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const rowOf = (folder: string) => rows.findIndex((each) => each.includes(folder));
  const [row, below] = [rowOf(from), rowOf(to)];
  if (row === -1) return `${from} has no place in the order of folders yet`;
  if (below === -1) return `${to} has no place in the order of folders yet`;
  if (row === below) return `${from} and ${to} stand side by side, so neither imports the other`;
  if (row > below) return `${to} stands above ${from}, so it imports ${from} and not the other way`;
  const allowed = only?.[from];
  if (allowed === undefined || allowed.includes(to)) return undefined;
  return `${from} imports ${allowed.join(', ') || 'no other folder'} alone`;
}
