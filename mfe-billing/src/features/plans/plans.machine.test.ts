import { describe, expect, test } from '@jest/globals';
import type { ActiveSubscription, Plan } from '@sastre/shared-contracts/api';
import { samplePlans } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise } from 'xstate';
import { plansMachine } from './plans.machine.ts';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
/** A machine whose answers are taken from the lists, in order; an error is thrown. */
function run(plans: (Plan[] | Error)[], subscriptions: (ActiveSubscription | Error)[]) {
  const asked: string[] = [];
  const next = <A>(answers: (A | Error)[]) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('unexpected');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const actor = createActor(
    plansMachine.provide({
      actors: {
        loadPlans: fromPromise<Plan[], { language: string }>(async ({ input }) => {
          asked.push(`plans ${input.language}`);
          return next(plans);
        }),
        loadSubscription: fromPromise<ActiveSubscription>(async () => {
          asked.push('subscription');
          return next(subscriptions);
        }),
      },
    }),
    { input: { language: 'en' } },
  ).start();
  return { actor, asked };
}
const subscription = { activeSubscription: { planId: 'free' } } as ActiveSubscription;

describe('plans and subscription', () => {
  test('are loaded side by side', async () => {
    const { actor } = run([samplePlans()], [subscription]);
    expect(actor.getSnapshot().hasTag('loadingPlans')).toBe(true);
    expect(actor.getSnapshot().hasTag('loadingSubscription')).toBe(true);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ plans: 'ready', subscription: 'ready' });
  });

  test('fail apart, and only what failed is loaded again', async () => {
    const { actor, asked } = run([samplePlans()], [new Error('down'), subscription]);
    await settle();
    expect(actor.getSnapshot().context.plans).toHaveLength(3);
    expect(actor.getSnapshot().context.subscriptionError).toEqual(new Error('down'));
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().context.subscriptionError).toEqual(new Error('down'));
    await settle();
    expect(actor.getSnapshot().context.subscriptionError).toBeUndefined();
    expect(asked).toEqual(['plans en', 'subscription', 'subscription']);
  });

  test('another language loads the plans alone, and shows the old ones until then', async () => {
    const { actor, asked } = run([samplePlans(), samplePlans('de')], [subscription]);
    await settle();
    actor.send({ type: 'language', language: 'de' });
    expect(actor.getSnapshot().context.plans[0]?.description).toBe('To try it out');
    await settle();
    expect(actor.getSnapshot().context.plans[0]?.description).toBe('Zum Ausprobieren');
    expect(asked).toEqual(['plans en', 'subscription', 'plans de']);
  });

  test('a change of the subscription loads it alone; a failure keeps what was there', async () => {
    const { actor, asked } = run([samplePlans()], [subscription, new Error('down')]);
    await settle();
    actor.send({ type: 'subscriptionChanged' });
    await settle();
    expect(actor.getSnapshot().context.subscription).toEqual(subscription);
    expect(actor.getSnapshot().hasTag('subscriptionFailed')).toBe(true);
    expect(asked).toEqual(['plans en', 'subscription', 'subscription']);
  });
});
