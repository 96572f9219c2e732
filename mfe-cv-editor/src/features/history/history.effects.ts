import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Listed } from './history.machine.ts';

type Http = Pick<ShellServices, 'http'>;

/** The versions of a CV, newest first, and the tag that it has with them. */
export async function loadVersions({ http }: Http, id: string): Promise<Listed> {
  const { data, etag } = await http.call(endpoints.listVersions, { params: { id } });
  return { versions: data.versions, etag };
}

/** A CV as it was. */
export async function readVersion({ http }: Http, id: string, version: number): Promise<Cv> {
  return (await http.call(endpoints.getVersion, { params: { id, version: String(version) } })).data;
}

/** Makes a version the newest one, over the one that has this tag and no other. */
export async function restoreVersion(
  { http }: Http,
  { id, version, etag }: { id: string; version: number; etag: string | undefined },
): Promise<VersionedCv> {
  const params = { id, version: String(version) };
  const answer = await http.call(endpoints.restoreVersion, { params }, { ifMatch: etag });
  return { cv: answer.data, etag: answer.etag };
}
