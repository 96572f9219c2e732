import { setTimeout as delay } from 'node:timers/promises';
import { backoff } from '@sastre/time';
import { gone } from '../chromium/cdp-connection.ts';
import { CHROMIUM_HINT, type ChromiumBinary } from '../chromium/find-chromium.ts';
import { createLauncher } from '../chromium/launch-chromium.ts';
import { PdfError } from '../ground/pdf-error.ts';
import type { PdfLog } from '../ground/pdf-log.ts';
import {
  CHROMIUM_LIMITS,
  endChromium,
  runChromium,
  type ChromiumLimits,
  type RunningChromium,
} from './running-chromium.ts';

/** One Chromium, started when it is first needed and kept running from then on. */
export interface ChromiumSupervisor {
  /**
   * The living Chromium, or the one that is being started. Rejects with `pdf-unavailable` when it could not be
   * started, at once when the next attempt is not near.
   */
  running(): Promise<RunningChromium>;
  /** Ends Chromium and waits until nothing of it is left. No Chromium is started afterwards. */
  stop(): Promise<void>;
}

/** What is kept running. */
export interface SupervisorOptions {
  binary: ChromiumBinary;
  fontConfig: string;
  log: PdfLog;
  /** Pages kept ready. */
  pages: number;
  limits?: Partial<ChromiumLimits>;
}

const DELAYS_MS = { first: 100, longest: 30_000 };
/** Nobody is made to wait longer for an attempt to begin. */
const PATIENCE_MS = 2_000;

/**
 * Starts Chromium again as soon as it has ended, and a fresh one beside one that is worn. What fails again and again
 * without a single document in between is tried at growing intervals.
 */
export function superviseChromium(options: SupervisorOptions): ChromiumSupervisor {
  const { log, pages } = options;
  const limits = { ...CHROMIUM_LIMITS, ...options.limits };
  const launcher = createLauncher(options);
  const alive = new Set<RunningChromium>();
  const starts = new Set<Promise<RunningChromium>>();
  const stopping = new AbortController();
  let current: Promise<RunningChromium> | undefined;
  let serving: RunningChromium | undefined;
  let replacing = false;
  let failures = 0;
  let retryAt = 0;
  let lastFailure: unknown;

  async function launch(): Promise<RunningChromium> {
    const process = await launcher.launch();
    const chromium = runChromium(process, {
      pages,
      limits,
      onPrinted: () => (failures = 0),
      onWorn: () => void replace(chromium),
    });
    alive.add(chromium);
    void process.cdp.closed.then(() => lost(chromium));
    void process.ended.then(() => alive.delete(chromium));
    if (stopping.signal.aborted) await endChromium(process);
    if (!process.cdp.isOpen()) throw gone();
    return chromium;
  }

  function start(): Promise<RunningChromium> {
    const starting = launch();
    starts.add(starting);
    const done = () => void starts.delete(starting);
    starting.then(done, done);
    return starting;
  }

  /** Becomes `current` at once, and starts when its time has come. */
  function begin(): Promise<RunningChromium> {
    serving = undefined;
    // The first one is made up for at once.
    const waitMs = backoff(failures - 1, DELAYS_MS);
    retryAt = performance.now() + waitMs;
    const starting = attempt(waitMs);
    starting.then(
      (chromium) => (serving = chromium),
      (error: unknown) => {
        if (stopping.signal.aborted) return;
        failures += 1;
        lastFailure = error;
        log.warn({ err: error, failures }, 'Chromium for PDFs could not be started; trying again');
        current = begin();
      },
    );
    return starting;
  }

  async function attempt(waitMs: number): Promise<RunningChromium> {
    if (waitMs > 0) await delay(waitMs, undefined, { ref: false, signal: stopping.signal });
    return start();
  }

  /** Its line is closed: it has ended, or is of no use any more. */
  function lost(chromium: RunningChromium): void {
    chromium.process.kill();
    if (serving !== chromium || stopping.signal.aborted) return;
    failures += 1;
    log.warn({ pid: chromium.process.pid }, 'Chromium for PDFs ended; starting it again');
    current = begin();
  }

  /** The worn one serves until its successor is there, and ends when its last document is out. */
  async function replace(worn: RunningChromium): Promise<void> {
    if (replacing || serving !== worn || stopping.signal.aborted) return;
    replacing = true;
    try {
      const successor = await start();
      if (serving !== worn) return await endChromium(successor.process);
      serving = successor;
      current = Promise.resolve(successor);
      log.info({ pid: worn.process.pid }, 'Chromium for PDFs was worn and has been replaced');
      await worn.retire();
    } catch (error) {
      log.warn({ err: error }, 'Chromium for PDFs is worn and could not be replaced');
    } finally {
      replacing = false;
    }
  }

  return {
    async running() {
      if (stopping.signal.aborted) {
        throw new PdfError('pdf-unavailable', 'The print service is stopped.');
      }
      const remaining = retryAt - performance.now();
      if (current && remaining > PATIENCE_MS) throw unavailable(lastFailure, remaining);
      try {
        return await (current ??= begin());
      } catch (error) {
        throw unavailable(error, retryAt - performance.now());
      }
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled([...starts]);
      await Promise.all([...alive].map(({ process }) => endChromium(process)));
    },
  };
}

function unavailable(cause: unknown, remainingMs: number): PdfError {
  const retryAfterSeconds = Math.max(1, Math.ceil(remainingMs / 1_000));
  const text = `Chromium could not be started. ${CHROMIUM_HINT}`;
  return new PdfError('pdf-unavailable', text, { cause, retryAfterSeconds });
}
