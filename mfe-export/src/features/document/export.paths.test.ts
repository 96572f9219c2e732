import { describe, expect, test } from '@jest/globals';
import { ChangedElsewhere } from '@sastre/shared-contracts/page';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { applyChange } from '../panel/layout.rules.ts';
import { coloured, printed, stored, world } from './export.fixture.ts';
import { exportMachine, SAVE_MS } from './export.machine.ts';
import { mergeChanges } from './unsaved.rules.ts';

type State = SnapshotFrom<typeof exportMachine>;
interface Happening {
  type: string;
  output?: unknown;
  error?: unknown;
  change?: ReturnType<typeof coloured>;
}

const red = coloured('#f00');
const later = { cv: applyChange(stored.cv, red), etag: '"2"' };
const AFTER = 'xstate.after.save.export.open.layout.waiting';
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
const WHERE: Readonly<Record<string, string>> = {
  load: 'loading',
  saveLayout: 'open.layout.saving',
  saveWhole: 'open.layout.savingAll',
  print: 'open.pdf.printing',
};
/** What invokes are called unless they have an id: by their place. */
const idOf = (src: string) => `0.export.${WHERE[src]}`;

/** All that the user and the world can do. */
const HAPPENINGS: readonly (Happening & { src?: string })[] = [
  { type: 'change', change: red },
  { type: 'download' },
  { type: 'retry' },
  { type: 'leave' },
  { ...done(idOf('load'), { stored, restored: undefined }), src: 'load' },
  { ...done(idOf('load'), { stored, restored: red }), src: 'load' },
  { ...failed(idOf('load'), new Error()), src: 'load' },
  { ...done(idOf('saveLayout'), { ...later, elsewhere: false }), src: 'saveLayout' },
  { ...done(idOf('saveLayout'), { ...later, elsewhere: true }), src: 'saveLayout' },
  { ...failed(idOf('saveLayout'), new Error()), src: 'saveLayout' },
  { ...done(idOf('saveWhole'), later), src: 'saveWhole' },
  { ...failed(idOf('saveWhole'), new Error()), src: 'saveWhole' },
  { ...failed(idOf('saveWhole'), new ChangedElsewhere(later)), src: 'saveWhole' },
  { ...done(idOf('print'), printed), src: 'print' },
  { ...failed(idOf('print'), new Error()), src: 'print' },
];
const isRunning = (state: State, src: string) => Object.hasOwn(state.children, idOf(src));
/** Two snapshots are alike when the same can follow. */
const keyOf = (state: State) => {
  const { unsaved, since, wanted, error, notice, failure, printed: pdf } = state.context;
  const is = [unsaved, since, wanted || undefined, error, notice, failure, pdf];
  return JSON.stringify([state.value, is.map((one) => one !== undefined)]);
};
const paths = getShortestPaths(exportMachine, {
  input: { cvId: undefined },
  events: (state: State) => {
    const possible = HAPPENINGS.filter(({ src }) => src === undefined || isRunning(state, src));
    const waits = state.matches({ open: { layout: 'waiting' } });
    return (waits ? [...possible, { type: AFTER }] : possible) as never[];
  },
  serializeState: keyOf,
  limit: 20_000,
});

/** Lets one happening come over a running machine. */
async function happen(
  given: ReturnType<typeof world>,
  { type, ...rest }: Happening & { src?: string },
) {
  const { src, output, error, change } = rest;
  if (src !== undefined && type.startsWith('xstate.done')) await given.answer(src, output);
  else if (src !== undefined) await given.fail(src, error);
  else if (type === AFTER) given.clock.increment(SAVE_MS);
  else given.actor.send({ type, ...(change && { change }) } as never);
  await given.settle();
}

/** Tells from what happened alone what cannot be saved yet. */
function teller(given: ReturnType<typeof world>) {
  let unsaved: Happening['change'];
  let since: Happening['change'];
  let saves = 0;
  return ({ src, output, change }: Happening & { src?: string }) => {
    if (src === 'load') unsaved = (output as { restored?: typeof red } | undefined)?.restored;
    if (change !== undefined && given.actor.getSnapshot().matches('open')) {
      unsaved = mergeChanges(unsaved, change);
      since = mergeChanges(since, change);
    }
    if (src === 'saveLayout' && output !== undefined) unsaved = since;
    if (given.asked('saveLayout').length > saves) since = undefined;
    saves = given.asked('saveLayout').length;
    return unsaved;
  };
}

describe('every path', () => {
  test('of the chart is walked', () => {
    const reached = new Set(paths.flatMap(({ state }) => JSON.stringify(state.value)));
    const has = (place: string) => [...reached].some((value) => value.includes(`"${place}"`));
    for (const place of ['loading', 'unavailable', 'kept', 'waiting', 'saving', 'failed'])
      expect([place, has(place)]).toEqual([place, true]);
    for (const place of ['savingAll', 'idle', 'preparing', 'printing'])
      expect([place, has(place)]).toEqual([place, true]);
    expect(paths.length).toBeGreaterThan(50);
  });

  test('writes once at a time, loses no change, and leaves no PDF waiting for nothing', async () => {
    for (const { steps, state } of paths) {
      const given = world();
      const told = teller(given);
      for (const { event } of steps as { event: Happening & { src?: string } }[]) {
        if (event.type === 'xstate.init') continue;
        await happen(given, event);
        const snapshot = given.actor.getSnapshot();
        const { context } = snapshot;
        expect(given.inFlight('saveLayout') + given.inFlight('saveWhole')).toBeLessThanOrEqual(1);
        expect(given.inFlight('print')).toBeLessThanOrEqual(1);
        // What is shown is what is stored with all that is not: no change ever goes missing.
        if (context.stored !== undefined) {
          const { cv } = context.stored;
          const all = context.unsaved ? applyChange(cv, context.unsaved) : cv;
          expect(context.shown).toEqual(all);
        }
        expect(context.unsaved).toEqual(told(event));
        // A wanted PDF is always on its way: by a save or by the print.
        const isPreparing = snapshot.matches({ open: { pdf: 'preparing' } });
        const saves = given.inFlight('saveLayout') + given.inFlight('saveWhole');
        if (isPreparing) expect(saves).toBe(1);
        expect(context.wanted).toBe(isPreparing);
      }
      expect(given.actor.getSnapshot().value).toEqual(state.value);
      given.actor.stop();
    }
  });
});
