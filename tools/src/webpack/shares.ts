import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import { readPackage, ROOT, type RoomPackage } from '../workspace.ts';
import { apiVersion } from './api-version.ts';
import { installedFolder, neededFolder } from './installed-folder.ts';
import type { Since } from './needed-version.rules.ts';

/** One row of federation's `shared`; the fields that this house uses. */
export interface Share {
  singleton: boolean;
  requiredVersion: string;
  strictVersion?: boolean;
  eager?: boolean;
  import?: false;
  version?: string;
}
export type Shares = Record<string, Share>;

/** The keys of what a shell has once. */
export const CONTRACT = '@sastre/shared-contracts/shell';
export const UI = '@sastre/shared-ui';
const API = '@sastre/shared-contracts/api';

/** Versions that are explicit everywhere: the default reads the nearest package.json, in a hoisted workspace the wrong one. */
export interface ShareVersions {
  react: string;
  reactDom: string;
  contract: string;
  api: string;
  ui: string;
  /** Absent where no remote has it: in a repository with one remote that does without. */
  xstate?: string;
}

/** The versions that a room in this folder gets, found as Node finds packages. */
export function installedVersions(from = ROOT): ShareVersions {
  const installed = (name: string) => readPackage(neededFolder(from, name)).version;
  return {
    react: installed('react'),
    reactDom: installed('react-dom'),
    contract: CONTRACT_VERSION,
    api: apiVersion(from),
    ui: installed(UI),
    xstate: installedVersion(from, 'xstate'),
  };
}

function installedVersion(from: string, name: string): string | undefined {
  const folder = installedFolder(from, name);
  return folder && readPackage(folder).version;
}

/** What the shell gives: one copy each, loaded with the shell itself. The facades are strict, so a misfit is refused. */
export function shellShares(versions = installedVersions()): Shares {
  const { react, reactDom, contract, ui } = versions;
  const library = (version: string): Share => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: caret(version),
    strictVersion: false,
  });
  const facade = (version: string): Share => ({
    ...library(version),
    requiredVersion: `^${version}`,
    strictVersion: true,
  });
  return {
    react: library(react),
    'react-dom': library(reactDom),
    'react/jsx-runtime': library(react),
    [CONTRACT]: facade(contract),
    [UI]: facade(ui),
    [API]: { ...byContent(versions.api), eager: true },
  };
}

/** Any number of copies, and each the very one that was built for. */
function byContent(version: string): Share {
  return { singleton: false, version, requiredVersion: version, strictVersion: true };
}

/**
 * What a remote takes from the shell: what there is once without a copy of its own, the contract's schemas and endpoints
 * with one for a shell that was built with others. And xstate, which remotes share among themselves; what binds it to
 * React is so small that a share of its own costs more, a request of each first visit.
 */
export function remoteShares(room: RoomPackage, versions = installedVersions()): Shares {
  const taken = Object.entries(shellShares(versions))
    .filter(([, { singleton }]) => singleton)
    .map(([name, share]) => {
      const { singleton, requiredVersion, strictVersion } = share;
      return [name, { singleton, requiredVersion, strictVersion, import: false } as Share] as const;
    });
  const among: [string, Share][] = [[API, byContent(versions.api)]];
  const lists = (name: string) => room.dependencies?.[name] !== undefined;
  const { xstate } = versions;
  if (lists('xstate') && xstate) {
    among.push(['xstate', { singleton: false, version: xstate, requiredVersion: tilde(xstate) }]);
  }
  return Object.fromEntries([...taken, ...among]);
}

/** What the shell alone gives, with what its packages say of their names; one of before `since.json` says nothing. */
export function givenShares(from = ROOT, versions = installedVersions(from)) {
  const sinceOf = (name: string, report: string) => {
    const file = join(neededFolder(from, name), 'since.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Since)[report] : undefined;
  };
  return {
    [CONTRACT]: {
      since: sinceOf('@sastre/shared-contracts', 'shell'),
      version: versions.contract,
      saidAnywhere: true,
    },
    [UI]: { since: sinceOf(UI, 'shared-ui'), version: versions.ui, saidAnywhere: false },
  };
}

function caret(version: string): string {
  return version.startsWith('0.') ? `^${version}` : `^${version.split('.')[0]}.0.0`;
}

function tilde(version: string): string {
  return `~${version.split('.').slice(0, 2).join('.')}.0`;
}
