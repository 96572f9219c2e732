import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../workspace.ts';

/** One entry of the bill of materials, as far as it is read here. */
export interface SbomComponent {
  group?: string;
  name: string;
  version: string;
  /** Package URL with the version, as `pkg:npm/zod@4.1.0`. */
  purl: string;
  author?: string;
  licenses?: readonly SbomLicence[];
  evidence?: { licenses?: readonly SbomLicence[] };
  properties?: readonly { name: string; value: string }[];
}
interface SbomLicence {
  expression?: string;
  license?: { id?: string; name?: string; text?: { content: string } };
}

const ARGUMENTS = [
  'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js',
  ...['--omit', 'dev', '--flatten-components', '--gather-license-texts'],
  ...['--output-reproducible', '--no-validate'],
];

/** The bill of materials (CycloneDX JSON) of what is installed and goes into the product, licence texts included. No network. */
export async function readSbom(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ARGUMENTS, {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Its entries that others have made: the rooms of this repository are private packages. */
export function componentsOf(sbom: string): SbomComponent[] {
  const { components } = JSON.parse(sbom) as { components: SbomComponent[] };
  return components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:private'),
  );
}
