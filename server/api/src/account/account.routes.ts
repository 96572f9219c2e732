import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { registerEndpoint } from '@sastre/base/web';
import { ACCESS_TOKEN_SECONDS, type SecurityLog } from '@sastre/identity';
import { deleteAccount, resetAccount, type AccountParts } from './delete-account.ts';
import type { Outbox } from './outbox.ts';
import type { UserMemory } from '@sastre/db/users';

/** Serves deletion and reset of the account. */
export function accountRoutes(
  api: FastifyInstance,
  {
    users,
    outbox,
    security,
    ...parts
  }: AccountParts & { users: UserMemory; outbox: Outbox; security: SecurityLog },
): void {
  registerEndpoint(api, endpoints.deleteAccount, async ({ user, request }) => {
    await deleteAccount(parts, user.sub, tokenSeconds(request));
    security('account-deleted', user.sub, request);
    users.forget(user.sub);
    outbox.nudge();
  });
  registerEndpoint(api, endpoints.resetAccount, async ({ user, request }) => {
    await resetAccount(parts, user.sub);
    security('account-reset', user.sub, request);
    outbox.nudge();
  });
  api.addHook('onReady', async () => outbox.start());
  api.addHook('onClose', async () => outbox.stop());
}

/** How long the provider lets this user's tokens live, read from the one that was verified. */
function tokenSeconds({ headers }: FastifyRequest): number {
  const token = /(\S+)\s*$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const { iat = 0, exp = iat + ACCESS_TOKEN_SECONDS } = decodeJwt(token);
  return exp - iat;
}
