import { interactionPolicy } from 'oidc-provider';
import type { Users } from '../store/users.ts';

/** The library's sign-in prompt without consent, plus: a session whose account was deleted has to sign in again. */
export function loginPolicy(users: Users): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.get('login')?.checks.add(
    new interactionPolicy.Check(
      'account_gone',
      'the account no longer exists',
      'login_required',
      async (ctx) => {
        const accountId = ctx.oidc.session?.accountId;
        return accountId !== undefined && (await users.byId(accountId)) === undefined;
      },
    ),
  );
  return policy;
}
