import { ChangedElsewhere, type VersionedCv, typedInKey } from '@sastre/shared-contracts/page';
import { ApiError } from '@sastre/shared-contracts/shell';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { toDraft } from '@sastre/shared-cv-form/rules';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Begun, Journal, SaveInput } from '../cv-store/cv-store.types.ts';
import { fakeJournal } from '../cv-store/journal.fixture.ts';
import { keeping } from './cv-data.effects.ts';
import { cvDataMachine, type PlainEvent } from './cv-data.machine.ts';

/** The CV as it is opened, and what a save answers. */
export const loaded: VersionedCv = { cv: sampleCv(), etag: '"1"' };
export const answer: VersionedCv = { cv: sampleCv({ skills: [] }), etag: '"2"' };
export const part = { skills: [] };
export const base = toDraft(loaded.cv);
export const typed = { ...base, ...part };
export const forget = `forget ${typedInKey(loaded.cv._id)}`;

export const theirs = { cv: sampleCv({ language_skills: [] }), etag: '"9"' };
export const conflict = new ChangedElsewhere(theirs);

/** A save that the server could not be asked for. */
export const lost = (code = 'network', status = 0) =>
  new ApiError({ endpoint: 'saveCv', status, code, message: '' });

export interface Options {
  loaded?: VersionedCv;
  journal?: Journal;
  cvId?: string;
  edit?: boolean;
  saves?: Error[];
  /** What the journal has of what is saved. */
  undo?: unknown;
}

/** A machine that has read its CV, and what it did. */
export async function begin(options: Options = {}) {
  const clock = new SimulatedClock();
  const saved: SaveInput[] = [];
  const acts: string[] = [];
  const saves = [...(options.saves ?? [])];
  const { writer, kept, undos } = fakeJournal(clock, (key) => acts.push(`forget ${key}`));
  const actor = createActor(
    cvDataMachine.provide({
      actors: {
        load: fromPromise<Begun, { cvId?: string }>(async () => ({
          loaded: options.loaded ?? loaded,
          journal: options.journal,
          undo: options.undo,
        })),
        save: fromPromise<VersionedCv, SaveInput>(async ({ input }) => {
          saved.push(input);
          const failure = saves.shift();
          if (failure) throw failure;
          return answer;
        }),
      },
      actions: {
        ...keeping(writer),
        saved: () => acts.push('saved'),
        goBack: () => acts.push('goBack'),
      },
    }),
    {
      clock,
      input: { cvId: options.cvId, edit: options.edit ?? false, now: () => clock.now() },
    },
  ).start();
  await waitFor(actor, (state) => !state.hasTag('loading'));
  const send = (type: PlainEvent) => actor.send({ type });
  const state = () => actor.getSnapshot();
  return { actor, clock, kept, undos, saved, acts, send, state };
}
