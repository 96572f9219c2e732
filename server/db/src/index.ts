export { openDatabase } from './database.ts';
export type { DatabaseConnection, OpenDatabase, OpenDatabaseOptions } from './database.ts';
export { DatabaseTimeoutError, isDatabaseAway } from './database-away.ts';
export { NewerDatabaseError } from './compatible.rules.ts';
export { KNOWN_MIGRATIONS, makeTables } from './make-tables.ts';
export { migrate, migrateUrl } from './migrate.ts';
export { isOwnerGone } from './owner-gone.ts';
export { prepare, prepareShapes } from './prepare.ts';
export { databaseWindows, forgetWindows } from './rate-windows.ts';
export { claimSetting, readSetting, writeSetting } from './settings.ts';
export type { Prepared } from './prepare.ts';
export type {
  AiConsumptionTable,
  AppSettingTable,
  AppUserTable,
  CvTable,
  CvVersionTable,
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
