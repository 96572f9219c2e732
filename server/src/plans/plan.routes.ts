import { DEFAULT_LANGUAGE, endpoints, isLanguage } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { problem } from '../http/problem.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { Clock } from '../identity/index.ts';
import { nextResets } from './allowance.rules.ts';
import { readUse } from './allowance.ts';
import type { PlanCatalog } from './plan-catalog.ts';

/** Serves the plans and the present subscription. */
export function planRoutes(
  api: FastifyInstance,
  { db, clock, plans }: { db: Kysely<Database>; clock: Clock; plans: PlanCatalog },
): void {
  registerEndpoint(api, endpoints.listPlans, async ({ query }) =>
    plans.list(isLanguage(query.language) ? query.language : DEFAULT_LANGUAGE),
  );
  registerEndpoint(api, endpoints.activeSubscription, async ({ user }) => {
    const account = await db
      .selectFrom('app_user')
      .select('created_at')
      .where('id', '=', user.sub)
      .executeTakeFirst();
    if (account === undefined) throw problem('unauthenticated');
    const now = clock();
    const use = await readUse(db, user.sub, now);
    const resets = nextResets(now);
    const { id, dailyLimit, weeklyLimit } = plans.free;
    return {
      activeSubscription: {
        planId: id,
        startDate: account.created_at.toISOString(),
        endDate: null,
      },
      todaysConsumptions: use.today,
      thisWeeksConsumptions: use.week,
      dailyRateLimit: dailyLimit,
      weeklyRateLimit: weeklyLimit,
      dayResetsAt: new Date(resets.day).toISOString(),
      weekResetsAt: new Date(resets.week).toISOString(),
    };
  });
}
