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
}

/** Why the live shell, and the server behind it, cannot carry a build. */
export function fitProblems({ manifest, sharedUi, api }: Candidate, shell: LiveShell): string[] {
  const problems: string[] = [];
  const needs = `${manifest.name} ${manifest.build} needs`;
  if (!satisfies(shell.contract, manifest.contract)) {
    problems.push(
      `${needs} the shell contract ${manifest.contract}; the live shell gives ${shell.contract}.`,
    );
  }
  if (!satisfies(shell.sharedUi, sharedUi)) {
    problems.push(`${needs} shared-ui ${sharedUi}; the live shell gives ${shell.sharedUi}.`);
  }
  if (api && shell.api)
    problems.push(...wireProblems(api, shell.api).map(({ text }) => `${text}.`));
  return problems;
}
