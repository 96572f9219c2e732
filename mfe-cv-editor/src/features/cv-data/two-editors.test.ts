import { expect, test } from '@jest/globals';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { createJournalWriter, machineClock } from '@sastre/shared-contracts/page';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { editAtRandom, type Hand } from '@sastre/shared-cv-form/testing';
import {
  differences,
  idOf,
  toDraft,
  type CvDraft,
  type Difference,
} from '@sastre/shared-cv-form/rules';
import { createActor, waitFor } from 'xstate';
import { randomFrom } from '@sastre/shared-testing';
import { isDirty } from '../cv-store/editing.rules.ts';
import { cvDataEffects } from './cv-data.effects.ts';
import { cvDataMachine } from './cv-data.machine.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
const RUNS = 200 * SOAK;

type Api = ReturnType<typeof createFakeApi>;
const storedIn = (api: Api): CvDraft => {
  if (api.state.mainCv === undefined) throw new Error('no CV is stored');
  return structuredClone(toDraft(api.state.mainCv.cv));
};

/** One person in a browser of their own, on the CV that both edit. */
async function openEditor(api: Api, hand: Hand) {
  const fake = fakeShell({ api });
  const open = async () => {
    const journal = createJournalWriter(fake.shell);
    const actor = createActor(cvDataMachine.provide(cvDataEffects(fake.shell, journal)), {
      clock: machineClock(fake.clock),
      input: { cvId: undefined, edit: true, now: fake.clock.now },
    }).start();
    await waitFor(actor, (state) => state.matches('editing'));
    return actor;
  };
  let actor = await open();
  const context = () => actor.getSnapshot().context;
  const rested = () =>
    waitFor(actor, (state) => state.matches('editing') || state.matches('saved'));
  return {
    context,
    type: () => {
      const { draft } = context();
      if (draft) actor.send({ type: 'change', part: editAtRandom(draft, hand) });
    },
    send: async (type: 'save' | 'keepMine' | 'loadTheirs') => {
      actor.send({ type });
      const saved = (await rested()).matches('saved');
      if (!saved) return false;
      await fake.clock.advance(700);
      actor.send({ type: 'edit' });
      return true;
    },
    /** The browser dies, and the CV is opened again. */
    crash: async () => {
      await fake.clock.advance(300);
      actor.stop();
      actor = await open();
    },
  };
}
type Editor = Awaited<ReturnType<typeof openEditor>>;

const entryOf = ({ place }: Difference) => `${place.part}/${place.key ?? ''}`;
const idsOf = (from: CvDraft, to: CvDraft) => new Set(differences(from, to).map(idOf));

/** What stands in `result` of the edits that led from `base` to `side`, where the other side touched nothing. */
function expectKept(base: CvDraft, side: CvDraft, other: CvDraft, result: CvDraft) {
  const touched = differences(base, other);
  const ids = new Set(touched.map(idOf));
  const entries = new Set(touched.map(entryOf));
  const lost = idsOf(side, result);
  for (const edit of differences(base, side)) {
    if (edit.kind === 'order' || ids.has(idOf(edit))) continue;
    if (edit.kind === 'entry' && entries.has(entryOf(edit))) continue;
    expect([idOf(edit), lost.has(idOf(edit))]).toEqual([idOf(edit), false]);
  }
}
function expectNoneOfMineLost(base: CvDraft, mine: CvDraft, theirs: CvDraft, result: CvDraft) {
  const lost = idsOf(mine, result);
  const theirEntries = new Set(differences(base, theirs).map(entryOf));
  for (const edit of differences(base, mine)) {
    const isList = edit.kind === 'field' && Array.isArray(edit.mine);
    const isRemoval = edit.kind === 'entry' && edit.theirs === undefined;
    // Lines and orders are put together; what I removed and they changed is kept for me to see.
    if (edit.kind === 'order' || isList || (isRemoval && theirEntries.has(entryOf(edit)))) continue;
    expect([idOf(edit), lost.has(idOf(edit))]).toEqual([idOf(edit), false]);
  }
}

async function save(editor: Editor, api: Api, random: () => number): Promise<string> {
  const before = storedIn(api);
  const { now: _clock, ...context } = editor.context();
  const { base, draft: mine, etag } = structuredClone(context);
  if (base === undefined || mine === undefined) throw new Error('nothing is open');
  const isCurrent = etag === `"${api.state.mainCv?.cv._id}-${api.state.mainCv?.version}"`;
  if (await editor.send('save')) {
    // Never over what the other wrote, unless that is nothing, or the same.
    expect(isCurrent || readsAlike(before, base) || readsAlike(before, mine)).toBe(true);
    expect(readsAlike(storedIn(api), mine)).toBe(true);
    return 'saved';
  }
  expect(readsAlike(storedIn(api), before)).toBe(true);
  expect(editor.context()).toMatchObject({ draft: mine, base });
  expect(toDraft(editor.context().conflict?.cv ?? sampleCv())).toEqual(before);
  if (random() < 0.2) {
    await editor.send('loadTheirs');
    expect(editor.context().draft).toEqual(before);
    return 'loaded theirs';
  }
  expect(await editor.send('keepMine')).toBe(true);
  const after = storedIn(api);
  expectNoneOfMineLost(base, mine, before, after);
  expectKept(base, before, mine, after);
  return 'kept mine';
}

test(
  `${RUNS} interleavings of two editors: every edit is in the result, or somebody chose`,
  async () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const random = randomFrom(seed);
      const api = createFakeApi({ cv: sampleCv() });
      const hand = (name: string, first: number): Hand => {
        let moment = 2_000_000_000_000 + first;
        return { name, random, now: () => (moment += 2), words: 0 };
      };
      const editors = [await openEditor(api, hand('a', 0)), await openEditor(api, hand('b', 1))];
      const steps = 6 + Math.floor(random() * 10);
      for (let step = 0; step < steps; step += 1) {
        const editor = editors[Math.floor(random() * 2)] as Editor;
        const what = random();
        let happened = 'typed';
        if (what < 0.6) editor.type();
        else if (what < 0.85) happened = await save(editor, api, random);
        else {
          const { base, draft, etag } = editor.context();
          const wasDirty = isDirty(editor.context());
          await editor.crash();
          if (wasDirty && !readsAlike(draft, storedIn(api)))
            expect(editor.context()).toMatchObject({ base, draft, etag });
          happened = 'came back';
        }
        seen.set(happened, (seen.get(happened) ?? 0) + 1);
      }
    }
    for (const happened of ['typed', 'saved', 'kept mine', 'loaded theirs', 'came back'])
      expect([happened, seen.get(happened) ?? 0]).not.toEqual([happened, 0]);
  },
  60_000 * SOAK,
);
