import type { ColumnType, Generated } from 'kysely';
import type {
  AnyJson,
  Created,
  Json,
  OptionalJson,
  OptionalTime,
  Time,
  Updated,
} from './column-types.ts';
import type {
  PaymentCustomerTable,
  PaymentEventTable,
  PaymentSubscriptionTable,
  StandinDeliveryTable,
  StandinObjectTable,
  StandinRequestTable,
  StandinSettingTable,
} from './payment-tables.ts';
import type { AccountErrandTable } from './errand-table.ts';
import type { FactorTables } from './factor-tables.ts';
import type { RegistryRevisionTable, RemoteMinuteTable } from './registry-table.ts';
import type { RateWindowTable } from './rate-window-table.ts';
import type { SchemaNeedsTable } from './schema-table.ts';

export type { JsonObject } from './column-types.ts';
export type { PaymentSubscriptionTable } from './payment-tables.ts';

/** A person; `id` is the token's `sub`. */
export interface AppUserTable {
  id: string;
  email: string;
  name: string;
  created_at: Created;
}

/** A subject whose tokens are refused until `until`, as the account was deleted. */
export interface DeletedSubjectTable {
  sub: string;
  until: Time;
}

/** A session that the provider has ended; its tokens are refused until `until`. */
export interface EndedSessionTable {
  session: string;
  until: Time;
}

/**
 * A CV: one `main` per user, any number `tailored`; a `deleted` one can be brought back as what it was (`deleted_kind`).
 * `body` is the document, `reason` by what it came about, `stored_at` when (null: as `updated_at`).
 */
export interface CvTable {
  id: string;
  user_id: string;
  kind: 'main' | 'tailored' | 'deleted';
  body: Json;
  job_description_id: string | null;
  edited: Generated<boolean>;
  version: Generated<number>;
  report: OptionalJson;
  tailoring_job_id: string | null;
  created_at: Created;
  updated_at: Updated;
  deleted_at: OptionalTime;
  deleted_kind: ColumnType<
    'main' | 'tailored' | null,
    'main' | 'tailored' | null | undefined,
    'main' | 'tailored' | null
  >;
  reason: Generated<string>;
  stored_at: OptionalTime;
}

/** A version of a CV that another one replaced; at `look_at` the next rule of what is kept may hold for it. */
export interface CvVersionTable {
  cv_id: string;
  version: number;
  body: Json;
  reason: string;
  stored_at: Time;
  replaced_at: Time;
  look_at: Time;
}

/** A job description that a CV was tailored to. */
export interface JobDescriptionTable {
  id: string;
  user_id: string;
  company_name: string;
  content: string;
  /** As its text names it; null: not at all, or it is of before this was read. */
  position: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Created;
}

/**
 * A tailoring job; `id` is the public `bullId`. `counted_day` (`YYYY-MM-DD`): day it was charged to. What a model took adds up over
 * all attempts; `cost_micros`: in millionths of the currency of the prices, null without prices.
 */
export interface TailoringJobTable {
  id: string;
  user_id: string;
  request: Json;
  state: Generated<'queued' | 'active' | 'completed' | 'failed'>;
  progress: Generated<number>;
  stage: string | null;
  engine: string | null;
  cv_id: string | null;
  failed_reason: string | null;
  counted_day: string | null;
  refunded: Generated<boolean>;
  usage: OptionalJson;
  model: string | null;
  prompt_version: string | null;
  model_calls: Generated<number>;
  tokens_in: Generated<number>;
  tokens_out: Generated<number>;
  cost_micros: number | null;
  created_at: Created;
  updated_at: Updated;
  finished_at: OptionalTime;
}

/** AI operations used by a user on a UTC day (`YYYY-MM-DD`); a week is the sum of its days. */
export interface AiConsumptionTable {
  user_id: string;
  day: string;
  used: number;
}

/** A stored picture; sizes in bytes and pixels. A deleted one can be brought back. */
export interface PictureTable {
  id: string;
  user_id: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Created;
  deleted_at: OptionalTime;
}

/** A user of the embedded identity provider; times in seconds since 1970. */
export interface IdpUserTable {
  id: string;
  email: string;
  name: string;
  locale: string | null;
  email_verified: Generated<boolean>;
  pw_hash: string;
  pw_changed_at: number;
  created_at: number;
}

/** A session, grant, code or token of the identity provider, by the hash of its id; seconds. */
export interface IdpArtifactTable {
  model: string;
  id_hash: string;
  payload: Json;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  expires_at: number | null;
  consumed_at: number | null;
}

/** Failed sign-ins by key; seconds. */
export interface IdpThrottleTable {
  key: string;
  failures: number;
  locked_until: number;
  updated_at: number;
}

/** A one-time link (verification, new password), by the hash of its token; seconds. */
export interface IdpActionTokenTable {
  token_hash: string;
  user_id: string;
  kind: string;
  expires_at: number;
}

/** A key of the identity provider, private part included; `secret` is written as JSON text. Seconds. */
export interface IdpKeyTable {
  kid: string;
  purpose: 'token' | 'cookie';
  secret: AnyJson;
  created_at: number;
  /** From here on it signs, unless a later key does. */
  signs_from: number;
  /** From here on nothing that it signed is good. */
  ends_at: number | null;
}

/** An account in the making, until the owner of the address confirms it; seconds. */
export interface IdpRegistrationTable {
  id: string;
  token_hash: string | null;
  email: string;
  name: string;
  locale: string;
  pw_hash: string;
  /** The sign-in during which it was typed. */
  interaction_uid: string;
  expires_at: number;
}

/** Mail that is to be sent. What it says, and its one-time link, are made when it is sent. Seconds. */
export interface IdpMailTable {
  id: string;
  kind:
    | 'registration'
    | 'password-reset'
    | 'address-check'
    | 'password-changed'
    | 'authenticator-on'
    | 'authenticator-off'
    | 'passkey-added'
    | 'passkey-removed'
    | 'recovery-code-used'
    | 'recovery-codes-made';
  email: string;
  locale: string;
  registration_id: string | null;
  attempts: Generated<number>;
  due_at: number;
  expires_at: number;
}

/** A browser in which a user has signed in, by the hash of what it keeps; seconds. */
export interface IdpDeviceTable {
  user_id: string;
  device_hash: string;
  seen_at: number;
}

/** What the owner is shown of a session, by its public id; seconds. */
export interface IdpSessionTable {
  uid: string;
  user_id: string;
  browser: string | null;
  system: string | null;
  network: string | null;
  began_at: number;
  seen_at: number;
}

/** A secret or setting of the server; `value` is written as JSON text. */
export interface AppSettingTable {
  key: string;
  value: AnyJson;
}

/** All tables, for Kysely. A bigint is read as a number, a date as `YYYY-MM-DD`. */
export interface Database extends FactorTables {
  app_user: AppUserTable;
  deleted_subject: DeletedSubjectTable;
  ended_session: EndedSessionTable;
  cv: CvTable;
  cv_version: CvVersionTable;
  job_description: JobDescriptionTable;
  tailoring_job: TailoringJobTable;
  ai_consumption: AiConsumptionTable;
  picture: PictureTable;
  idp_user: IdpUserTable;
  idp_artifact: IdpArtifactTable;
  idp_throttle: IdpThrottleTable;
  idp_action_token: IdpActionTokenTable;
  idp_key: IdpKeyTable;
  idp_registration: IdpRegistrationTable;
  idp_mail: IdpMailTable;
  idp_device: IdpDeviceTable;
  idp_session: IdpSessionTable;
  app_setting: AppSettingTable;
  payment_customer: PaymentCustomerTable;
  payment_subscription: PaymentSubscriptionTable;
  payment_event: PaymentEventTable;
  standin_object: StandinObjectTable;
  standin_request: StandinRequestTable;
  standin_delivery: StandinDeliveryTable;
  standin_setting: StandinSettingTable;
  account_errand: AccountErrandTable;
  registry_revision: RegistryRevisionTable;
  remote_minute: RemoteMinuteTable;
  schema_needs: SchemaNeedsTable;
  rate_window: RateWindowTable;
}
