import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import ts from 'typescript';

interface ReadText {
  line: number;
  key: string;
  text: string;
}

/** The texts of a locale file, its lists included: `{ "a": ["b"] }` has `b` at `a.0`. */
export function readTextsOfJson(json: string): ReadText[] {
  return gather(ts.parseJsonText('texts.json', json)).map(({ path, ...text }) => ({
    ...text,
    key: path.join('.'),
  }));
}

/** The texts of a source that stand under the name of a language, a property's or a constant's. */
export function readTextsOfSource(source: string): (ReadText & { language: Language })[] {
  const parsed = ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, true);
  return gather(parsed).flatMap(({ path, ...text }) => {
    const language = LANGUAGES.find((one) => path.includes(one));
    if (language === undefined) return [];
    return [{ ...text, language, key: path.filter((name) => name !== language).join('.') }];
  });
}

function gather(source: ts.SourceFile): (Omit<ReadText, 'key'> & { path: string[] })[] {
  const found: (Omit<ReadText, 'key'> & { path: string[] })[] = [];
  const visit = (node: ts.Node, path: string[]): void => {
    const text = textOf(node);
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ line: line + 1, path, text });
    } else if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const name = nameOf(node.name);
      if (node.initializer) visit(node.initializer, name === undefined ? path : [...path, name]);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((one, index) => visit(one, [...path, String(index)]));
    } else if (!ts.isTypeNode(node)) ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(source, []);
  return found;
}

// Values in a template are places, as `{name}` is.
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ literal }) => literal.text);
  return [node.head.text, ...parts].join('{{value}}');
}

function nameOf(name: ts.PropertyName | ts.BindingName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}
