import { DEFAULT_LANGUAGE, endpoints, isLanguage } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '@sastre/db';
import { problem } from '@sastre/base/problem';
import { registerEndpoint } from '@sastre/base/web';
import type { Clock } from '@sastre/time';
import type { CurrentPlan, Payments } from './index.ts';
import { nextResets, readUse, type PlanCatalog } from '../plans/index.ts';

/** What serving the plans needs. */
export interface PlanParts {
  db: Kysely<Database>;
  clock: Clock;
  plans: PlanCatalog;
  payments: Pick<Payments, 'current'>;
}

/** Serves the plans and the present subscription. */
export function planRoutes(api: FastifyInstance, { db, clock, plans, payments }: PlanParts): void {
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
    const { plan, planId, limits, canManageBilling } = await payments.current(user.sub);
    return {
      activeSubscription:
        plan === undefined
          ? { planId, startDate: account.created_at.toISOString(), endDate: null }
          : paidPlan(planId, plan),
      canManageBilling,
      todaysConsumptions: use.today,
      thisWeeksConsumptions: use.week,
      dailyRateLimit: limits.dailyLimit,
      weeklyRateLimit: limits.weeklyLimit,
      dayResetsAt: new Date(resets.day).toISOString(),
      weekResetsAt: new Date(resets.week).toISOString(),
    };
  });
}

function paidPlan(planId: string, { startsAt, endsAt, status, graceEndsAt }: CurrentPlan) {
  const text = (time: number) => new Date(time).toISOString();
  return {
    planId,
    startDate: text(startsAt),
    endDate: text(endsAt),
    status,
    ...(graceEndsAt === undefined ? {} : { graceEndsAt: text(graceEndsAt) }),
  };
}
