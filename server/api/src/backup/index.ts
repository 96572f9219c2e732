export { BackupError } from './backup-error.ts';
export { noteBackup, readLastBackup } from './last-backup.ts';
export { makeBackup } from './make-backup.ts';
export type { BackupParts, BackupSummary } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export type { RestoreParts, RestoreSummary } from './restore-backup.ts';
