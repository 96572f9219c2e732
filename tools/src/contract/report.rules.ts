import { posix } from 'node:path';
import ts from 'typescript';

/** A declaration file as the compiler wrote it, without comments, and the modules of the same package that it leads to. */
export interface Declaration {
  text: string;
  imports: string[];
}

/** Parts whose types say no more than the committed `openapi.json`, which a test of its own holds. */
const TOLD_ELSEWHERE = /^api\/(schemas|endpoints)\//;

/** Reads a declaration file; `module` is its path in the package without an ending, such as `shell/facade`. */
export function readDeclaration(module: string, text: string): Declaration {
  const source = ts.createSourceFile(`${module}.d.ts`, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
    return [posix.join(posix.dirname(module), from.text).replace(/\.tsx?$/, '')];
  });
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  return { text: printer.printFile(source).trim(), imports };
}

/**
 * The public types of an entry as a text to be committed: the entry's own declarations first, then those that it leads to.
 * The entry `''` is a package that has one alone; `title` says what it is called then.
 * `read` answers undefined for what is no module of the package (a JSON file).
 */
export function reportOf(
  entry: string,
  read: (module: string) => Declaration | undefined,
  title = entry,
): { text: string; modules: string[] } {
  const modules: string[] = [];
  const parts: string[] = [];
  const folder = entry === '' ? '' : `${entry}/`;
  const waiting = [`${folder}index`];
  for (let module = waiting.shift(); module !== undefined; module = waiting.shift()) {
    if (modules.includes(module) || TOLD_ELSEWHERE.test(module)) continue;
    const declaration = read(module);
    if (declaration === undefined) continue;
    modules.push(module);
    parts.push(`## ${module}\n\n\`\`\`ts\n${declaration.text}\n\`\`\`\n`);
    // What belongs to another entry stands in that one's report.
    waiting.push(...declaration.imports.filter((one) => one.startsWith(folder)).sort());
  }
  return { text: `# Public types of \`${title}\`\n\n${parts.join('\n')}`, modules };
}

/** What has become of a report, line by line; the order of lines is not told. */
export function changesOf(before: string, after: string): { gone: string[]; added: string[] } {
  return { gone: without(before, after), added: without(after, before) };
}

function without(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
