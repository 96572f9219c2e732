export { cvRoutes } from './cv.routes.ts';
