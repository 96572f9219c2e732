import type { Cv } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, notProvided, type VersionedCv } from '@sastre/shared-contracts/page';
import { assign, fromPromise, raise, setup } from 'xstate';
import { applyChange, type LayoutChange } from '../panel/layout.rules.ts';
import type {
  ExportFailure,
  LayoutSave,
  Opened,
  PrintedFile,
  SavedLayout,
} from './export.types.ts';
import { mergeChanges } from './unsaved.rules.ts';

/** A change is saved this long after the last one. */
export const SAVE_MS = 500;

export interface ExportContext {
  cvId: string | undefined;
  /** What the server has, as far as we know. */
  stored: VersionedCv | undefined;
  /** Every change that is not known to be saved, also the one under way. */
  unsaved: LayoutChange | undefined;
  /** What was changed since the save under way began. */
  since: LayoutChange | undefined;
  /** The stored CV with all of it: what the screen shows. */
  shown: Cv | undefined;
  /** True once a change was saved. */
  saved: boolean;
  /** Why the CV could not be read, or a change not saved. */
  error: unknown;
  /** Something the user did not do himself: another version came in, or what an earlier visit left. */
  notice: 'elsewhere' | 'restored' | undefined;
  /** A PDF is wanted and not everything is saved. */
  wanted: boolean;
  /** The files of the last export, the CV first. */
  printed: readonly PrintedFile[] | undefined;
  failure: ExportFailure | undefined;
}
export type ExportEvent =
  | { type: 'change'; change: LayoutChange }
  | { type: 'download' | 'retry' | 'leave' }
  /** Of the machine itself: everything is saved, or could not be. */
  | { type: 'ready' | 'notReady' };

const over = (stored: VersionedCv, unsaved: LayoutChange | undefined) => ({
  stored,
  shown: unsaved === undefined ? stored.cv : applyChange(stored.cv, unsaved),
});

/**
 * loading → open | unavailable. Open, one region writes: kept → waiting (500 ms) → saving → kept, or failed; the other
 * prints: idle → preparing → printing → idle. A wanted PDF lets the first save what waits, then the whole CV. One save is
 * under way at most. Effects come from the page; `keep` brings the journal up to date, `giveUp` runs when there is no PDF.
 */
export const exportMachine = setup({
  types: {
    context: {} as ExportContext,
    input: {} as { cvId: string | undefined },
    events: {} as ExportEvent,
  },
  actors: {
    load: fromPromise<Opened, { cvId: string | undefined }>(notProvided('load')),
    saveLayout: fromPromise<SavedLayout, LayoutSave>(notProvided('saveLayout')),
    saveWhole: fromPromise<VersionedCv, VersionedCv>(notProvided('saveWhole')),
    print: fromPromise<PrintedFile[], Cv>(notProvided('print')),
  },
  actions: {
    keep: () => undefined,
    giveUp: () => undefined,
    take: assign(({ context, event }) => {
      if (event.type !== 'change' || context.shown === undefined) return {};
      return {
        shown: applyChange(context.shown, event.change),
        unsaved: mergeChanges(context.unsaved, event.change),
        since: mergeChanges(context.since, event.change),
        notice: undefined,
        printed: undefined,
      };
    }),
  },
  guards: {
    isUnsaved: ({ context }) => context.unsaved !== undefined,
    isWanted: ({ context }) => context.wanted,
  },
  delays: { save: SAVE_MS },
}).createMachine({
  id: 'export',
  context: ({ input }) => ({
    cvId: input.cvId,
    stored: undefined,
    unsaved: undefined,
    since: undefined,
    shown: undefined,
    saved: false,
    error: undefined,
    notice: undefined,
    wanted: false,
    printed: undefined,
    failure: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      entry: assign({ error: undefined }),
      invoke: {
        src: 'load',
        input: ({ context }) => ({ cvId: context.cvId }),
        onDone: {
          target: 'open',
          actions: assign(({ event: { output } }) => {
            const { stored, restored, settled } = output;
            const unsaved = restored ? mergeChanges(settled, restored) : settled;
            return {
              ...over(stored, unsaved),
              unsaved,
              notice: restored && ('restored' as const),
            };
          }),
        },
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    unavailable: { tags: 'unavailable', on: { retry: 'loading' } },
    open: {
      type: 'parallel',
      states: {
        layout: {
          initial: 'deciding',
          on: {
            change: { actions: ['take', 'keep'] },
          },
          states: {
            deciding: { always: [{ guard: 'isUnsaved', target: 'saving' }, { target: 'kept' }] },
            kept: {
              always: [
                { guard: 'isUnsaved', target: 'waiting' },
                { guard: 'isWanted', target: 'savingAll' },
              ],
            },
            waiting: {
              tags: 'saving',
              always: { guard: 'isWanted', target: 'saving' },
              after: { save: 'saving' },
              on: {
                change: { target: 'waiting', reenter: true, actions: ['take', 'keep'] },
                leave: 'saving',
                retry: 'saving',
              },
            },
            saving: {
              tags: 'saving',
              entry: assign({ since: undefined }),
              invoke: {
                src: 'saveLayout',
                input: ({ context }) => ({
                  stored: context.stored as VersionedCv,
                  change: context.unsaved as LayoutChange,
                }),
                onDone: {
                  target: 'kept',
                  actions: [
                    assign(({ context, event: { output } }) => ({
                      ...over({ cv: output.cv, etag: output.etag }, context.since),
                      unsaved: context.since,
                      saved: true,
                      error: undefined,
                      failure: context.failure?.step === 'save' ? undefined : context.failure,
                      notice: output.elsewhere ? ('elsewhere' as const) : context.notice,
                    })),
                    'keep',
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    assign(({ context, event: { error } }) => ({
                      error,
                      failure: context.wanted ? { step: 'save' as const, error } : context.failure,
                      wanted: false,
                    })),
                    raise({ type: 'notReady' }),
                  ],
                },
              },
            },
            failed: {
              tags: 'failed',
              always: { guard: 'isWanted', target: 'saving' },
              on: { retry: 'saving', change: { target: 'waiting', actions: ['take', 'keep'] } },
            },
            /** The whole CV, before it is printed. */
            savingAll: {
              invoke: {
                src: 'saveWhole',
                input: ({ context }) => context.stored as VersionedCv,
                onDone: {
                  target: 'kept',
                  actions: [
                    assign(({ context, event }) => ({
                      ...over(event.output, context.unsaved),
                      wanted: false,
                    })),
                    raise({ type: 'ready' }),
                  ],
                },
                onError: {
                  target: 'kept',
                  actions: [
                    assign(({ context, event: { error } }) => ({
                      ...(error instanceof ChangedElsewhere && over(error.latest, context.unsaved)),
                      failure: { step: 'save' as const, error },
                      wanted: false,
                    })),
                    raise({ type: 'notReady' }),
                  ],
                },
              },
            },
          },
        },
        pdf: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                download: {
                  target: 'preparing',
                  actions: assign({ wanted: true, printed: undefined, failure: undefined }),
                },
              },
            },
            preparing: {
              tags: 'printing',
              on: { ready: 'printing', notReady: { target: 'idle', actions: 'giveUp' } },
            },
            printing: {
              tags: 'printing',
              invoke: {
                src: 'print',
                input: ({ context }) => (context.stored as VersionedCv).cv,
                onDone: {
                  target: 'idle',
                  actions: assign({ printed: ({ event }) => event.output }),
                },
                onError: {
                  target: 'idle',
                  actions: [
                    'giveUp',
                    assign({ failure: ({ event: { error } }) => ({ step: 'print', error }) }),
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});
