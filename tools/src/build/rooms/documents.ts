import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompileOutcome, EntryFiles } from '../../webpack/outcome.ts';
import type { PublicFiles } from '../publish/publish-public-files.ts';

/** Documents that the server replaces `<!--boot-->` in. */
const BOOTED = ['app.html', 'welcome.en.html', 'welcome.es.html', 'welcome.de.html'];
/** Pages that the server puts other things in. */
const PLAIN = ['missing', 'imprint', 'privacy', 'terms'].flatMap((name) =>
  ['en', 'es', 'de'].map((language) => `${name}.${language}.html`),
);
const VERBATIM = ['preview-frame.html', 'silent-check-sso.html'];

type Input = { assets: Record<string, EntryFiles> };
/** What the compiled bundle exports. */
interface Renderer {
  renderDocuments: (input: Input) => Record<string, string>;
  renderPublicFiles: (input: Input) => PublicFiles;
}

/** Renders the shell's HTML files, and what lies at the root of the site, with the compiled `documents` bundle. Throws when one is missing or has no place for the boot data. */
export async function renderDocuments(
  out: string,
  outcome: CompileOutcome,
): Promise<{ documents: Record<string, string>; publicFiles: PublicFiles }> {
  const url = `${pathToFileURL(join(out, 'documents', 'documents.cjs')).href}?at=${Date.now()}`;
  const loaded = (await import(url)) as { default?: Partial<Renderer> };
  const { renderDocuments: render, renderPublicFiles } = loaded.default ?? {};
  if (render === undefined || renderPublicFiles === undefined) {
    throw new Error(
      'shell/src/documents/render-documents.tsx does not export renderDocuments and renderPublicFiles.',
    );
  }
  const input = { assets: outcome.entries };
  const documents = render(input);
  const problems = documentProblems(documents);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { documents, publicFiles: renderPublicFiles(input) };
}

/** What is wrong with rendered documents. */
export function documentProblems(documents: Record<string, string>): string[] {
  const missing = [...BOOTED, ...PLAIN, ...VERBATIM].filter((name) => !documents[name]?.trim());
  const bootless = BOOTED.filter((name) => documents[name]?.split('<!--boot-->').length !== 2);
  return [
    ...missing.map((name) => `renderDocuments gave no ${name}.`),
    ...bootless
      .filter((name) => !missing.includes(name))
      .map((name) => `${name} must have <!--boot--> exactly once.`),
  ];
}
