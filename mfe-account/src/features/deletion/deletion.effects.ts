import { endpoints } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import type { ShellServices } from '@sastre/shared-contracts/shell';

export type DeletionKind = 'delete' | 'reset';

/** Deletes or resets on the server; then what was typed here goes at once, however the page ends. */
export async function end(
  { http, events }: Pick<ShellServices, 'http' | 'events'>,
  kind: DeletionKind,
): Promise<void> {
  await http.call(kind === 'delete' ? endpoints.deleteAccount : endpoints.resetAccount, {});
  events.emit('account.reset', {});
}

/** Where it leads afterwards: out, or to the dashboard. */
export async function leave(
  { auth, nav }: Pick<ShellServices, 'auth' | 'nav'>,
  kind: DeletionKind,
): Promise<void> {
  if (kind === 'reset') return nav.go(paths.dashboard());
  // The provider may be away: the account is gone all the same.
  await auth.logout().catch(() => nav.leaveTo(nav.origin));
}
