import { appendFile, readFile } from 'node:fs/promises';
import { registrySchema, type Registry } from '@sastre/shared-contracts/registry';
import { writeAtomically } from '@sastre/base/files';
import { ACTS, type PastAct } from '../rules/act.types.ts';

/** Acts that are kept with the whole registry that they made. */
const KEPT = 200;

/** One line of the history: an act, and the registry as it was after it. */
export interface PastRevision extends PastAct {
  remotes: unknown[];
}

/** The history beside a registry file: `local.history.jsonl` of `local.json`, one act a line. */
export function historyFile(file: string): string {
  return file.replace(/(\.json)?$/, '.history.jsonl');
}

/** The revisions of a history, oldest first. A line that cannot be read (a kill may have cut it) is left out. */
export async function readHistory(file: string): Promise<PastRevision[]> {
  const text = await readFile(historyFile(file), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  const byRevision = new Map<number, PastRevision>();
  // Of two lines for one revision the first was cut off by a kill before it came into force.
  for (const line of text.split('\n')) {
    const past = parseLine(line);
    if (past) byRevision.set(past.revision, past);
  }
  return [...byRevision.values()].sort((a, b) => a.revision - b.revision);
}

/** Adds a revision; now and then the oldest lines go. */
export async function appendHistory(file: string, past: PastRevision): Promise<void> {
  const history = await readHistory(file);
  if (history.length < 2 * KEPT) {
    // The line before may have been cut: what is added begins a line of its own.
    return appendFile(
      historyFile(file),
      `${history.length > 0 ? '\n' : ''}${JSON.stringify(past)}\n`,
    );
  }
  const lines = [...history.slice(1 - KEPT), past].map((one) => JSON.stringify(one));
  return writeAtomically(historyFile(file), `${lines.join('\n')}\n`);
}

/** The registry that a line of the history holds. */
export function registryOf({ revision, remotes }: PastRevision): Registry {
  return { revision, remotes };
}

function parseLine(line: string): PastRevision | undefined {
  try {
    const past = JSON.parse(line) as PastRevision;
    const isAct = ACTS.includes(past.kind) && typeof past.at === 'string';
    return isAct && registrySchema.safeParse(past).success ? past : undefined;
  } catch {
    return undefined;
  }
}
