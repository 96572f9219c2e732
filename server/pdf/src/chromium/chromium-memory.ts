import { readFile } from 'node:fs/promises';
import { isObject, type CdpConnection } from './cdp-connection.ts';

/** What a Chromium's processes hold for themselves, in bytes: all together, the one that holds most, and each with a page. */
export interface ChromiumMemory {
  total: number;
  largest: number;
  pages: { pid: number; bytes: number }[];
}

const ASK_TIMEOUT_MS = 3_000;

/** Reads it from the system; `undefined` where the system does not tell (only Linux does). */
export async function chromiumMemory(cdp: CdpConnection): Promise<ChromiumMemory | undefined> {
  const asked = { timeoutMs: ASK_TIMEOUT_MS };
  const { processInfo } = await cdp.call('SystemInfo.getProcessInfo', {}, asked);
  if (process.platform !== 'linux' || !Array.isArray(processInfo)) return undefined;
  const held = await Promise.all(
    processInfo.filter(isObject).map(async ({ id, type }) => {
      const pid = Number(id);
      return { pid, type, bytes: await ownMemory(pid) };
    }),
  );
  return {
    total: held.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: Math.max(0, ...held.map(({ bytes }) => bytes)),
    pages: held.filter(({ type }) => type === 'renderer'),
  };
}

/** Not the memory shared with others by files; 0 when the process has just gone. */
async function ownMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const lines = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)];
  return lines.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}
