import type { RemoteManifest } from '@sastre/shared-contracts/registry';
import type { WireApi } from './wire/schema.types.ts';
import { wireProblems } from './wire/wire.rules.ts';
import { satisfies } from './range.rules.ts';

/** What the live shell gives. */
export interface LiveShell {
  contract: string;
  sharedUi: string;
  /** What the server behind it answers, where that is known. */
  api?: WireApi;
}

/** A build that asks to become live. `sharedUi` is the range that it needs. */
export interface Candidate {
  manifest: RemoteManifest;
  sharedUi: string;
  /** The calls that it makes, where it says so. */
  api?: WireApi;
  /** By package and name: since when it has what the build asks for, where it says so. */
  because?: Because;
}

/** What asks for more than the first version of a major, and since when it is there, by package. */
export type Because = Record<string, Record<string, string>>;

const CONTRACT = '@sastre/shared-contracts/shell';
const UI = '@sastre/shared-ui';

/** Why the live shell, and the server behind it, cannot carry a build. */
export function fitProblems(candidate: Candidate, shell: LiveShell): string[] {
  const { manifest, sharedUi, api } = candidate;
  const problems: string[] = [];
  const needs = `${manifest.name} ${manifest.build} needs`;
  const names = (of: string, given: string) => {
    const newer = newerNames(candidate.because?.[of], given);
    return newer.length === 0 ? '' : ` for ${newer.join(', ')}`;
  };
  if (!satisfies(shell.contract, manifest.contract)) {
    problems.push(
      `${needs} the shell contract ${manifest.contract}${names(CONTRACT, shell.contract)}; the live shell gives ${shell.contract}.`,
    );
  }
  if (!satisfies(shell.sharedUi, sharedUi)) {
    problems.push(
      `${needs} shared-ui ${sharedUi}${names(UI, shell.sharedUi)}; the live shell gives ${shell.sharedUi}.`,
    );
  }
  if (api && shell.api)
    problems.push(...wireProblems(api, shell.api).map(({ text }) => `${text}.`));
  return problems;
}

/** What a build asks for that came after the version that is given. */
function newerNames(because: Because[string] = {}, given: string): string[] {
  return Object.entries(because)
    .filter(([, since]) => !satisfies(given, `^${since}`))
    .map(([name]) => (name === '*' ? 'all of it' : name));
}
