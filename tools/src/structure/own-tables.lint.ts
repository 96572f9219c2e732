import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';

/** What the rule is told. */
export interface OwnTablesOptions {
  /** The folder that the owners' paths begin at. */
  root: string;
  /** The folder that writes a table, by the table's name. */
  owners: Readonly<Record<string, string>>;
}

const WRITES = ['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const WRITING_SQL = /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update\s+\w+\s+set)\b/i;

/** ESLint rule: rows are written by the folder that owns their table, through Kysely and by the table's name. */
export const ownTablesRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      owner: '{{owner}} writes {{table}}: ask it to.',
      nobody: '{{table}} has no owner yet.',
      unnamed: 'Write the name of the table here, so that its owner can be told.',
      text: 'Write rows through Kysely, so that the owner of the table can be told.',
    },
  },
  create(context) {
    const { root, owners } = context.options[0] as OwnTablesOptions;
    const path = relative(root, context.filename).split(sep).join('/');
    if (path.startsWith('..')) return {};
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        if (!WRITES.includes(callee.property.name)) return;
        const table = given[0]?.type === 'Literal' ? given[0].value : undefined;
        if (typeof table !== 'string') return context.report({ node, messageId: 'unnamed' });
        const owner = owners[table];
        if (owner === undefined)
          return context.report({ node, messageId: 'nobody', data: { table } });
        if (!path.startsWith(`${owner}/`))
          context.report({ node, messageId: 'owner', data: { owner, table } });
      },
      TaggedTemplateExpression(node) {
        const { tag, quasi } = node;
        if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
        const text = quasi.quasis.map(({ value }) => value.raw).join('x');
        if (WRITING_SQL.test(text)) context.report({ node, messageId: 'text' });
      },
    };
  },
};
