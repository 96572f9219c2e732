/** A column as the database describes it. */
export interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
}

/** Tables at one time. */
export interface Shape {
  columns: readonly Column[];
  /** Check constraints, as `table: definition`. */
  checks: readonly string[];
}

/** What a server that knew the tables as they were `before` could stumble over: reads that find nothing, writes that are refused. */
export function narrowings(before: Shape, after: Shape): string[] {
  const key = ({ table, name }: Column) => `${table}.${name}`;
  const old = new Map(before.columns.map((column) => [key(column), column]));
  const now = new Map(after.columns.map((column) => [key(column), column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `${name} is gone`);
  const changed = [...old].flatMap(([name, was]) => {
    const is = now.get(name);
    if (is === undefined) return [];
    if (is.type !== was.type) return [`${name} is ${is.type} instead of ${was.type}`];
    const isStricter = was.nullable && !is.nullable;
    const isAsked = was.hasDefault && !is.hasDefault && !is.nullable;
    return isStricter || isAsked ? [`${name} must be given`] : [];
  });
  const added = [...now]
    .filter(([name, { table }]) => tables.has(table) && !old.has(name))
    .filter(([, { nullable, hasDefault }]) => !nullable && !hasDefault)
    .map(([name]) => `${name} is new and must be given`);
  const checks = after.checks
    .filter((check) => tables.has(check.split(':')[0] ?? '') && !before.checks.includes(check))
    .map((check) => `${check} is new`);
  return [...gone, ...changed, ...added, ...checks];
}
