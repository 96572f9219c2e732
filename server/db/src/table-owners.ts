import type { Database } from './tables.ts';

/** The folder whose code alone writes a table's rows; lint holds it (`house/own-tables`). Reading is free. */
export const TABLE_OWNERS = {
  app_user: 'db/src/users',
  deleted_subject: 'db/src/users',
  cv: 'api/src/cv',
  job_description: 'api/src/cv',
  tailoring_job: 'api/src/tailoring',
  ai_consumption: 'api/src/plans',
  picture: 'api/src/pictures',
  app_setting: 'api/src/pictures',
  idp_user: 'identity/src',
  idp_artifact: 'identity/src',
  idp_throttle: 'identity/src',
  idp_action_token: 'identity/src',
  idp_key: 'identity/src',
  idp_registration: 'identity/src',
  idp_mail: 'identity/src',
  payment_customer: 'api/src/payment',
  payment_subscription: 'api/src/payment',
  payment_event: 'api/src/payment',
  standin_object: 'stand-ins/src',
  standin_request: 'stand-ins/src',
  standin_delivery: 'stand-ins/src',
  standin_setting: 'stand-ins/src',
  account_errand: 'api/src/account',
  registry_revision: 'registry/src',
} satisfies Record<keyof Database, string>;
