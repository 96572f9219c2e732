import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';

/** A browser on a profile of its own that can be ended as a power cut would end it. */
export interface CrashingBrowser {
  page: Page;
  context: BrowserContext;
  /** Ends every process of the browser with SIGKILL, and waits until it is gone. */
  crash: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a browser on a profile; the same profile again finds what a crash left there. */
export async function startOnProfile(
  profile: string,
  launchOptions: LaunchOptions,
): Promise<CrashingBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const pid = await processId(context);
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    crash: async () => {
      // The browser leads a process group: its renderers and its storage die at the same moment.
      process.kill(-pid, 'SIGKILL');
      await closed;
    },
    close: () => context.close(),
  };
}

async function processId(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  const main = answer?.processInfo.find(({ type }) => type === 'browser');
  if (main === undefined) throw new Error('The browser does not say which process it is');
  await session?.detach();
  return main.id;
}
