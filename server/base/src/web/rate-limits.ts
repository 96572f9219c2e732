import type { EndpointRow } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateBudgets } from '../config/index.ts';
import type { Clock } from '@sastre/time';
import { budgetOf, type Budget } from './budget.rules.ts';
import { clientKey } from './client-key.rules.ts';
import { remembering } from './remembering.ts';
import { problem } from './problem.ts';
import { createSharedCounter, type SharedWindows } from './shared-windows.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Of a row: counts a call of its address, to be run before the token is read, and of its caller, which may have to
     * ask the other nodes first; both throw 429 when it is one too many, and the latter 503 where nobody can be asked.
     * `charge` counts a call that took more than it seemed as so many more; those that come next pay for it.
     */
    rateLimits: (endpoint: EndpointRow) => {
      ofAddress: (request: FastifyRequest) => void;
      ofCaller: (request: FastifyRequest) => Promise<void> | void;
      charge: (request: FastifyRequest, more: number) => void;
    };
  }
}

const WINDOW_MS = 60_000;
const SETTLE_MS = 1_000;
/** Calls that cost so little that asking others first would cost more; others see them a second later. */
const CHEAP: ReadonlySet<Budget> = new Set<Budget>(['reads', 'writes']);

/** What needs no database is not kept waiting for one: while it is away each node counts for itself. */
const ALONE: ReadonlySet<Budget> = new Set<Budget>(['pdfs']);

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
export function addRateLimits(
  app: FastifyInstance,
  { budgets, clock, shared }: RateLimitParts,
): void {
  const counter = createSharedCounter({ clock, windowMs: WINDOW_MS, shared });
  if (shared !== undefined) {
    const timer = setInterval(() => void counter.settle(), SETTLE_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }
  const addressKey = remembering(clientKey);
  app.decorate('rateLimits', (endpoint) => {
    const budget = budgetOf(endpoint);
    const max = budgets[budget];
    const orAlone = ALONE.has(budget);
    const ofAddress = (request: FastifyRequest) => `address ${budget} ${addressKey(request.ip)}`;
    const ofCaller = (request: FastifyRequest) => `caller ${budget} ${request.caller?.sub ?? ''}`;
    // 0: as many as they like
    if (max === 0) return { ofAddress: noLimit, ofCaller: noLimit, charge: noLimit };
    const ofAll = max * budgets.shared;
    return {
      ofAddress: (request) => refuseBeyond(ofAll, counter.count(ofAddress(request), ofAll)),
      ofCaller: CHEAP.has(budget)
        ? (request) => refuseBeyond(max, counter.count(ofCaller(request), max))
        : async (request) =>
            refuseBeyond(max, await counter.countExactly(ofCaller(request), max, { orAlone })),
      charge(request, more) {
        counter.count(ofAddress(request), ofAll, more);
        counter.count(ofCaller(request), max, more);
      },
    };
  });
}

const noLimit = () => undefined;

function refuseBeyond(max: number, { current, ttl }: { current: number; ttl: number }): void {
  if (current <= max) return;
  const seconds = String(Math.max(1, Math.ceil(ttl / 1_000)));
  throw problem('too-many-requests', undefined, { headers: { 'retry-after': seconds } });
}
