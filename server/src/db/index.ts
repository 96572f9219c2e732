export { openDatabase } from './database.ts';
export type { OpenDatabase, OpenDatabaseOptions } from './database.ts';
export { DatabaseTimeoutError, isDatabaseAway } from './database-away.ts';
export { migrate, migrateUrl } from './migrate.ts';
export { startPostgres } from '../postgres/postgres-supervisor.ts';
export type {
  EmbeddedPostgres,
  PostgresLog,
  StartPostgresOptions,
} from '../postgres/postgres-supervisor.ts';
export { findPostgresUser, firstClosedFolder } from '../postgres/postgres-user.ts';
export type { PostgresUser } from '../postgres/postgres-user.ts';
export type {
  AiConsumptionTable,
  AppSettingTable,
  AppUserTable,
  CvTable,
  Database,
  DeletedSubjectTable,
  IdpActionTokenTable,
  IdpArtifactTable,
  IdpKeyTable,
  IdpMailTable,
  IdpRegistrationTable,
  IdpThrottleTable,
  IdpUserTable,
  JobDescriptionTable,
  JsonObject,
  PaymentSubscriptionTable,
  PictureTable,
  TailoringJobTable,
} from './tables.ts';
