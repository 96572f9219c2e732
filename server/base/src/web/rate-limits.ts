import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { EndpointRow } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateBudgets } from '../config/index.ts';
import type { Clock } from '../clock.ts';
import { BUDGETS, budgetOf, type Budget } from './budget.rules.ts';
import { clientKey } from './client-key.rules.ts';
import { problem } from './problem.ts';
import { createSharedCounter, type SharedCounter, type SharedWindows } from './shared-windows.ts';

type Hook = (request: FastifyRequest) => Promise<void>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Hooks of a row: what its address may still ask, to be run before the token is read, and what its caller may.
     * `charge` counts a call that took more than it seemed as so many more; those that come next pay for it.
     */
    rateLimits: (endpoint: EndpointRow) => {
      ofAddress: Hook;
      ofCaller: Hook;
      charge: (request: FastifyRequest, more: number) => void;
    };
  }
}

const WINDOW_MS = 60_000;
const SETTLE_MS = 1_000;
/** Calls that cost so little that asking others first would cost more; others see them a second later. */
const CHEAP: ReadonlySet<string> = new Set<Budget>(['reads', 'writes']);

/** What rate limits are made from. */
export interface RateLimitParts {
  budgets: RateBudgets;
  clock: Clock;
  /** Where other nodes count; absent: there are none. */
  shared?: SharedWindows | undefined;
}

/**
 * Adds `app.rateLimits`: so many calls of a kind a minute for a user, and `shared` times as many for an address, whose
 * users share it; behind it answers 429 with Retry-After. An IPv6 address counts by its /64. With `shared` it counts over
 * all nodes: what a user starts that is costly at once, the rest once a second.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { budgets, clock, shared }: RateLimitParts,
): Promise<void> {
  const counter = createSharedCounter({ clock, windowMs: WINDOW_MS, shared });
  if (shared !== undefined) {
    const timer = setInterval(() => void counter.settle(), SETTLE_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }
  await app.register(rateLimit, { global: false, store: storeOf(counter) });
  const limiters = new Map<string, ReturnType<typeof limiterOf>>();
  function limiterOf(key: (request: FastifyRequest) => string, max: number) {
    const limiter = app.createRateLimit({ timeWindow: WINDOW_MS, max, keyGenerator: key });
    const charge = (request: FastifyRequest, more: number) =>
      void counter.count(key(request), max, more);
    return { spend: async (request: FastifyRequest) => spend(limiter, request), charge };
  }
  for (const budget of BUDGETS) {
    const max = budgets[budget];
    if (max === 0) continue;
    limiters.set(
      `address ${budget}`,
      limiterOf(({ ip }) => `address ${budget} ${clientKey(ip)}`, max * budgets.shared),
    );
    limiters.set(
      `caller ${budget}`,
      limiterOf(({ caller }) => `caller ${budget} ${caller?.sub ?? ''}`, max),
    );
  }
  app.decorate('rateLimits', (endpoint) => {
    const budget = budgetOf(endpoint);
    const [address, caller] = [limiters.get(`address ${budget}`), limiters.get(`caller ${budget}`)];
    return {
      ofAddress: async (request) => address?.spend(request),
      ofCaller: async (request) => caller?.spend(request),
      charge(request, more) {
        for (const limiter of [address, caller]) limiter?.charge(request, more);
      },
    };
  });
}

async function spend(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const counted = await limiter(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  const seconds = String(Math.max(1, counted.ttlInSeconds));
  throw problem('too-many-requests', undefined, { headers: { 'retry-after': seconds } });
}

/** The plugin's own store cannot be given a clock, nor other nodes. Keys say whose and of which budget they are. */
function storeOf(counter: SharedCounter) {
  return class Store implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      _windowMs: number = WINDOW_MS,
      max: number = 0,
    ): void {
      const [whose, budget = ''] = key.split(' ');
      if (whose === 'address' || CHEAP.has(budget)) callback(null, counter.count(key, max));
      else void counter.countExactly(key, max).then((counted) => callback(null, counted));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
