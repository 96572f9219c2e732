export { trashRoutes } from './trash.routes.ts';
export { purgeTrash } from './purge-trash.ts';
