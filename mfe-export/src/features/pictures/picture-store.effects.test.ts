import { beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeApi } from '@sastre/shared-contracts/testing';
import { createPictureStore } from './picture-store.effects.ts';

const living = new Set<string>();
let made = 0;
// jsdom has no object URLs.
beforeEach(() => {
  living.clear();
  made = 0;
  URL.createObjectURL = jest.fn(() => {
    made += 1;
    living.add(`blob:${made}`);
    return `blob:${made}`;
  });
  URL.revokeObjectURL = jest.fn((url: string) => void living.delete(url));
});

function begin(pictures = 2) {
  const api = createFakeApi({ pictures });
  return { api, ids: [...api.state.pictures.keys()], store: createPictureStore({ http: api }) };
}

test('every picture is read once, whoever asks for it', async () => {
  const { api, ids, store } = begin();
  const [first = ''] = ids;
  const [url, list] = await Promise.all([store.load(first), store.list()]);
  expect(list.map(({ id }) => id)).toEqual(ids);
  expect(list[0]?.url).toBe(url);
  expect(store.url(first)).toBe(url);
  expect(await store.load('')).toBeUndefined();
  await store.list();
  expect(api.callsOf('getPicture')).toHaveLength(2);
});

test('a picture that cannot be read has no URL, and is tried again with the next list', async () => {
  const { api, ids, store } = begin(1);
  api.failNext('getPicture', 'unavailable');
  expect(await store.list()).toEqual([{ id: ids[0], url: undefined }]);
  expect(await store.list()).toEqual([{ id: ids[0], url: 'blob:1' }]);
});

test('a picture that is gone is let go of, and all of them when the page is left', async () => {
  const { api, ids, store } = begin();
  await store.list();
  const [first = ''] = ids;
  api.state.pictures.delete(first);
  await store.list();
  expect(store.url(first)).toBeUndefined();
  expect([...living]).toEqual(['blob:2']);
  store.close();
  expect(living.size).toBe(0);
});

test('a picture that arrives after the page was left makes no URL', async () => {
  const { api, ids, store } = begin();
  const release = api.hold('getPicture');
  const loading = store.load(ids[0] ?? '');
  store.close();
  release();
  expect(await loading).toBeUndefined();
  expect(made).toBe(0);
});
