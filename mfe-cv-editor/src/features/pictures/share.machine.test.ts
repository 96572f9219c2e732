import { expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { shareMachine } from './share.machine.ts';

function begin(options: { copies?: boolean; fails?: boolean } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(
    shareMachine.provide({
      actors: {
        fetchLink: fromPromise(async ({ input }: { input: { id: string } }) => {
          if (options.fails) throw new Error('down');
          return `https://sastre.example/${input.id}`;
        }),
        copy: fromPromise(async () => options.copies ?? true),
      },
    }),
    { clock },
  ).start();
  const share = async (id: string) => {
    actor.send({ type: 'share', id });
    await waitFor(actor, (state) => !state.hasTag('busy') && !state.matches({ live: 'copying' }));
  };
  return { actor, clock, share, state: () => actor.getSnapshot() };
}

test('a link is fetched and copied at once, for 15 minutes', async () => {
  const { clock, share, state } = begin();
  await share('a');
  expect(state().context).toEqual({ id: 'a', link: 'https://sastre.example/a', copied: true });
  clock.increment(15 * 60_000 - 1);
  expect(state().hasTag('live')).toBe(true);
  clock.increment(1);
  expect(state().hasTag('expired')).toBe(true);
});

test('where nothing can be copied the link is there to be taken by hand', async () => {
  const { actor, share, state } = begin({ copies: false });
  await share('a');
  expect(state().context.copied).toBe(false);
  actor.send({ type: 'copy' });
  expect(state().matches({ live: 'copying' })).toBe(true);
});

test('another picture takes its place with a life of its own; closing forgets it', async () => {
  const { actor, clock, share, state } = begin();
  await share('a');
  clock.increment(10 * 60_000);
  await share('b');
  clock.increment(10 * 60_000);
  expect(state().hasTag('live')).toBe(true);
  expect(state().context.link).toBe('https://sastre.example/b');
  actor.send({ type: 'close' });
  expect(state().context).toEqual({ id: '', link: '', copied: false });
});

test('a link that could not be made can be asked for again', async () => {
  const { share, state } = begin({ fails: true });
  await share('a');
  expect(state().hasTag('failed')).toBe(true);
  expect(state().context.id).toBe('a');
});
