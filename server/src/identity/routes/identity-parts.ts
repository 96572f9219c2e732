import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Database } from '../../db/index.ts';
import type { FormGuard } from '../form-guard.ts';
import type { IdentityPaths } from '../paths.ts';
import type { SignInParts } from '../sign-in.ts';

/** The longest form that is read. */
export const FORM_LIMIT_BYTES = 16 * 1024;

/** What the routes share. */
export interface IdentityParts extends SignInParts {
  db: Kysely<Database>;
  provider: Provider;
  paths: IdentityPaths;
  guard: FormGuard;
  clientId: string;
}
