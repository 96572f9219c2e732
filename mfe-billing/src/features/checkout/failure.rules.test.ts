import { describe, expect, test } from '@jest/globals';
import { samplePlans } from '@sastre/shared-contracts/testing';
import { callFailure, foundFailure, isWebPage, startFailure } from './failure.rules.ts';

const error = (status: number, code: string) => Object.assign(new Error('said'), { status, code });

describe('a purchase that cannot be started', () => {
  test.each([
    [error(401, 'unauthenticated'), 'auth'],
    [error(401, 'http-401'), 'auth'],
    [error(402, 'http-402'), 'purchase'],
    [error(404, 'not-found'), 'planNotFound'],
    [error(409, 'already-subscribed'), 'subscribed'],
    [error(503, 'payment-unavailable'), 'redirect'],
    [error(200, 'invalid-answer'), 'session'],
    [error(500, 'internal'), 'purchase'],
    [error(0, 'network'), 'purchase'],
    [error(500, 'constructor'), 'purchase'],
    [new Error(''), 'purchase'],
    [undefined, 'purchase'],
  ])('%j is %s', (given, kind) => {
    expect(startFailure(given).kind).toBe(kind);
  });
});

test('a call before it is refused for want of a token, or fails as itself', () => {
  expect(callFailure('provider', error(401, 'unauthenticated')).kind).toBe('auth');
  expect(callFailure('plansFailed', error(503, 'unavailable')).kind).toBe('plansFailed');
});

describe('a plan', () => {
  const [free, starter] = samplePlans();
  test.each([
    [{ plan: undefined, action: undefined }, 'planNotFound'],
    [{ plan: starter, action: 'keep' as const }, 'ownPlan'],
    [{ plan: starter, action: 'better' as const }, 'betterPlan'],
    [{ plan: free, action: undefined }, 'betterPlan'],
    [{ plan: starter, action: 'buy' as const }, undefined],
    [{ plan: starter, action: 'upgrade' as const }, undefined],
    [{ plan: starter, action: undefined }, undefined],
  ])('%j is refused as %s', (found, kind) => {
    expect(foundFailure(found)?.kind).toBe(kind);
  });
});

test.each([
  ['https://checkout.stripe.com/c/pay/x', true],
  ['http://localhost:4000/standin/pay/x', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/standin/pay/x', false],
  ['', false],
])('%s is a page to go to: %s', (url, expected) => {
  expect(isWebPage(url)).toBe(expected);
});
