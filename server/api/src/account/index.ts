export { backchannelLogoutRoute } from './backchannel-logout.route.ts';
export { accountRoutes } from './account.routes.ts';
export { sessionRoutes } from './session.routes.ts';
export { exportRoutes } from './export/export.routes.ts';
export { createOutbox } from './outbox.ts';
export type { Chore, Outbox } from './outbox.ts';
export { keycloakUserDeletion } from './keycloak-admin.ts';
