import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetManifest } from './build/publish/asset-manifest.ts';
import { listFiles } from '@sastre/base/files';
import type { BuildReport } from '@sastre/registry/builds';

/** Words that survive minifying and belong to one library. */
const TELLTALES: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*[=:]/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*[=:]/,
  axios: /\bisAxiosError\b/,
  'keycloak-js': /\bkc-callback-/,
  'the federation runtime core': /\bloadRemoteMatch\b|\bcreateScriptHook\b.*\bsnapshotHandler\b/,
};
const FORBIDDEN_PACKAGES = [
  'react',
  'react-dom',
  'axios',
  'keycloak-js',
  'i18next',
  'react-router',
  'react-router-dom',
];
const FORBIDDEN_ROOMS = ['room:shared-ui', 'room:shell', 'room:server', 'room:tools', 'room:e2e'];

/**
 * What a build must not carry, as sentences; an empty list is a good build. No remote (any build in the folder) carries
 * React, axios, keycloak-js, the shell's parts or another remote; the scripts of the welcome page carry no React. `only`
 * is the area of a remote that is looked at alone.
 */
export async function inspectBundles(buildDir: string, only?: string): Promise<string[]> {
  const mfe = join(buildDir, 'mfe');
  const areas = existsSync(mfe) ? readdirSync(mfe).sort() : [];
  const asked = only === undefined ? areas : areas.filter((area) => area === only);
  if (asked.length === 0) return [`${join(mfe, only ?? '')} holds no build.`];
  const problems: string[] = [];
  for (const area of asked) {
    for (const build of readdirSync(join(mfe, area)).sort()) {
      const others = areas.filter((other) => other !== area);
      problems.push(
        ...(await inspectRemote(join(mfe, area, build), `mfe/${area}/${build}`, area, others)),
      );
    }
  }
  return only === undefined ? [...problems, ...(await inspectWelcome(buildDir))] : problems;
}

async function inspectRemote(
  folder: string,
  name: string,
  area: string,
  others: string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const file of (await listFiles(folder)).filter((one) => one.endsWith('.js'))) {
    const text = await readFile(join(folder, file), 'utf8');
    problems.push(...foundIn(text).map((library) => `${name}/${file} carries ${library}.`));
    const strangers = others.filter((other) => text.includes(`mfe_${other.replaceAll('-', '_')}`));
    problems.push(...strangers.map((other) => `${name}/${file} names the remote of ${other}.`));
  }
  const report = JSON.parse(
    await readFile(join(folder, 'build-report.json'), 'utf8'),
  ) as BuildReport;
  const foreign = report.bundled.filter(
    (part) =>
      FORBIDDEN_PACKAGES.includes(part) ||
      FORBIDDEN_ROOMS.includes(part) ||
      (part.startsWith('room:mfe-') && part !== `room:mfe-${area}`),
  );
  return [...problems, ...foreign.map((part) => `${name} bundles ${part.replace('room:', '')}.`)];
}

async function inspectWelcome(buildDir: string): Promise<string[]> {
  const file = join(buildDir, 'shell', 'asset-manifest.json');
  if (!existsSync(file)) return [`${file} is not there.`];
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as AssetManifest;
  const problems: string[] = [];
  for (const url of entries['welcome']?.js ?? []) {
    const text = await readFile(join(buildDir, 'shell', url), 'utf8');
    const found = foundIn(text).filter((library) => library !== 'keycloak-js');
    problems.push(...found.map((library) => `The welcome page's ${url} carries ${library}.`));
  }
  return problems;
}

function foundIn(text: string): string[] {
  return Object.entries(TELLTALES).flatMap(([library, telltale]) =>
    telltale.test(text) ? [library] : [],
  );
}
