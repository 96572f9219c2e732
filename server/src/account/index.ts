export { accountRoutes } from './account.routes.ts';
export { lockUser } from './lock-user.ts';
export { createUserMemory } from './remember-user.ts';
export type { UserMemory } from './remember-user.ts';
