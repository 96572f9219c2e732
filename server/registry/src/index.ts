export type { BuildFile, BuildStore } from './builds/build-store.ts';
export { isBuildPath } from './builds/build-store.ts';
export { findBuild, listBuilds } from './builds/find-build.ts';
export { folderBuilds } from './builds/folder-builds.ts';
export { integrityOf } from './builds/integrity.ts';
export { publishBuild, publishShellAssets } from './builds/publish-build.ts';
export {
  buildPath,
  fileProblems,
  MOST_FIRST_FILES,
  readBuild,
  readShellOffer,
} from './builds/read-build.ts';
export type { BuildReport, FirstFile, FirstFiles } from './builds/read-build.ts';
export { s3Builds } from './builds/s3-builds.ts';
export type { Act, ActKind, Author, Change, PastAct } from './rules/act.types.ts';
export { areaOf, claimProblems, nameOfArea } from './rules/claims.rules.ts';
export { findEntry, namedBuilds, setBackOf, wayBack } from './rules/entries.rules.ts';
export { fitProblems } from './rules/fit.rules.ts';
export type { Candidate, LiveShell } from './rules/fit.rules.ts';
export {
  endCanary,
  promote,
  rollback,
  rollbackTarget,
  setEnabled,
  startCanary,
} from './rules/registry.rules.ts';
export type { Asked } from './rules/registry.rules.ts';
export type { WireApi, WireCall } from './rules/wire/schema.types.ts';
export { wireOf, wireProblems } from './rules/wire/wire.rules.ts';
export type { OpenApi, WireProblem } from './rules/wire/wire.rules.ts';
export { databaseStore } from './store/database-store.ts';
export { digestOf } from './store/digest.ts';
export { fileStore, readRegistryFile } from './store/file-store.ts';
export { parseRegistry } from './store/read-registry.ts';
export { EMPTY, RegistryBroken, RegistryRefusal } from './store/registry-store.ts';
export type { Done, RegistryStore } from './store/registry-store.ts';
