// What a build says of itself and how it lies in a folder: the part that whoever makes a build needs, without a registry.
export { folderBuilds } from './folder-builds.ts';
export { integrityOf } from './integrity.ts';
export { buildPath, fileProblems, MOST_FIRST_FILES } from './read-build.ts';
export type { BuildReport } from './read-build.ts';
export { areaOf } from '../rules/claims.rules.ts';
export { wireOf } from '../rules/wire/wire.rules.ts';
export type { OpenApi } from '../rules/wire/wire.rules.ts';
