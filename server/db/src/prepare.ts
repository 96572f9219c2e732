import { CompiledQuery, type Compilable, type Kysely } from 'kysely';
import type { RunStatement } from './guarded-pool.ts';
import type { Database } from './tables.ts';

/** How written statements run on a database, where it is known; a transaction has its own connection and runs them itself. */
const runners = new WeakMap<Kysely<Database>, RunStatement>();

/** Says how written statements run on a database outside transactions. */
export function runWrittenBy(db: Kysely<Database>, run: RunStatement): void {
  runners.set(db, run);
}

/** Stands for a value while its statement is written. */
class Mark {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A statement that is written once and run with other values each time. Answers its rows. */
export type Prepared<Values, Row> = (db: Kysely<Database>, values: Values) => Promise<Row[]>;

/**
 * Writes a statement that is run often at its first use, and never again: that costs as much as running it. `write` may
 * put the values where values stand, and must not look at them.
 */
export function prepare<Values extends object, Row>(
  write: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  let written: CompiledQuery<Row> | undefined;
  const marks = new Proxy({}, { get: (_, name) => new Mark(String(name)) }) as Values;
  return async (db, values) => {
    written ??= write(db, marks).compile();
    const parameters = written.parameters.map((value) =>
      value instanceof Mark ? values[value.name as keyof Values] : value,
    );
    const run = runners.get(db);
    if (run !== undefined) return run<Row>(written.sql, parameters).catch(throwFromHere);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(written.sql, parameters));
    return rows;
  };
}

/** The same for a statement that comes in a few shapes: each is written when it is first asked for. */
export function prepareShapes<
  Shape extends Readonly<Record<string, boolean>>,
  Values extends object,
  Row,
>(
  write: (db: Kysely<Database>, values: Values, shape: Shape) => Compilable<Row>,
): (db: Kysely<Database>, shape: Shape, values: Values) => Promise<Row[]> {
  const written = new Map<string, Prepared<Values, Row>>();
  return async (db, shape, values) => {
    const key = JSON.stringify(shape);
    const run = written.get(key) ?? prepare<Values, Row>((at, marks) => write(at, marks, shape));
    written.set(key, run);
    return run(db, values);
  };
}

/** What the driver throws names nobody of ours: says who asked. */
async function throwFromHere(error: unknown): Promise<never> {
  if (error instanceof Error) error.stack += `\n${String(new Error().stack).replace(/^.*\n/, '')}`;
  throw error;
}
