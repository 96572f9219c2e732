import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** One text of a locale file and the line where it stands. */
export interface Text {
  text: string;
  line: number;
}

/** A locale file, flat: `{ "a": { "b": … } }` is `a.b`. `problems` are what is wrong with the file itself. */
export interface TextFile {
  file: string;
  texts: Map<string, Text>;
  problems: string[];
}

/** Reads a locale file with the lines of its texts, which JSON.parse would lose. */
export function readTextFile(path: string, file: string): TextFile {
  const source = ts.parseJsonText(path, readFileSync(path, 'utf8'));
  const found: TextFile = { file, texts: new Map(), problems: [] };
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const walk = (node: ts.Node, prefix: string): void => {
    if (!ts.isObjectLiteralExpression(node)) {
      found.problems.push(`${file}:${lineOf(node)} ${prefix || 'the file'} is not an object.`);
      return;
    }
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
      const key = prefix + property.name.text;
      const line = lineOf(property);
      if (!ts.isStringLiteral(property.initializer)) walk(property.initializer, `${key}.`);
      else {
        const { text } = property.initializer;
        if (text.trim() === '') found.problems.push(`${file}:${line} ${key} is empty.`);
        if (found.texts.has(key)) found.problems.push(`${file}:${line} ${key} stands there twice.`);
        found.texts.set(key, { text, line });
      }
    }
  };
  const root = source.statements[0]?.expression;
  if (root === undefined) found.problems.push(`${file}:1 the file is empty.`);
  else walk(root, '');
  return found;
}

/** Names of the values that a text has places for, sorted. */
export function placesOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
