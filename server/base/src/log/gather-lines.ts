import type { LogStream } from './create-log.ts';

/** How long a line may wait for others, and how much may wait: less than a pipe takes at once. */
const WAIT_MS = 50;
const MOST_CHARS = 16_384;

/** A stream that keeps patient lines for a moment. */
export interface GatheringStream extends LogStream {
  /** Writes what waits. */
  flush(): void;
}

/**
 * Writes lines that are in no hurry together: handing each to whoever reads them costs as much as a statement. Any other
 * line is written at once, behind those that came before it.
 */
export function gatherLines(
  stream: LogStream,
  isPatient: (line: string) => boolean,
): GatheringStream {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = '';
    if (lines !== '') stream.write(lines);
  }

  return {
    flush,
    write(line) {
      waiting += line;
      if (!isPatient(line) || waiting.length > MOST_CHARS) flush();
      else timer ??= setTimeout(flush, WAIT_MS).unref();
    },
  };
}
