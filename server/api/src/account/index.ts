export { accountRoutes } from './account.routes.ts';
export { exportRoutes } from './export/export.routes.ts';
export { createErrands } from './errands.ts';
export type { Errands } from './errands.ts';
export { keycloakUserDeletion } from './keycloak-admin.ts';
