import {
  registryEntrySchema,
  resolveRegistry,
  type Registry,
  type ResolvedRegistry,
} from '@sastre/shared-contracts/registry';
import type { Log } from '@sastre/base/log';
import { digestOf } from '@sastre/registry';
import { registeredPaths } from './known-paths.rules.ts';

/** The registry as it is served. */
export interface LiveRegistry {
  /** As a visitor gets it. Never rejects: what is broken leaves the last good one, and nothing where there is none. */
  resolve(visitor: string): Promise<ResolvedRegistry>;
  /** Paths of all pages in it, also of entries that are off or broken. Never rejects. */
  pages(): Promise<string[]>;
  /** Whether it names this build of a remote, be it live or of before. Never rejects. */
  names(remote: string, build: string): Promise<boolean>;
  /** Digest over all of it; undefined where there is none. */
  digest(): Promise<string | undefined>;
  /** Why there is none; undefined when there is one. */
  problem(): Promise<string | undefined>;
  /** Ends what looks for changes by itself; resolves when nobody looks or keeps any more. */
  stop(): Promise<void>;
}

/** Where a registry comes from. */
export interface RegistrySource {
  /** The registry when it is another than the last time. Rejects when there is one that cannot be used, or none. */
  next(): Promise<Registry | undefined>;
  /** Milliseconds between two looks; 0: a look is cheap, and taken whenever somebody asks. */
  everyMs: number;
}

/** Where what was served last is kept through a restart. */
export interface KeptRegistry {
  write(registry: Registry): Promise<void>;
  /** The newest that is known to be good, by what was served here or by the history of acts. */
  read(): Promise<Registry | undefined>;
}

const NOTHING: Registry = { revision: 0, remotes: [] };

/** Follows a registry. The first look is over when it answers. */
export async function followRegistry(
  source: RegistrySource,
  kept: KeptRegistry,
  log: Pick<Log, 'warn'>,
): Promise<LiveRegistry> {
  let live: { registry: Registry; digest: string; builds: Set<string> } | undefined;
  let complaint = '';
  let looking: Promise<void> | undefined;
  const complainOnce = (reason: string) => {
    if (reason !== complaint) {
      const revision = live?.registry.revision;
      log.warn({ reason, serving: revision ?? 'nothing' }, 'registry cannot be used as it is');
    }
    complaint = reason;
  };
  const become = (registry: Registry) => {
    const { broken } = resolveRegistry(registry, '');
    live = { registry, digest: digestOf(registry), builds: buildsOf(registry) };
    return broken;
  };

  async function look(): Promise<void> {
    try {
      const next = await source.next();
      if (next === undefined) return;
      const broken = become(next);
      if (broken.length > 0) complainOnce(`left out: ${broken.join(', ')}`);
      else complaint = '';
      await kept.write(next).catch((err: Error) => {
        log.warn({ err }, 'the registry cannot be kept for the next start');
      });
    } catch (error) {
      if (live === undefined) {
        const good = await kept.read().catch(() => undefined);
        if (good !== undefined) become(good);
      }
      complainOnce((error as Error).message);
    }
  }
  // Whoever asks while somebody looks is answered by the same look.
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));
  const whenAsked = async () => {
    if (source.everyMs === 0) await lookOnce();
  };

  await lookOnce();
  const timer = source.everyMs > 0 ? setInterval(() => void lookOnce(), source.everyMs) : undefined;
  timer?.unref();
  return {
    async resolve(visitor) {
      await whenAsked();
      return resolveRegistry(live?.registry ?? NOTHING, visitor);
    },
    async pages() {
      await whenAsked();
      return registeredPaths(live?.registry);
    },
    async names(remote, build) {
      await whenAsked();
      return live?.builds.has(`${remote} ${build}`) ?? false;
    },
    async digest() {
      await whenAsked();
      return live?.digest;
    },
    async problem() {
      await whenAsked();
      return live === undefined ? complaint : undefined;
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

function buildsOf({ remotes }: Registry): Set<string> {
  const entries = remotes.flatMap((raw) => registryEntrySchema.safeParse(raw).data ?? []);
  return new Set(
    entries.flatMap(({ name, versions }) =>
      Object.keys(versions).map((build) => `${name} ${build}`),
    ),
  );
}
