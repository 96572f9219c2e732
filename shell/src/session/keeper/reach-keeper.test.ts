import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createFakeClock } from '../../services/fake-clock.fixture.ts';
import { PROVIDER } from './fake-provider.fixture.ts';
import type { Call, FromKeeper, Keeper, ToKeeper } from './keeper.types.ts';
import { reachKeeper } from './reach-keeper.ts';
import { serveKeeper } from './serve-keeper.ts';

const CALL: Call = {
  method: 'get',
  url: '/api/x',
  headers: {},
  answer: 'json',
  timeout: 1_000,
  authorised: true,
};
const SAVE: Call = { ...CALL, method: 'put' };
const ANSWER = { status: 200, headers: {}, data: 'x' };
const TOKENS = { token: 'secret-a', refreshToken: 'secret-b', idToken: 'secret-c' };

/** Both sides, with what goes between them copied as it would be. */
function setUp() {
  const clock = createFakeClock();
  const crossed: FromKeeper[] = [];
  const opened: string[] = [];
  const threads: { isMute: boolean; isStopped: boolean; lost: () => void }[] = [];
  const inner = {
    keep: jest.fn<Keeper['keep']>(async () => {}),
    refresh: jest.fn<Keeper['refresh']>(async () => 'refused'),
    authorise: jest.fn<Keeper['authorise']>(async () => 'https://idp.test/auth'),
    redeem: jest.fn<Keeper['redeem']>(async () => ({ sub: 'sub-1', exp: 1, skew: 0 })),
    leave: jest.fn<Keeper['leave']>(async () => 'https://idp.test/logout'),
    call: jest.fn<Keeper['call']>(async () => ANSWER),
  };
  const keeper = reachKeeper({
    provider: PROVIDER,
    clock,
    startThread: (heard, lost) => {
      const thread = { isMute: false, isStopped: false, lost };
      threads.push(thread);
      let hear: ((event: { data: ToKeeper }) => void) | undefined;
      const scope = {
        postMessage: (message: FromKeeper) => {
          if (thread.isMute || thread.isStopped) return;
          crossed.push(message);
          heard(structuredClone(message));
        },
        addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
      };
      serveKeeper(scope, (provider) => {
        opened.push(provider.token);
        return inner;
      });
      return {
        post: (message) => {
          const data = structuredClone(message);
          queueMicrotask(() => hear?.({ data }));
        },
        stop: () => (thread.isStopped = true),
      };
    },
  });
  return { keeper, inner, clock, threads, opened, crossed };
}

let given: ReturnType<typeof setUp>;
beforeEach(() => {
  given = setUp();
});

test('requests go over and come back, and no token with them', async () => {
  const { keeper, inner, crossed, opened } = given;
  await keeper.keep(TOKENS);
  expect(inner.keep).toHaveBeenCalledWith(TOKENS);
  expect(await keeper.refresh()).toBe('refused');
  expect(await keeper.authorise()).toBe('https://idp.test/auth');
  expect(await keeper.redeem('#code=c', 'sub-1')).toEqual({ sub: 'sub-1', exp: 1, skew: 0 });
  expect(inner.redeem).toHaveBeenCalledWith('#code=c', 'sub-1');
  expect(await keeper.leave()).toBe('https://idp.test/logout');
  expect(await keeper.call(CALL)).toEqual(ANSWER);
  expect(JSON.stringify(crossed)).not.toContain('secret');
  expect(opened).toEqual([PROVIDER.token]);
  expect(given.clock.waiting()).toBe(0);
});

test('a thread is opened once: nobody sends its tokens to another provider', () => {
  const open = jest.fn(() => given.inner);
  let hear = (_event: { data: ToKeeper }) => {};
  serveKeeper({ postMessage: () => {}, addEventListener: (_type, heard) => (hear = heard) }, open);
  hear({ data: { open: PROVIDER } });
  hear({ data: { open: { ...PROVIDER, token: 'https://evil.test/' } } });
  expect(open.mock.calls).toEqual([[PROVIDER]]);
});

describe('a call', () => {
  test('tells how far an upload is', async () => {
    given.inner.call.mockImplementation(async (_call, watch) => {
      watch?.onUpload?.(5, 10);
      return ANSWER;
    });
    const onUpload = jest.fn();
    expect(await given.keeper.call(CALL, { onUpload })).toEqual(ANSWER);
    expect(onUpload.mock.calls).toEqual([[5, 10]]);
  });

  test('that is aborted ends on both sides, at once and with the reason that was given', async () => {
    let ended = false;
    given.inner.call.mockImplementation(
      (_call, watch) =>
        new Promise((_resolve, reject) =>
          watch?.signal?.addEventListener('abort', () => {
            ended = true;
            reject(new Error('aborted'));
          }),
        ),
    );
    const stop = new AbortController();
    const call = given.keeper.call(CALL, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(ended).toBe(true);
    await expect(given.keeper.call(CALL, { signal: stop.signal })).rejects.toThrow('enough');
  });

  test('whose body cannot be handed over fails, and the next one does not', async () => {
    const odd = { ...CALL, params: { odd: () => {} } };
    expect(await given.keeper.call(odd)).toMatchObject({ failure: 'failed' });
    expect(await given.keeper.call(CALL)).toEqual(ANSWER);
    expect(given.threads).toHaveLength(1);
  });
});

describe('a thread that is lost', () => {
  test('has what was only read read once more by another one', async () => {
    const { keeper, inner, threads } = given;
    inner.call.mockReturnValueOnce(new Promise(() => {}));
    const call = keeper.call(CALL);
    await keeper.refresh();
    threads[0]?.lost();
    expect(await call).toEqual(ANSWER);
    expect(threads).toHaveLength(2);
  });

  test('leaves its calls unanswered, and the next request starts another one, without tokens', async () => {
    const { keeper, inner, threads, opened } = given;
    inner.call.mockReturnValueOnce(new Promise(() => {}));
    const call = keeper.call(SAVE);
    await keeper.refresh();
    threads[0]?.lost();
    expect(await call).toEqual({ failure: 'network', message: '' });
    expect(threads[0]?.isStopped).toBe(true);
    expect(await keeper.call(CALL)).toEqual(ANSWER);
    expect(threads).toHaveLength(2);
    expect(opened).toHaveLength(2);
    expect(inner.keep).not.toHaveBeenCalled();
    // The old one is heard no more.
    threads[0]?.lost();
    expect(threads[1]?.isStopped).toBe(false);
  });

  test('that could not be started fails the keeping', async () => {
    const { keeper, threads } = given;
    if (threads[0]) threads[0].isMute = true;
    const kept = keeper.keep(TOKENS);
    threads[0]?.lost();
    await expect(kept).rejects.toThrow('lost');
  });

  test('and says nothing is noticed after ten seconds', async () => {
    const { keeper, clock, threads } = given;
    if (threads[0]) threads[0].isMute = true;
    const call = keeper.call(SAVE);
    await clock.advance(9_999);
    expect(threads[0]?.isStopped).toBe(false);
    await clock.advance(1);
    expect(threads[0]?.isStopped).toBe(true);
    expect(await call).toMatchObject({ failure: 'network' });
    expect(clock.waiting()).toBe(0);
  });
});

test('a call that takes its time is waited for as long as the thread lives', async () => {
  const { keeper, inner, clock, threads } = given;
  let answer = (_reply: typeof ANSWER) => {};
  inner.call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const call = keeper.call(CALL);
  await clock.advance(60_000);
  expect(threads[0]?.isStopped).toBe(false);
  answer(ANSWER);
  expect(await call).toEqual(ANSWER);
  expect(clock.waiting()).toBe(0);
});
