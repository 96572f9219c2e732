import ts from 'typescript';
import { constantOf, createReader, unwrapped, type KeyPattern } from './key-reader.rules.ts';

/** Keys that reach a component by name: `<List texts={{ add: 'list.add' }} />` and, inside of it, `t(texts.add)`. */
export interface HandedKeys {
  /** Keys given anywhere in the room under this name, or as this property of what is given under it. */
  find: (name: string, property?: string) => KeyPattern[] | undefined;
}

interface Given {
  value: ts.Expression;
  read: (expression: ts.Expression) => KeyPattern[] | undefined;
}

/** Gathers what the files of a room give by attribute or by property. */
export function gatherHandedKeys(sources: readonly ts.SourceFile[]): HandedKeys {
  const given = new Map<string, Given[]>();
  for (const source of sources) {
    const read = createReader(source);
    const visit = (node: ts.Node): void => {
      const value = givenValue(node);
      if (value) given.set(value.name, [...(given.get(value.name) ?? []), { ...value, read }]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return {
    find: (name, property) => {
      const values = (given.get(name) ?? []).flatMap((one) => {
        const value = property === undefined ? unwrapped(one.value) : member(one.value, property);
        return value === undefined || isHandedOn(value, property ?? name) ? [] : [one.read(value)];
      });
      const keys = values.every((value) => value !== undefined) ? values.flat() : [];
      return keys.length > 0 ? keys : undefined;
    },
  };
}

function givenValue(node: ts.Node): { name: string; value: ts.Expression } | undefined {
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    return { name: node.name.text, value: node.initializer };
  }
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name)) return undefined;
  const { initializer } = node;
  const value =
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && { name: node.name.text, value: value };
}

/** Property of an object literal that stands here or in a constant of the file. */
function member(value: ts.Expression, property: string): ts.Expression | undefined {
  const bare = unwrapped(value);
  const object = ts.isIdentifier(bare) ? constantOf(bare) : bare;
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const one of object.properties) {
    if (!ts.isPropertyAssignment(one) || !ts.isIdentifier(one.name)) continue;
    if (one.name.text === property) return unwrapped(one.initializer);
  }
  return undefined;
}

// `texts={texts}` only hands on, and `label={t('a')}` gives a text instead of its key.
function isHandedOn(value: ts.Expression, name: string): boolean {
  if (ts.isIdentifier(value)) return value.text === name && constantOf(value) === undefined;
  if (ts.isPropertyAccessExpression(value)) return value.name.text === name;
  return ts.isCallExpression(value);
}
