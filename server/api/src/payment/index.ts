export { currentPlan } from './current-plan.rules.ts';
export type { CurrentPlan } from './current-plan.rules.ts';
export type {
  Buyer,
  CurrentSubscription,
  Payments,
  PurchaseRequest,
  PurchaseStatus,
  StartedPurchase,
} from './payments.ts';
export { openPayments, refuseStandIn } from './open-payments.ts';
export type { OpenedPayments } from './open-payments.ts';
export { paymentRoutes, webhookRoute, WEBHOOK_PATH } from './payment.routes.ts';
export { planRoutes } from './plan.routes.ts';
