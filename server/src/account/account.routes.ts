import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { deleteAccount, resetAccount, type AccountParts } from './delete-account.ts';
import type { UserMemory } from './remember-user.ts';

/** Serves deletion and reset of the account. */
export function accountRoutes(
  api: FastifyInstance,
  { users, ...parts }: AccountParts & { users: UserMemory },
): void {
  registerEndpoint(api, endpoints.deleteAccount, async ({ user }) => {
    await deleteAccount(parts, user.sub);
    users.forget(user.sub);
  });
  registerEndpoint(api, endpoints.resetAccount, async ({ user }) => resetAccount(parts, user.sub));
}
