import { randomFrom } from '@sastre/shared-testing';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import { RefusedFile } from '@sastre/shared-cv-reader';
import { ATTACKS } from './attacks.ts';

/** How many hostile files end how, and which one takes longest, as lines to print. Takes half a minute. */
export async function measureHostile(): Promise<string[]> {
  const ends = new Map<string, number>();
  let slowest = { name: '', ms: 0 };
  // The PDF library leaves promises of its own open when a file is damaged.
  const leave = () => undefined;
  process.on('unhandledRejection', leave);
  for (const [at, { name, make, isEndless }] of ATTACKS.entries()) {
    if (isEndless) continue;
    const bytes = await make(randomFrom(at));
    const begun = performance.now();
    const end = await readFile(bytes, { onProgress: () => undefined }).then(
      () => 'read',
      (error: unknown) => (error instanceof RefusedFile ? error.refusal : `FAULT in ${name}`),
    );
    const ms = performance.now() - begun;
    if (ms > slowest.ms) slowest = { name, ms };
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  process.off('unhandledRejection', leave);
  const counts = [...ends].map(([end, count]) => `${count} ${end}`).join(', ');
  const endless = ATTACKS.filter(({ isEndless }) => isEndless).length;
  return [
    `${ATTACKS.length} hostile files: ${counts}; ${endless} end with their worker after 15 s`,
    `slowest: ${slowest.name}, ${slowest.ms.toFixed(0)} ms`,
  ];
}
