import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { EndpointRow } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateBudgets } from '../config/index.ts';
import type { Clock } from '../clock.ts';
import { BUDGETS, budgetOf } from './budget.rules.ts';
import { clientKey } from './client-key.rules.ts';
import { problem } from './problem.ts';
import { createWindowCounter } from './window-counter.ts';

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
      charge: (request: FastifyRequest, more: number) => Promise<void>;
    };
  }
}

const WINDOW_MS = 60_000;

/** What rate limits are made from. */
export interface RateLimitParts {
  budgets: RateBudgets;
  clock: Clock;
}

/**
 * Adds `app.rateLimits`: so many calls of a kind a minute for a user, and `shared` times as many for an address, whose
 * users share it. Counted in this process; behind it answers 429 with Retry-After. An IPv6 address counts by its /64.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { budgets, clock }: RateLimitParts,
): Promise<void> {
  await app.register(rateLimit, { global: false, store: storeBy(clock) });
  const limiters = new Map<string, { address: Limiter; caller: Limiter }>();
  for (const budget of BUDGETS) {
    const max = budgets[budget];
    if (max === 0) continue;
    const common = { timeWindow: WINDOW_MS };
    limiters.set(budget, {
      address: app.createRateLimit({
        ...common,
        max: max * budgets.shared,
        keyGenerator: ({ ip }) => clientKey(ip),
      }),
      caller: app.createRateLimit({
        ...common,
        max,
        keyGenerator: ({ caller }) => caller?.sub ?? '',
      }),
    });
  }
  app.decorate('rateLimits', (endpoint) => {
    const limiter = limiters.get(budgetOf(endpoint));
    return {
      ofAddress: async (request) => spend(limiter?.address, request),
      ofCaller: async (request) => spend(limiter?.caller, request),
      async charge(request, more) {
        for (let time = 0; time < more; time += 1)
          await Promise.all([limiter?.address(request), limiter?.caller(request)]);
      },
    };
  });
}

async function spend(limiter: Limiter | undefined, request: FastifyRequest): Promise<void> {
  const counted = await limiter?.(request);
  if (counted === undefined || counted.isAllowed || !counted.isExceeded) return;
  const seconds = String(Math.max(1, counted.ttlInSeconds));
  throw problem('too-many-requests', undefined, { headers: { 'retry-after': seconds } });
}

/** The plugin's own store cannot be given a clock. */
function storeBy(clock: Clock) {
  return class Store implements FastifyRateLimitStore {
    readonly #counter = createWindowCounter(clock);

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number = WINDOW_MS,
    ): void {
      callback(null, this.#counter.count(key, windowMs));
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
}
