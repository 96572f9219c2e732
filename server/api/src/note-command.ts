import { createLog } from '@sastre/base/log';
import { createSecurityLog, type SecurityEvent } from '@sastre/identity';

/** Writes what a command did to an account to the errors, as the server's security log would. */
export function noteCommand(event: SecurityEvent, userId: string): void {
  createSecurityLog(createLog('info'))(event, userId);
}
