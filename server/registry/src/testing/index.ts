export { writeBuild } from './write-build.ts';
