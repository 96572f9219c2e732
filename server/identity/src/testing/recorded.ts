import type { Kysely, RootOperationNode } from 'kysely';
import type { Database } from '@sastre/db';

/** A database that notes each statement as its kind and the tables that it names, in order. */
export function recorded(db: Kysely<Database>): { db: Kysely<Database>; statements: string[] } {
  const statements: string[] = [];
  const note = (node: RootOperationNode) => {
    const tables = [...JSON.stringify(node).matchAll(/"name":"((?:idp|app)_\w+)"/g)];
    statements.push([node.kind, ...new Set(tables.map(([, table]) => table))].join(' '));
  };
  const plugin = {
    transformQuery({ node }: { node: RootOperationNode }) {
      note(node);
      return node;
    },
    transformResult: async <Result>({ result }: { result: Result }) => result,
  };
  return { db: db.withPlugin(plugin), statements };
}
