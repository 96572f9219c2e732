import type { RoomPackage } from '../workspace.ts';
import { importedPackage, triesOut, type Import } from './read-imports.ts';

type Manifest = Pick<
  RoomPackage,
  'name' | 'dependencies' | 'devDependencies' | 'optionalDependencies'
>;

/** Rooms of which nothing is delivered: whatever they use is there while the product is made. */
const NEVER_DELIVERED = /^(?:e2e|tools)\//;
const CONFIGURES = /\.config\.js$/;

/**
 * What an import lacks in its room's package.json; undefined where it is declared. What is delivered is installed without
 * `devDependencies`. Tests may use what the repository declares for all of them, as jest, but no room of ours unsaid: whom a
 * change can break is read from these declarations.
 */
export function whyUndeclared(
  { file, source }: Pick<Import, 'file' | 'source'>,
  room: Manifest,
  repository: Manifest,
): string | undefined {
  const name = importedPackage(source);
  if (name === undefined || name === room.name) return undefined;
  if (name in { ...room.dependencies, ...room.optionalDependencies }) return undefined;
  const isTried = triesOut(file);
  if (isTried || NEVER_DELIVERED.test(file) || CONFIGURES.test(file)) {
    if (name in (room.devDependencies ?? {})) return undefined;
    const isForAll = !name.startsWith('@sastre/') && name in (repository.devDependencies ?? {});
    return isTried && isForAll
      ? undefined
      : `${file} uses ${name}, which ${room.name} does not declare.`;
  }
  return `${file} uses ${name}, which is no dependency of ${room.name}.`;
}
