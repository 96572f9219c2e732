import { registryEntrySchema, type RemotePage } from '@sastre/shared-contracts/registry';

/** First path segments that belong to the shell or the server. */
const RESERVED = [
  '/',
  '/logout',
  '/api',
  '/assets',
  '/fonts',
  '/idp',
  '/mfe',
  '/healthz',
  '/readyz',
];

interface Claimant {
  name: string;
  namespace: string;
  pages: RemotePage[];
}

/** Why a remote may not have its paths, its namespace or its name; `others` are raw registry entries. */
export function claimProblems(candidate: Claimant, others: readonly unknown[]): string[] {
  const problems: string[] = [];
  const paths = candidate.pages.map((page) => page.path);
  for (const path of paths) {
    if (RESERVED.includes(path)) problems.push(`${path} belongs to the shell or the server.`);
    if (paths.indexOf(path) !== paths.lastIndexOf(path))
      problems.push(`${path} is declared twice.`);
  }
  for (const raw of others) {
    const entry = registryEntrySchema.safeParse(raw);
    if (!entry.success || entry.data.name === candidate.name) continue;
    const { name, namespace, pages } = entry.data;
    const taken = pages.filter((page) => paths.includes(page.path));
    problems.push(...taken.map((page) => `${page.path} belongs to ${name}.`));
    if (namespace === candidate.namespace)
      problems.push(`The namespace ${namespace} belongs to ${name}.`);
    // The federation runtime finds remotes by the beginning of their names.
    if (candidate.name.startsWith(name) || name.startsWith(candidate.name)) {
      problems.push(`${candidate.name} and ${name}: no name may begin with another one.`);
    }
  }
  return [...new Set(problems)];
}
