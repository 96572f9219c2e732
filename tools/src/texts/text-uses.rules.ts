import ts from 'typescript';
import type { HandedKeys } from './handed-keys.rules.ts';
import { createReader, unwrapped, type KeyPattern } from './key-reader.rules.ts';

/** A call of the translate function. */
export interface TextUse {
  line: number;
  /** Every key that the call may ask for; undefined when it cannot be read from the source. */
  keys: KeyPattern[] | undefined;
  /** Names of the values given; undefined when they cannot be read. */
  values: string[] | undefined;
}

/** A source file, read without its types. */
export function parseSource(fileName: string, text: string): ts.SourceFile {
  const kind = fileName.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls of `t(…)` and `….t(…)` in a source file. A function that hands on its own first parameter is no use of a text. */
export function findTextUses(source: ts.SourceFile, handed: HandedKeys): TextUse[] {
  const read = createReader(source);
  const uses: TextUse[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !isTranslate(node.expression)) return;
    const [key, values] = node.arguments;
    if (key === undefined || isHandedOn(key)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    uses.push({
      line: line + 1,
      keys: read(key) ?? readHanded(key, handed),
      values: valueNames(values),
    });
  };
  visit(source);
  return uses;
}

// `t(labelKey)`, `t(props.labelKey)`, `t(texts.add)` and `t(props.texts.add)`.
function readHanded(key: ts.Expression, handed: HandedKeys): KeyPattern[] | undefined {
  const bare = unwrapped(key);
  if (ts.isIdentifier(bare)) return handed.find(bare.text);
  if (!ts.isPropertyAccessExpression(bare)) return undefined;
  const { expression, name } = bare;
  if (ts.isPropertyAccessExpression(expression))
    return handed.find(expression.name.text, name.text);
  if (!ts.isIdentifier(expression)) return undefined;
  return expression.text === 'props'
    ? handed.find(name.text)
    : handed.find(expression.text, name.text);
}

function isTranslate(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 't';
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 't';
}

function isHandedOn(key: ts.Expression): boolean {
  if (!ts.isIdentifier(key)) return false;
  const around = ts.findAncestor(key, ts.isFunctionLike);
  const first = around?.parameters[0]?.name;
  return first !== undefined && ts.isIdentifier(first) && first.text === key.text;
}

function valueNames(values: ts.Expression | undefined): string[] | undefined {
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) =>
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name))
      ? name.text
      : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}
