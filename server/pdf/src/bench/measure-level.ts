import { setTimeout as pause } from 'node:timers/promises';
import { groupCpuMs, ownCpuMs } from './cpu.ts';

/** One way to make the PDF, with a Chromium of its own, so that its CPU time can be told apart. */
export interface Printer {
  name: string;
  /** Process group of its Chromium. */
  group: number;
  print(): Promise<Uint8Array>;
}

/** What a printer took. */
export interface Taken {
  name: string;
  /** From asking to the bytes, one for each PDF, in ms. */
  times: number[];
  /** CPU time of Chromium for each PDF, in ms. */
  browserMs: number;
  /** CPU time of this process for each PDF, in ms. */
  ownMs: number;
  /** Size of the last file. */
  bytes: number;
}

// What a browser or a thread still does after its answer is part of the price.
const AFTERMATH_MS = 150;

/**
 * Lets every printer make at least `prints` PDFs, `atOnce` at a time. They take turns, so that whatever else the
 * machine does hits all of them alike.
 */
export async function measureLevel(
  printers: readonly Printer[],
  atOnce: number,
  prints: number,
): Promise<Taken[]> {
  const turns = Math.ceil(prints / atOnce);
  const taken = printers.map(({ name, group }) => ({
    name,
    times: [] as number[],
    browserMs: -groupCpuMs(group),
    ownMs: 0,
    bytes: 0,
  }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (let index = 0; index < printers.length; index += 1) {
      const at = (index + turn) % printers.length;
      const [printer, row] = [printers[at], taken[at]];
      if (printer === undefined || row === undefined) continue;
      const before = ownCpuMs();
      const one = async () => {
        const start = performance.now();
        const { length } = await printer.print();
        row.times.push(performance.now() - start);
        row.bytes = length;
      };
      await Promise.all(Array.from({ length: atOnce }, one));
      row.ownMs += ownCpuMs() - before;
    }
  }
  await pause(AFTERMATH_MS);
  return taken.map((row, index) => ({
    ...row,
    browserMs: (row.browserMs + groupCpuMs(printers[index]?.group ?? 0)) / row.times.length,
    ownMs: row.ownMs / row.times.length,
  }));
}
