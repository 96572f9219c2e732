import {
  firstSegment,
  isReservedPath,
  registryEntrySchema,
  SHELL_NAMESPACES,
  type RemotePage,
} from '@sastre/shared-contracts/registry';

interface Claimant {
  name: string;
  namespace: string;
  pages: readonly Pick<RemotePage, 'path'>[];
  capabilities: readonly string[];
}

/**
 * Why a remote may not have its paths, its namespace, its name or what it offers; `others` are raw registry entries. All
 * that lies below one first segment belongs to one remote.
 */
export function claimProblems(candidate: Claimant, others: readonly unknown[]): string[] {
  const problems: string[] = [];
  const { namespace, name } = candidate;
  const paths = candidate.pages.map((page) => page.path);
  const segments = paths.map(firstSegment);
  for (const path of paths) {
    if (isReservedPath(path)) problems.push(`${path} belongs to the shell or the server.`);
    if (paths.indexOf(path) !== paths.lastIndexOf(path))
      problems.push(`${path} is declared twice.`);
  }
  if (SHELL_NAMESPACES.some((own) => own === namespace))
    problems.push(`The namespace ${namespace} belongs to the shell.`);
  for (const raw of others) {
    const entry = registryEntrySchema.safeParse(raw);
    if (!entry.success || entry.data.name === name) continue;
    const other = entry.data;
    const canary = other.versions[other.canary?.build ?? ''];
    const taken = [...other.pages, ...(canary?.pages ?? [])].filter(({ path }) =>
      segments.includes(firstSegment(path)),
    );
    problems.push(...taken.map(({ path }) => `${path} belongs to ${other.name}.`));
    const offered = [other.versions[other.active], canary].flatMap(
      (version) => version?.capabilities ?? [],
    );
    const twice = offered.filter((capability) => candidate.capabilities.includes(capability));
    problems.push(...twice.map((one) => `${one} is offered by ${other.name} already.`));
    if (other.namespace === namespace)
      problems.push(`The namespace ${namespace} belongs to ${other.name}.`);
    // The federation runtime finds remotes by the beginning of their names.
    if (name.startsWith(other.name) || other.name.startsWith(name)) {
      problems.push(`${name} and ${other.name}: no name may begin with another one.`);
    }
  }
  return [...new Set(problems)];
}

/** Why an entry may not stand in a registry: it leads elsewhere than into the folder of its own build. */
export function entryProblems(manifest: { name: string; build: string; entry: string }): string[] {
  const own = `/mfe/${areaOf(manifest.name)}/${manifest.build}/remoteEntry.js`;
  if (manifest.entry === own) return [];
  return [
    `The entry of ${manifest.name} ${manifest.build} is ${manifest.entry}, not ${own}: an override of a developer is no build.`,
  ];
}

/** `mfe_cv_editor`, `mfe-cv-editor` and `cv-editor` mean the same remote. */
export function areaOf(remote: string): string {
  return remote.replace(/^mfe[-_]/, '').replaceAll('_', '-');
}

export function nameOfArea(area: string): string {
  return `mfe_${area.replaceAll('-', '_')}`;
}
