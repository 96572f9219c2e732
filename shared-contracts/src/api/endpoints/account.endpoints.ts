import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  activeSubscriptionSchema,
  billingPortalRequestSchema,
  billingPortalSchema,
  planSchema,
  publishableKeySchema,
  subscriptionRequestSchema,
  subscriptionStartSchema,
  subscriptionStatusSchema,
} from '../schemas/plan.schema.ts';
import { sessionId, sessionsSchema } from '../schemas/session.schema.ts';

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/user/me',
  summary: 'Deletes the account and everything of it',
  auth: 'required',
  kind: 'empty',
  status: 204,
  problems: [],
});
export const resetAccount = defineEndpoint({
  id: 'resetAccount',
  method: 'POST',
  path: '/user/me/reset',
  summary: 'Wipes CVs, job descriptions and pictures',
  auth: 'required',
  kind: 'empty',
  status: 204,
  problems: [],
});
export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/user/me/sessions',
  summary: 'Where the user is signed in',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: sessionsSchema,
  problems: [],
});
export const endSession = defineEndpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/user/me/sessions/{id}',
  summary: 'Signs out one of them',
  auth: 'required',
  kind: 'empty',
  status: 204,
  params: z.strictObject({ id: sessionId() }),
  problems: ['not-found'],
});
export const endOtherSessions = defineEndpoint({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/me/sessions',
  summary: 'Signs out all of them but the one that asks',
  auth: 'required',
  kind: 'empty',
  status: 204,
  problems: [],
});
export const activeSubscription = defineEndpoint({
  id: 'activeSubscription',
  method: 'GET',
  path: '/user/me/saas/subscriptions/active',
  summary: 'Subscription and AI use',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: activeSubscriptionSchema,
  problems: [],
});
export const listPlans = defineEndpoint({
  id: 'listPlans',
  method: 'GET',
  path: '/saas/plans',
  summary: 'Plans, cheapest first',
  auth: 'optional',
  kind: 'json',
  status: 200,
  query: z.object({ language: z.optional(z.string()) }),
  response: z.array(planSchema),
  problems: [],
});
export const publishableKey = defineEndpoint({
  id: 'publishableKey',
  method: 'GET',
  path: '/saas/stripepk',
  summary: 'Publishable key of the payment provider',
  auth: 'required',
  kind: 'json',
  status: 200,
  response: publishableKeySchema,
  problems: [],
});
export const subscriptionStatus = defineEndpoint({
  id: 'subscriptionStatus',
  method: 'GET',
  path: '/user/me/saas/subscriptions/{id}/status',
  summary: 'State of a purchase',
  auth: 'required',
  kind: 'json',
  status: 200,
  params: z.strictObject({ id: z.string() }),
  response: subscriptionStatusSchema,
  problems: ['not-found'],
});
export const startSubscription = defineEndpoint({
  id: 'startSubscription',
  method: 'POST',
  path: '/user/me/saas/subscriptions',
  summary: 'Starts a purchase at the provider',
  auth: 'required',
  kind: 'json',
  status: 200,
  request: subscriptionRequestSchema,
  response: subscriptionStartSchema,
  problems: ['not-found', 'already-subscribed', 'payment-unavailable'],
});
export const openBillingPortal = defineEndpoint({
  id: 'openBillingPortal',
  method: 'POST',
  path: '/user/me/saas/portal',
  summary: 'A way into the provider’s billing portal: invoices, card, cancelling',
  auth: 'required',
  kind: 'json',
  status: 200,
  request: billingPortalRequestSchema,
  response: billingPortalSchema,
  problems: ['not-found', 'payment-unavailable'],
});
export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/user/me/export',
  summary: 'Everything of the user in one zip',
  auth: 'required',
  kind: 'blob',
  contentTypes: ['application/zip'],
  status: 200,
  problems: ['too-many-requests'],
});
