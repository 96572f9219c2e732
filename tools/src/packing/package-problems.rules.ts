import { posix } from 'node:path';
import type { PackedManifest } from './manifest.rules.ts';
import { packageOf } from '../webpack/package-of.rules.ts';
import { filesOfStyle, specifiersOf } from './specifiers.rules.ts';

/** A package before it is a tarball. */
export interface Package {
  manifest: PackedManifest;
  files: ReadonlyMap<string, string | Buffer>;
}

/**
 * Why a package would not work in another repository, as sentences: an entry or import that leads nowhere or out of it, a
 * package that it asks for and does not name, a room that nobody could install, a path of the machine that packed it.
 */
export function packageProblems(
  { manifest, files }: Package,
  { packages, root }: { packages: readonly string[]; root: string },
): string[] {
  const { name, dependencies, peerDependencies } = manifest;
  const problems: string[] = [];
  const places = [
    ...Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    ),
    ...Object.values(manifest.bin ?? {}),
  ];
  for (const place of places.map((one) => one.replace(/^\.\//, '')))
    if (!files.has(place)) problems.push(`${name} has no ${place}, which it exports.`);
  for (const wanted of ['LICENSE', 'CHANGELOG.md'])
    if (!files.has(wanted)) problems.push(`${name} has no ${wanted}.`);
  if (manifest.license === '') problems.push(`${name} names no licence.`);
  for (const [file, content] of files) {
    if (!/\.(js|css|json|ts|md)$/.test(file)) continue;
    const text = content.toString();
    if (text.includes(root)) problems.push(`${name}: ${file} names a path of this machine.`);
    if (/\.test\.|\.fixture-only\./.test(file)) problems.push(`${name}: ${file} is a test.`);
    for (const specifier of askedBy(file, text)) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(file), specifier);
      if (target.startsWith('..')) problems.push(`${name}: ${file} leads out, to ${specifier}.`);
      else if (!isThere(target)) problems.push(`${name}: ${file} asks for ${specifier}: missing.`);
    }
    for (const need of askedBy(file, text).filter(isOther).map(packageOf)) {
      if (need === name || { ...dependencies, ...peerDependencies }[need] !== undefined) continue;
      problems.push(`${name}: ${file} asks for ${need}, which it does not name.`);
    }
  }
  const foreign = Object.keys(dependencies).filter((need) => need.startsWith('@sastre/'));
  for (const need of foreign.filter((one) => !packages.includes(one)))
    problems.push(`${name} needs ${need}, which is no package.`);
  return problems;

  function isThere(target: string): boolean {
    return files.has(target) || files.has(target.replace(/\.js$/, '.d.ts'));
  }
}

function askedBy(file: string, text: string): string[] {
  if (file.endsWith('.css')) return filesOfStyle(text);
  return /\.(js|ts)$/.test(file) ? specifiersOf(text) : [];
}

function isOther(specifier: string): boolean {
  return !specifier.startsWith('.') && !specifier.startsWith('node:');
}
