import { endpoints } from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { PictureChoice } from '../panel/pictures/picture-choices.ts';

/** The user's pictures as object URLs, each read once, for as long as the page is open. */
export interface PictureStore {
  /** Reads a picture; undefined when it cannot be had. */
  load: (id: string) => Promise<string | undefined>;
  /** What is read already. */
  url: (id: string) => string | undefined;
  /** Reads the list and every picture in it, and lets go of what is no longer there. */
  list: () => Promise<PictureChoice[]>;
  /** The page is left. */
  close: () => void;
}

export function createPictureStore({ http }: Pick<ShellServices, 'http'>): PictureStore {
  const urls = new Map<string, string>();
  const loading = new Map<string, Promise<string | undefined>>();
  let closed = false;

  const letGo = (id: string) => {
    const url = urls.get(id);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(id);
  };
  async function read(id: string): Promise<string | undefined> {
    try {
      const { data } = await http.call(endpoints.getPicture, { params: { id } });
      if (closed) return undefined;
      const url = URL.createObjectURL(data);
      urls.set(id, url);
      return url;
    } catch {
      return undefined;
    } finally {
      loading.delete(id);
    }
  }
  function load(id: string): Promise<string | undefined> {
    const known = urls.get(id);
    if (known !== undefined || id === '') return Promise.resolve(known);
    const running = loading.get(id) ?? read(id);
    loading.set(id, running);
    return running;
  }
  return {
    load,
    url: (id) => urls.get(id),
    list: async () => {
      const { pictureIds } = (await http.call(endpoints.listPictures, {})).data;
      for (const id of [...urls.keys()]) if (!pictureIds.includes(id)) letGo(id);
      return Promise.all(pictureIds.map(async (id) => ({ id, url: await load(id) })));
    },
    close: () => {
      closed = true;
      for (const id of [...urls.keys()]) letGo(id);
    },
  };
}
