import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumBinDir, isAlive } from '@sastre/shared-testing/node';

/** What tests write at most at a time, with as much again for whoever else is on the machine. */
const NEEDED_BYTES = 6 * 2 ** 30;

/** A folder that a run writes its temporary files to. */
export interface MemoryFolder {
  /** What a process needs to write there. Nothing where the system has no such folder, or not the room. */
  env: Record<string, string>;
  remove: () => void;
}

/**
 * Makes a folder for temporary files in memory: databases, sites and what Chromium's processes share are gone before anybody
 * would want them from a disk. What the next run can use again stays on the disk.
 */
export function openMemoryFolder({
  memory = '/dev/shm',
  neededBytes = NEEDED_BYTES,
} = {}): MemoryFolder {
  // What a container may take, too: the machine around it has more.
  if (Math.min(freeBytes(memory), process.availableMemory()) < neededBytes)
    return { env: {}, remove: () => undefined };
  removeLeft(memory);
  const folder = mkdtempSync(join(memory, `sastre-test-${process.pid}-`));
  // PostgreSQL and Chromium run as users of their own.
  chmodSync(folder, 0o1777);
  return {
    env: {
      TMPDIR: folder,
      CHROMIUM_BIN_DIR: chromiumBinDir(),
      PWTEST_CACHE_DIR:
        process.env['PWTEST_CACHE_DIR'] ??
        join(tmpdir(), `sastre-journeys-cache-${process.getuid?.() ?? 0}`),
    },
    remove: () => {
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      } catch {
        // Somebody still writes there: the next run removes it.
      }
    },
  };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** A run that was killed leaves its folder, and the memory with it. */
function removeLeft(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = /^sastre-test-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}
