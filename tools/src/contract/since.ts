import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import type { Since } from '../webpack/needed-version.rules.ts';
import { readPackage, ROOT } from '../workspace.ts';
import { nextSince, toldBy } from './since.rules.ts';

/** Rooms that say since when what they hand out is there, and the reports that it is read from. */
export const SINCE_REPORTS: Readonly<Record<string, readonly string[]>> = {
  'shared-contracts': ['shell'],
  'shared-ui': ['shared-ui'],
  'shared-rich-text': ['shared-rich-text', 'editor'],
  'shared-reorder': ['shared-reorder'],
};

/** The version that what a report tells of has now: the shell's contract has one of its own. */
export function versionOf(room: string, report: string): string {
  return report === 'shell' ? CONTRACT_VERSION : readPackage(join(ROOT, room)).version;
}

export function readSince(room: string): Since {
  const file = sinceFile(room);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Since) : {};
}

export function sinceFile(room: string): string {
  return join(ROOT, room, 'since.json');
}

/** What a room's `since.json` has to be by the reports that are committed: what is new came with the version of now. */
export function sinceText(room: string): string {
  const known = readSince(room);
  const next = (SINCE_REPORTS[room] ?? []).map((report) => {
    const text = readFileSync(join(ROOT, room, 'report', `${report}.md`), 'utf8');
    return [report, nextSince(toldBy(text), known[report], versionOf(room, report))] as const;
  });
  return `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`;
}
