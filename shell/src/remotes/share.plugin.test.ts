import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { createSharePlugin } from './share.plugin.ts';

type Resolve = NonNullable<ReturnType<typeof createSharePlugin>['resolveShare']>;
type Args = Parameters<Resolve>[0];
type Shared = NonNullable<ReturnType<Args['resolver']>>['shared'];

const lib = (of: string) => () => of;
const shared = (more: object): Shared =>
  ({ get: async () => lib('first'), from: 'mfe_a', ...more }) as unknown as Shared;

/** What a remote that asks for a share gets, with a copy of its own at hand. */
function resolve(
  registered: Shared | undefined,
  singleton = false,
  clock = createFakeClock(),
  get: () => Promise<unknown> = async () => lib('own'),
) {
  const args = {
    shareInfo: { from: 'mfe_b', get, shareConfig: { singleton } },
    resolver: () => registered && { shared: registered, useTreesShaking: false },
  } as unknown as Args;
  const answer = createSharePlugin(clock).resolveShare?.(args) as Args;
  return answer.resolver()?.shared;
}
const loaded = async (share: Shared | undefined) => {
  const factory = (await (share?.loading ?? share?.get())) as () => string;
  return factory();
};

describe('a share that remotes have among themselves', () => {
  test('is that of another one once it is there', async () => {
    const there = shared({ loaded: true, lib: lib('first') });
    expect(resolve(there)).toBe(there);
  });

  test('is one’s own while nobody began, and the others’ from then on', async () => {
    const registered = shared({});
    const got = resolve(registered);
    expect([got, await loaded(got)]).toEqual([registered, 'own']);
  });

  test('is that of another one when it comes', async () => {
    const got = resolve(shared({ loading: Promise.resolve(lib('first')) }));
    expect(await loaded(got)).toBe('first');
  });

  test('is one’s own when that of another one fails, and then everybody’s', async () => {
    const loading = Promise.reject(new Error('404'));
    loading.catch(() => undefined);
    const registered = shared({ loading });
    expect(await loaded(resolve(registered))).toBe('own');
    expect(registered).toMatchObject({ loaded: true });
    expect(resolve(registered)).toBe(registered);
  });

  test('is one’s own when that of another one, or of an earlier try, hangs', async () => {
    const clock = createFakeClock();
    const registered = shared({ loading: new Promise(() => {}) });
    const coming = loaded(resolve(registered, false, clock));
    await clock.advance(2_999);
    expect(registered).not.toHaveProperty('loaded');
    await clock.advance(1);
    expect(await coming).toBe('own');
  });

  test('fails with what one’s own fails with', async () => {
    const loading = Promise.reject(new Error('theirs'));
    loading.catch(() => undefined);
    const got = resolve(shared({ loading }), false, createFakeClock(), () =>
      Promise.reject(new Error('own')),
    );
    await expect(loaded(got)).rejects.toThrow('own');
  });

  test('that is the shell’s alone stays the shell’s', () => {
    const registered = shared({ loading: Promise.reject(new Error('x')) });
    (registered.loading as Promise<unknown>).catch(() => undefined);
    expect(resolve(registered, true)).toBe(registered);
    expect(resolve(undefined)).toBeUndefined();
  });
});
