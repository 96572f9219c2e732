import type { RemoteManifest } from '@sastre/shared-contracts/registry';
import { satisfies } from './range.rules.ts';

/** What the live shell gives. */
export interface LiveShell {
  contract: string;
  sharedUi: string;
}

/** A build that asks to become live. `sharedUi` is the range that it needs. */
export interface Candidate {
  manifest: RemoteManifest;
  sharedUi: string;
}

/** Why the live shell cannot carry a build. */
export function fitProblems({ manifest, sharedUi }: Candidate, shell: LiveShell): string[] {
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
  return problems;
}
