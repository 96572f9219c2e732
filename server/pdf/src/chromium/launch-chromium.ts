import {
  ChromiumLaunchError,
  startChromium,
  type ChromiumProcess,
  type LaunchOptions,
} from './chromium-process.ts';
import type { PdfLog } from '../ground/pdf-log.ts';

/** Starts Chromiums. */
export interface ChromiumLauncher {
  launch(): Promise<ChromiumProcess>;
}

/** Starts with Chromium's own sandbox; without it only where this machine was found to refuse it. */
export function createLauncher({
  binary,
  fontConfig,
  log,
}: Omit<LaunchOptions, 'sandbox'> & { log: PdfLog }): ChromiumLauncher {
  let sandbox = true;

  async function start(): Promise<ChromiumProcess> {
    try {
      return await startChromium({ binary, fontConfig, sandbox });
    } catch (error) {
      if (!sandbox || !refusesSandbox(error)) throw error;
      const chromium = await startChromium({ binary, fontConfig, sandbox: false });
      sandbox = false;
      return chromium;
    }
  }

  return {
    async launch() {
      const chromium = await start();
      const details = { path: binary.path, source: binary.source, pid: chromium.pid, sandbox };
      if (sandbox) log.info(details, 'Chromium for PDFs started in its sandbox');
      else log.warn(details, 'Chromium for PDFs started without a sandbox: this system refuses it');
      return chromium;
    },
  };
}

function refusesSandbox(error: unknown): boolean {
  return error instanceof ChromiumLaunchError && /sandbox|namespace/i.test(error.output);
}
