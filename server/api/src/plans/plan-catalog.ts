import { readFile } from 'node:fs/promises';
import type { Language, Plan } from '@sastre/shared-contracts/api';
import type { Kysely } from 'kysely';
import { ConfigError } from '@sastre/base/config';
import type { Database } from '@sastre/db';
import { check } from '@sastre/base/web';
import { defaultPlans } from './default-plans.ts';
import { plansConfigSchema, type PlanConfig } from './plan.schema.ts';

/** AI operations that a plan allows; -1 is unlimited. */
export interface PlanLimits {
  dailyLimit: number;
  weeklyLimit: number;
}

/** AI operations that everyone may take, or a way to find them for a user. */
export type LimitsSource =
  | PlanLimits
  | ((trx: Kysely<Database>, userId: string) => Promise<PlanLimits>);

/** The plans on offer. */
export interface PlanCatalog {
  /** Cheapest first, with texts in a language. */
  list(language: Language): Plan[];
  /** The plan of a user without a subscription. */
  free: PlanConfig;
  /** A plan by its id. */
  find(id: string): PlanConfig | undefined;
  /** The plan that stands for one that was bought and is not on offer any more: the dearest that costs no more. */
  standIn(priceCents: number): PlanConfig;
}

/** Checks plans. Throws a `ConfigError` that names what is wrong. */
export function createPlanCatalog(input: unknown = defaultPlans): PlanCatalog {
  const checked = check(plansConfigSchema, input);
  if (!checked.ok) {
    const lines = checked.errors.map(({ path, message }) => `  ${path || 'plans'}: ${message}`);
    throw new ConfigError(`The plans are wrong:\n${lines.join('\n')}`);
  }
  const plans = checked.value.toSorted((one, other) => one.priceCents - other.priceCents);
  const free = plans.find(({ priceCents }) => priceCents === 0);
  if (free === undefined) throw new ConfigError('The plans are wrong: none is free');
  return {
    free,
    list: (language) => plans.map((plan) => planAnswer(plan, language)),
    find: (id) => plans.find((plan) => plan.id === id),
    standIn: (price) => plans.findLast(({ priceCents }) => priceCents <= price) ?? free,
  };
}

/** Reads the plans from a JSON file, or takes the ones built in. */
export async function loadPlanCatalog(file: string | undefined): Promise<PlanCatalog> {
  if (file === undefined) return createPlanCatalog();
  try {
    return createPlanCatalog(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`PLANS_FILE: ${file} cannot be read as JSON.`, { cause });
  }
}

function planAnswer(plan: PlanConfig, language: Language): Plan {
  const { id, priceCents, currency, iconUrl, texts } = plan;
  return { _id: id, ...texts[language], priceCents, currency, iconUrl };
}
