import semver from 'semver';
import ts from 'typescript';
import type { SinceEntry } from '../webpack/needed-version.rules.ts';

/** What a report of public types tells of names: those that are handed out, what each leads to, and what members there are. */
export interface Told {
  names: string[];
  leads: Record<string, string[]>;
  members: string[];
}

/** Reads a report as `npm run contract` writes it. */
export function toldBy(report: string): Told {
  const [entry = '', ...others] = [...report.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(
    ([, text = '']) => text,
  );
  const statements = [entry, ...others].flatMap((text) => [...parsed(text).statements]);
  const names = [...parsed(entry).statements].flatMap(handedOut);
  const declared = new Map<string, ts.Statement[]>();
  for (const statement of statements)
    for (const name of declaredBy(statement))
      declared.set(name, [...(declared.get(name) ?? []), statement]);
  const wordsOf = (name: string) => (declared.get(name) ?? []).flatMap(membersOf);
  const leads = names.flatMap((name) => {
    const led = reached(name, declared).filter((one) => wordsOf(one).length > 0);
    return led.length === 0 ? [] : [[name, led.sort()] as const];
  });
  const all = [...declared.keys()].flatMap((name) =>
    wordsOf(name).map((word) => `${name}.${word}`),
  );
  return {
    names: [...new Set(names)].sort(),
    leads: Object.fromEntries(leads.sort(([a], [b]) => (a < b ? -1 : 1))),
    members: [...new Set(all)].sort(),
  };
}

/** What is known of an entry, brought to what its report says: what is new came with `version`, what is gone is left out. */
export function nextSince(told: Told, known: SinceEntry | undefined, version: string): SinceEntry {
  const kept = (all: readonly string[], before: Record<string, string> = {}) =>
    Object.fromEntries(all.map((name) => [name, before[name] ?? version]));
  return {
    names: kept(told.names, known?.names),
    leads: told.leads,
    members: kept(told.members, known?.members),
  };
}

/** What an entry had when it was given out last. */
export interface GivenOut {
  version: string;
  names: string[];
}

/**
 * What is wrong with what an entry says, as sentences, where it is `now` of this version: what was given out cannot have
 * come later, nor can what was not have come by then.
 */
export function sinceProblems(
  { names, members }: SinceEntry,
  now: string,
  given: GivenOut | undefined,
): string[] {
  const early = Object.entries({ ...names, ...members }).filter(([, at]) => semver.gt(at, now));
  const wrong = Object.entries(names).filter(
    ([name, at]) => given && given.names.includes(name) === semver.gt(at, given.version),
  );
  const isThere = (name: string) => (given?.names.includes(name) ? 'has it' : 'has it not');
  return [
    ...early.map(([name, at]) => `${name} is said to have come with ${at}, and this is ${now}.`),
    ...wrong.map(
      ([name, at]) =>
        `${name} is said to have come with ${at}; ${given?.version}, which is given out, ${isThere(name)}.`,
    ),
  ];
}

function parsed(text: string): ts.SourceFile {
  return ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.Latest, true);
}

function handedOut(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  const isHandedOut =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isHandedOut ? declaredBy(statement) : [];
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Names of properties and methods, and texts that may be chosen, in a declaration. */
function membersOf(statement: ts.Node): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) return node.typeArguments?.forEach(visit);
    const isMember =
      ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node);
    if (isMember) words.push(node.name.getText().replaceAll(/['"]/g, ''));
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
      words.push(node.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return words.filter((word) => /^[\w-]+$/.test(word));
}

/** A name and the declarations that it leads to. */
function reached(name: string, declared: ReadonlyMap<string, readonly ts.Statement[]>): string[] {
  const seen = new Set<string>();
  const waiting = [name];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && declared.has(node.text)) waiting.push(node.text);
      ts.forEachChild(node, visit);
    };
    for (const statement of declared.get(one) ?? []) visit(statement);
  }
  return [...seen];
}
