export { accountRoutes } from './account.routes.ts';
export { exportRoutes } from './export/export.routes.ts';
export { createErrands } from './errands.ts';
export type { Errands } from './errands.ts';
export { keycloakUserDeletion } from './keycloak-admin.ts';
export { lockUser } from '../users/lock-user.ts';
export { createUserMemory } from '../users/remember-user.ts';
export type { UserMemory } from '../users/remember-user.ts';
