import type { FastifyInstance } from 'fastify';
import type { Clock } from '@sastre/time';
import type { Log } from '@sastre/base/log';
import { openCore, type CoreParts, type StandInCore } from './core.ts';
import { brandFontFaces, createFinishPage } from '@sastre/base/hosted-pages';
import type { Site } from '@sastre/base/site';
import { sendDue, type Send } from './deliveries.ts';
import { SCRIPT_PATH, standInRoutes } from './plugin.ts';
import { loadKeys, type StandInKeys } from './settings.ts';

/** What the stand-in is made from. */
export interface StandInParts extends CoreParts {
  log: Pick<Log, 'warn'>;
  isTurnable: boolean;
  /** Who runs the site: said at the foot of each page. */
  site: Site;
  /** Folder of the site's built files, whose fonts the pages share. */
  assetsDir: string;
  /** Sends a body to the product's webhook. */
  send: Send;
}

/** A payment provider of our own for when there is no key: the same API, pages and webhooks, and no money. */
export interface StandIn {
  keys: StandInKeys;
  scriptUrl: string;
  now: Clock;
  core: StandInCore;
  routes: (app: FastifyInstance) => Promise<void>;
  /** Lets happen what is due, and sends webhooks that are. Run every second or so. */
  tick(): Promise<void>;
  /** Waits for webhooks that are being sent. */
  stop(): Promise<void>;
}

/** Opens the stand-in over its own tables. */
export async function openStandIn(parts: StandInParts): Promise<StandIn> {
  const { log, send, isTurnable, site, assetsDir } = parts;
  const fontFaces = await brandFontFaces(assetsDir);
  const finish = createFinishPage(site);
  const keys = await loadKeys(parts.db);
  const core = await openCore(parts);
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const tick = async () => {
    await core.passTime();
    while (!isStopped && (await sendDue(core, keys.webhookSecret, send)) > 0);
  };
  const next = (): Promise<void> => {
    running = running
      .then(async () => (isStopped ? undefined : tick()))
      .catch((err: unknown) => log.warn({ err }, 'the payment stand-in fell behind'));
    return running;
  };
  return {
    keys,
    scriptUrl: SCRIPT_PATH,
    now: core.now,
    core,
    routes: async (app) =>
      standInRoutes(app, {
        core,
        secretKey: keys.secretKey,
        isTurnable,
        fontFaces,
        finish,
        wake: () => void next(),
      }),
    tick: next,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
