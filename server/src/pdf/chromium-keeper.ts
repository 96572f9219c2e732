import type { CdpConnection } from './cdp-connection.ts';
import { ChromiumLaunchError, startChromium } from './chromium-process.ts';
import type { ChromiumProcess } from './chromium-process.ts';
import type { ChromiumBinary } from './find-chromium.ts';
import type { PdfLog } from './pdf-log.ts';

/** One Chromium at a time, started when it is first needed and again after it died. */
export interface ChromiumKeeper {
  /** The living Chromium; starts one if there is none. */
  running(): Promise<ChromiumProcess>;
  /** Kills the Chromium behind a connection that no longer answers. */
  discard(cdp: CdpConnection): void;
  /** Ends Chromium and waits until nothing of it is left. No Chromium is started afterwards. */
  stop(): Promise<void>;
}

/** What is kept running. */
export interface KeeperOptions {
  binary: ChromiumBinary;
  fontConfig: string;
  log: PdfLog;
}

const CLOSE_TIMEOUT_MS = 1_000;

/** Starts with Chromium's own sandbox; without it only where this machine was found to refuse it. */
export function keepChromium({ binary, fontConfig, log }: KeeperOptions): ChromiumKeeper {
  const ending = new Set<Promise<void>>();
  let current: Promise<ChromiumProcess> | undefined;
  let sandbox = true;
  let stopped = false;

  async function launch(): Promise<ChromiumProcess> {
    try {
      return await startChromium({ binary, fontConfig, sandbox });
    } catch (error) {
      if (!sandbox || !refusesSandbox(error)) throw error;
      const chromium = await startChromium({ binary, fontConfig, sandbox: false });
      sandbox = false;
      return chromium;
    }
  }

  async function start(): Promise<ChromiumProcess> {
    const chromium = await launch();
    const details = { path: binary.path, source: binary.source, pid: chromium.pid, sandbox };
    if (sandbox) log.info(details, 'Chromium for PDFs started in its sandbox');
    else log.warn(details, 'Chromium for PDFs started without a sandbox: this system refuses it');
    ending.add(chromium.ended);
    void chromium.ended.then(() => ending.delete(chromium.ended));
    return chromium;
  }

  async function running(): Promise<ChromiumProcess> {
    if (stopped) throw new Error('The print service is stopped.');
    const starting = (current ??= start());
    const chromium = await starting.catch((error: unknown) => {
      if (current === starting) current = undefined;
      throw error;
    });
    if (chromium.cdp.isOpen()) return chromium;
    chromium.kill();
    if (current === starting) current = undefined;
    return running();
  }

  return {
    running,
    discard(cdp) {
      void current?.then(
        (chromium) => chromium.cdp === cdp && chromium.kill(),
        () => undefined,
      );
    },
    async stop() {
      stopped = true;
      const chromium = await current?.catch(() => undefined);
      // asked first, so that Chromium reaps its own helpers
      await chromium?.cdp
        .call('Browser.close', {}, { timeoutMs: CLOSE_TIMEOUT_MS })
        .catch(() => undefined);
      const timer = setTimeout(() => chromium?.kill(), CLOSE_TIMEOUT_MS);
      await Promise.all(ending);
      clearTimeout(timer);
    },
  };
}

function refusesSandbox(error: unknown): boolean {
  return error instanceof ChromiumLaunchError && /sandbox|namespace/i.test(error.output);
}
