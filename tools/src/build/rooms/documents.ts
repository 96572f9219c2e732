import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompileOutcome, EntryFiles } from '../../webpack/outcome.ts';

/** Documents that the server replaces `<!--boot-->` in. */
const BOOTED = ['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'];
const VERBATIM = ['preview-frame.html', 'silent-check-sso.html'];

type Render = (input: { assets: Record<string, EntryFiles> }) => Record<string, string>;

/** Renders the shell's HTML files with the compiled `documents` bundle. Throws when one is missing or has no place for the boot data. */
export async function renderDocuments(
  out: string,
  outcome: CompileOutcome,
): Promise<Record<string, string>> {
  const url = `${pathToFileURL(join(out, 'documents', 'documents.cjs')).href}?at=${Date.now()}`;
  const loaded = (await import(url)) as { default?: { renderDocuments?: Render } };
  const render = loaded.default?.renderDocuments;
  if (render === undefined) {
    throw new Error('shell/src/documents/render-documents.tsx does not export renderDocuments.');
  }
  const documents = render({ assets: outcome.entries });
  const problems = documentProblems(documents);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return documents;
}

/** What is wrong with rendered documents. */
export function documentProblems(documents: Record<string, string>): string[] {
  const missing = [...BOOTED, ...VERBATIM].filter((name) => !documents[name]?.trim());
  const bootless = BOOTED.filter((name) => documents[name]?.split('<!--boot-->').length !== 2);
  return [
    ...missing.map((name) => `renderDocuments gave no ${name}.`),
    ...bootless
      .filter((name) => !missing.includes(name))
      .map((name) => `${name} must have <!--boot--> exactly once.`),
  ];
}
