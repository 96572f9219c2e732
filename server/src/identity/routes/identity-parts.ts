import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../db/index.ts';
import type { Clock } from '../../base/clock.ts';
import type { FormGuard } from '../form-guard.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { IdentityPaths } from '../paths.ts';
import type { SignInParts } from '../sign-in.ts';

/** The longest form that is read. */
export const FORM_LIMIT_BYTES = 16 * 1024;

/** What is made of the keys; replaced as a whole when they change. */
export interface KeyedParts {
  provider: Provider;
  guard: FormGuard;
}

/** What the routes share. `provider` and `guard` are read anew at each request, as keys rotate. */
export interface IdentityParts extends SignInParts, Readonly<KeyedParts> {
  db: Kysely<Database>;
  clock: Clock;
  paths: IdentityPaths;
  clientId: string;
  /** Absent: no mail can be sent, and what needs it is hidden. */
  mail: PostOffice | undefined;
}
