import { dirname, join, relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { folderOf, whyNot, type Layers } from './layers.rules.ts';

/** What the rule is told. */
export interface LayersOptions {
  /** The folder whose folders have an order. */
  root: string;
  layers: Layers;
}

/** ESLint rule: a file imports from folders below its own only. Types, re-exports and `new URL('./…')` are imports too. */
export const layersRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { arrow: '{{why}}.' } },
  create(context) {
    const { root, layers } = context.options[0] as LayersOptions;
    const pathOf = (file: string) => relative(root, file).split(sep).join('/');
    const here = pathOf(context.filename);
    if (here.startsWith('..')) return {};
    /** `source`: the text after `from`, or nothing where there is none. */
    const check = (node: Rule.Node, source: unknown) => {
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const there = pathOf(join(dirname(context.filename), source));
      const why = there.startsWith('..')
        ? undefined
        : whyNot(layers, folderOf(here), folderOf(there));
      if (why !== undefined) context.report({ node, messageId: 'arrow', data: { why } });
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
