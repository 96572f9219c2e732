import { openDevFront, type DevFront } from '../dev/front/dev-front.ts';
import type { AskedRun } from './asked.rules.ts';

/** A front before a product that runs, in which one remote is what lies at an address. Throws a sentence when nothing lies there. */
export async function openRemoteFront(
  baseUrl: string,
  { name, url }: NonNullable<AskedRun['remote']>,
): Promise<DevFront> {
  const file = async (path: string) => {
    const response = await fetch(`${url}/${path}`);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  const manifest = await file('remote.json').catch(() => undefined);
  if (manifest === undefined)
    throw new Error(`There is no build of ${name} at ${url}/remote.json.`);
  const said = JSON.parse(new TextDecoder().decode(manifest)) as {
    name?: unknown;
    pages?: { path: string }[];
  };
  if (said.name !== name)
    throw new Error(`${url} is a build of ${String(said.name)}, not of ${name}.`);
  const pages = (said.pages ?? []).map(({ path }) => path);
  return openDevFront({ port: 0, shell: baseUrl, file, pages: () => pages });
}
