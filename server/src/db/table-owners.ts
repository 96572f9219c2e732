import type { Database } from './tables.ts';

/** The folder whose code alone writes a table's rows; lint holds it (`house/own-tables`). Reading is free. */
export const TABLE_OWNERS = {
  app_user: 'users',
  deleted_subject: 'users',
  cv: 'cv',
  job_description: 'cv',
  tailoring_job: 'tailoring',
  ai_consumption: 'plans',
  picture: 'pictures',
  app_setting: 'pictures',
  idp_user: 'identity',
  idp_artifact: 'identity',
  idp_throttle: 'identity',
  idp_action_token: 'identity',
  idp_key: 'identity',
  idp_registration: 'identity',
  idp_mail: 'identity',
  payment_customer: 'payment',
  payment_subscription: 'payment',
  payment_event: 'payment',
  standin_object: 'stand-ins',
  standin_request: 'stand-ins',
  standin_delivery: 'stand-ins',
  standin_setting: 'stand-ins',
  account_errand: 'account',
} satisfies Record<keyof Database, string>;
