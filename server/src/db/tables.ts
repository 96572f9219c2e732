import type { ColumnType, Generated } from 'kysely';

/** A JSON object as stored in a jsonb column. */
export type JsonObject = Record<string, unknown>;

// Written as an object or as JSON text (a list must be given as text: the driver makes it an array).
type Json = ColumnType<JsonObject, JsonObject | string, JsonObject | string>;
type OptionalJson = ColumnType<
  JsonObject | null,
  JsonObject | string | null | undefined,
  JsonObject | string | null
>;
type AnyJson = ColumnType<unknown, string, string>;
type Created = ColumnType<Date, Date | string | undefined, never>;
type Updated = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Time = ColumnType<Date, Date | string, Date | string>;

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

/** A CV: one `main` per user, any number `tailored`. `body` is the document. */
export interface CvTable {
  id: string;
  user_id: string;
  kind: 'main' | 'tailored';
  body: Json;
  job_description_id: string | null;
  edited: Generated<boolean>;
  version: Generated<number>;
  report: OptionalJson;
  tailoring_job_id: string | null;
  created_at: Created;
  updated_at: Updated;
}

/** A job description that a CV was tailored to. */
export interface JobDescriptionTable {
  id: string;
  user_id: string;
  company_name: string;
  content: string;
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

/** A stored picture; sizes in bytes and pixels. */
export interface PictureTable {
  id: string;
  user_id: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Created;
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

/** A secret of the identity provider; `v` is written as JSON text. */
export interface IdpSettingTable {
  k: string;
  v: AnyJson;
}

/** A secret or setting of the server; `value` is written as JSON text. */
export interface AppSettingTable {
  key: string;
  value: AnyJson;
}

/** All tables, for Kysely. A bigint is read as a number, a date as `YYYY-MM-DD`. */
export interface Database {
  app_user: AppUserTable;
  deleted_subject: DeletedSubjectTable;
  cv: CvTable;
  job_description: JobDescriptionTable;
  tailoring_job: TailoringJobTable;
  ai_consumption: AiConsumptionTable;
  picture: PictureTable;
  idp_user: IdpUserTable;
  idp_artifact: IdpArtifactTable;
  idp_throttle: IdpThrottleTable;
  idp_action_token: IdpActionTokenTable;
  idp_setting: IdpSettingTable;
  app_setting: AppSettingTable;
}
