import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { tailoringCosts } from './0002-tailoring-costs.ts';
import { payment } from './0003-payment.ts';
import { account } from './0004-account.ts';
import { identity } from './0005-identity.ts';
import { registry } from './0007-registry.ts';
import { history } from './0008-history.ts';
import { knownDevices } from './0010-known-devices.ts';
import { signedIn } from './0011-signed-in.ts';
import { compatibility } from './0015-compatibility.ts';
import { rateWindows } from './0016-rate-windows.ts';
import { seen } from './0017-seen.ts';
import { secondFactors } from './0018-second-factors.ts';
import { passkeys } from './0019-passkeys.ts';
import { endedSessions } from './0020-ended-sessions.ts';
import { jobPositions } from './0021-job-positions.ts';

/** All migrations by name, in the order in which they run. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-tailoring-costs': tailoringCosts,
  '0003-payment': payment,
  '0004-account': account,
  '0005-identity': identity,
  '0007-registry': registry,
  '0008-history': history,
  '0010-known-devices': knownDevices,
  '0011-signed-in': signedIn,
  '0015-compatibility': compatibility,
  '0016-rate-windows': rateWindows,
  '0017-seen': seen,
  '0018-second-factors': secondFactors,
  '0019-passkeys': passkeys,
  '0020-ended-sessions': endedSessions,
  '0021-job-positions': jobPositions,
};
