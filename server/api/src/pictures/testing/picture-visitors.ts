import { formWith } from '../../app/testing/picture.fixture.ts';
import type { TestSite } from '../../app/testing/test-site.ts';
import { ownerFolder } from '../picture-key.ts';

/** Where a picture is in the API. */
export const picturePath = (id: string): string => `/user/me/picture/${id}`;

/** Where a deleted one is. */
export const trashPath = (id: string): string => `/user/me/trash/${id}`;

/** Two people at a site, and what they do with pictures; by default it is `user` who does it. */
export type PictureVisitors = Awaited<ReturnType<typeof pictureVisitors>>;

/** Two new people. */
export async function pictureVisitors(site: TestSite) {
  const [user, other] = [await site.visitor(), await site.visitor()];
  const upload = async (bytes: Uint8Array, who = user) =>
    who.call('POST', '/user/me/picture', formWith(bytes));
  return {
    user,
    other,
    upload,
    idOf: async (bytes: Uint8Array) =>
      (await upload(bytes)).json<{ pictureId: string }>().pictureId,
    list: async (who = user) =>
      (await who.call('GET', '/user/me/pictures')).json<{ pictureIds: string[] }>().pictureIds,
    filesOf: async (who = user) => site.pictureStore.list(`${ownerFolder(who.sub)}/`),
  };
}
