import { expect, test } from '@jest/globals';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { rowMachine, UNDO_MS, type Renamed, type RenameRequest } from './row.machine.ts';

interface Happening {
  type: string;
  companyName?: string;
  output?: unknown;
}
const ENDS = [
  { type: 'xstate.done.actor.rename', output: { companyName: 'New', updatedAt: '' } },
  { type: 'xstate.done.actor.rename', output: { elsewhere: 'Theirs' } },
  { type: 'xstate.error.actor.rename' },
  { type: 'xstate.done.actor.remove' },
  { type: 'xstate.error.actor.remove' },
];
const HAPPENINGS: Record<string, readonly Happening[]> = {
  shown: [{ type: 'rename', companyName: 'Old' }, { type: 'remove' }, { type: 'leave' }],
  naming: [
    { type: 'save', companyName: ' ' },
    { type: 'save', companyName: 'Old' },
    { type: 'save', companyName: 'New' },
    { type: 'cancel' },
    { type: 'leave' },
  ],
  saving: [...ENDS.slice(0, 3), { type: 'cancel' }, { type: 'save', companyName: 'Newer' }],
  undoable: [
    { type: 'undo' },
    { type: 'leave' },
    { type: 'remove' },
    { type: 'xstate.after.undo.row.undoable' },
  ],
  deleting: [...ENDS.slice(3), { type: 'undo' }, { type: 'leave' }],
};

function row() {
  const clock = new SimulatedClock();
  const asked = { rename: 0, remove: 0 };
  const open: { resolve: (value: never) => void; reject: (error: unknown) => void }[] = [];
  const ask = <Answer>(which: keyof typeof asked) => {
    asked[which] += 1;
    return new Promise<Answer>((resolve, reject) => {
      open.push({ resolve: resolve, reject });
    });
  };
  const actor = createActor(
    rowMachine.provide({
      actors: {
        rename: fromPromise<Renamed, RenameRequest>(() => ask('rename')),
        remove: fromPromise<void, { id: string }>(() => ask('remove')),
      },
    }),
    { clock, input: { id: 'cv-1' } },
  ).start();
  const happen = async ({ type, companyName, output }: Happening) => {
    if (type.startsWith('xstate.done')) open.shift()?.resolve(output as never);
    else if (type.startsWith('xstate.error')) open.shift()?.reject(new Error('failed'));
    else if (type.startsWith('xstate.after')) clock.increment(UNDO_MS);
    else actor.send({ type, companyName } as never);
    // What follows from an answer follows in microtasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { actor, clock, asked, open, happen };
}

test('every path of a row: one request at most, a deletion only after its undo has passed or the page is left, and it ends', async () => {
  const paths = getShortestPaths(rowMachine, {
    input: { id: 'cv-1' },
    events: (state) => (HAPPENINGS[String(state.value)] ?? []) as never[],
    serializeState: (state) =>
      JSON.stringify([state.value, state.context.failure ?? '', state.context.elsewhere ?? '']),
    limit: 2_000,
  });
  const reached = new Set(paths.map(({ state }) => String(state.value)));
  expect([...reached].sort()).toEqual(Object.keys(rowMachine.states).sort());
  for (const { steps, state } of paths) {
    const { actor, asked, open, happen } = row();
    let left = 0;
    for (const { event } of steps as { event: Happening }[]) {
      if (event.type === 'xstate.init') continue;
      const before = String(actor.getSnapshot().value);
      if (
        before === 'undoable' &&
        ['leave', HAPPENINGS['undoable']?.[3]?.type].includes(event.type)
      )
        left += 1;
      await happen(event);
      expect(open.length).toBeLessThanOrEqual(1);
      expect(asked.remove).toBe(left);
    }
    expect(actor.getSnapshot().value).toBe(state.value);
    // However it stands now, it comes to rest once the world answers.
    while (open.length > 0) await happen({ type: 'xstate.error' });
    expect(['shown', 'naming', 'undoable', 'gone']).toContain(actor.getSnapshot().value);
    actor.stop();
  }
});
