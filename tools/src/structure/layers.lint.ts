import { dirname, join, relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { folderOf, whyNotFile, type Layers } from './layers.rules.ts';

/** What the rule is told. */
export interface LayersOptions {
  /** The folder that the trees' paths begin at. */
  root: string;
  /** The order of folders in each tree, by the tree's path. One may lie inside another. */
  trees: Readonly<Record<string, Layers>>;
}

/** ESLint rule: a file imports from folders below its own only. Types, re-exports and `new URL('./…')` are imports too. */
export const layersRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { arrow: '{{why}}.' } },
  create(context) {
    const { root, trees } = context.options[0] as LayersOptions;
    const pathFrom = (tree: string, file: string) =>
      relative(join(root, tree), file).split(sep).join('/');
    const around = Object.entries(trees)
      .map(([tree, layers]) => ({ tree, layers, here: pathFrom(tree, context.filename) }))
      .filter(({ here }) => !here.startsWith('..'));
    if (around.length === 0) return {};
    /** `source`: the text after `from`, or nothing where there is none. */
    const check = (node: Rule.Node, source: unknown) => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = join(dirname(context.filename), source);
      for (const { tree, layers, here } of around) {
        const there = pathFrom(tree, target);
        const why = there.startsWith('..') ? undefined : whyNotFile(layers, folderOf(here), there);
        if (why !== undefined) context.report({ node, messageId: 'arrow', data: { why } });
      }
    };
    const textOf = (node: unknown) => (node as { value?: unknown } | null | undefined)?.value;
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, textOf(node.source)),
      TSImportType: (node: Rule.Node) =>
        check(node, textOf((node as unknown as { source?: unknown }).source)),
      "NewExpression[callee.name='URL']": (node: Rule.Node) =>
        check(node, node.type === 'NewExpression' ? textOf(node.arguments[0]) : undefined),
    };
  },
};
