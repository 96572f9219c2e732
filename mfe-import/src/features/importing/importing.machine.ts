import { ChangedElsewhere, notProvided, type VersionedCv } from '@sastre/shared-contracts/page';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import {
  drop,
  isEntryTarget,
  place,
  placeAsEntries,
  putBack,
  type Placed,
} from '../placing/placing.rules.ts';
import type { PlaceTarget, SplitJob } from '../placing/placing.types.ts';
import type { Split } from '../placing/split-block.rules.ts';
import type { Review } from '../review-form/review-form.types.ts';
import type { TakingMode } from '../taking/taking.types.ts';
import { beginReview, modeOver } from './begin.rules.ts';
import type { Begun, Job, Kept, ReadOutcome, Refused, SaveInput } from './importing.types.ts';

export interface Context {
  stored: VersionedCv | undefined;
  job: Job | undefined;
  /** From 0 to 1, while a file is read. */
  progress: number;
  refused: Refused | undefined;
  kept: Kept | undefined;
  /** Bytes of the PDF that is looked through; a reload has them no more. */
  pdf: Uint8Array | undefined;
  /** True when the CV was changed elsewhere since the choice of what becomes of it. */
  conflict: boolean;
  error: unknown;
  /** What is told into fields at present. */
  splitting: SplitJob | undefined;
}
export type ImportEvent =
  | { type: 'read'; job: Job }
  | { type: 'progress'; share: number }
  | { type: 'outcome'; outcome: ReadOutcome }
  | { type: 'refused'; refused: Refused }
  | { type: 'review'; review: Review }
  /** The file of the review was chosen again. */
  | { type: 'pages'; pdf: Uint8Array }
  | { type: 'place'; id: number; target: PlaceTarget }
  | { type: 'drop' | 'putBack'; id: number }
  | { type: 'mode'; mode: TakingMode }
  | { type: 'retry' | 'cancel' | 'save' | 'again' };

/** What a save takes; undefined while there is nothing to save. */
export function toSave({ stored, kept }: Context): SaveInput | undefined {
  if (stored === undefined || kept === undefined) return undefined;
  return { stored, review: kept.review, mode: modeOver(stored.cv, kept.mode) };
}

function begin({ stored, kept }: Begun): Partial<Context> {
  return { stored, kept, conflict: kept !== undefined && kept.etag !== stored.etag };
}

/** The kept review with blocks placed, dropped or put back. */
function withPlaced({ kept }: Context, change: (placed: Placed) => Placed): Partial<Context> {
  if (kept === undefined) return {};
  const { review, loose } = change({ review: kept.review, loose: kept.loose });
  return { kept: { ...kept, review, loose, isTouched: true } };
}

function splitJob({ kept }: Context, event: EventObject): SplitJob | undefined {
  const { id, target } = event as ImportEvent & { type: 'place' };
  const block = kept?.loose.find((one) => one.block.id === id)?.block;
  return block === undefined || !isEntryTarget(target) ? undefined : { block, target };
}

/** The block that was split, as what was made of it. */
function withSplit(context: Context, split?: Split): Partial<Context> {
  const { splitting } = context;
  if (splitting === undefined) return {};
  const { block, target } = splitting;
  const placed = withPlaced(context, (now) => placeAsEntries(now, block.id, target, split));
  return { ...placed, splitting: undefined };
}

/** Another version is stored by now: the next save goes over that one, and the choice has been seen to be of it. */
function overLatest({ kept }: Context, latest: VersionedCv): Partial<Context> {
  if (kept === undefined) return { stored: latest };
  const { etag: _before, ...rest } = kept;
  const after = latest.etag === undefined ? rest : { ...rest, etag: latest.etag };
  return { stored: latest, kept: after, conflict: true };
}

const fresh = {
  job: undefined,
  kept: undefined,
  pdf: undefined,
  conflict: false,
  error: undefined,
  splitting: undefined,
} as const;

/**
 * loading → failed | choosing → reading → refused | reviewing → saving → conflict | done. A journal that has a review
 * begins with it. The page provides `load`, `read`, `save` and the actions.
 */
export const importingMachine = setup({
  types: { context: {} as Context, events: {} as ImportEvent },
  actors: {
    load: fromPromise<Begun>(notProvided('load')),
    /** Sends `progress`, and at last `outcome` or `refused`; is ended by leaving the state. */
    read: fromCallback<EventObject, Job | undefined>(() => undefined),
    save: fromPromise<VersionedCv, SaveInput | undefined>(notProvided('save')),
    /** Tells a block into fields; undefined where that cannot be done. */
    split: fromPromise<Split | undefined, SplitJob | undefined>(notProvided('split')),
  },
  actions: {
    /** The CV is saved: say so and leave. */
    saved: (_parts: unknown, _params: { cvId: string }) => undefined,
    /** The journal keeps what is looked through, soon. */
    note: () => undefined,
    /** The journal keeps it at once. */
    keep: () => undefined,
    /** Nothing is left for the journal to keep. */
    forget: () => undefined,
  },
}).createMachine({
  id: 'importing',
  context: { stored: undefined, progress: 0, refused: undefined, ...fresh },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.kept === undefined,
            target: 'choosing',
            actions: assign(({ event }) => begin(event.output)),
          },
          { target: 'reviewing', actions: assign(({ event }) => begin(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    choosing: { tags: 'choosing', on: { read: 'reading' } },
    refused: { tags: 'choosing', on: { read: 'reading' } },
    reading: {
      tags: 'reading',
      entry: assign(({ event }) => ({
        job: event.type === 'read' ? event.job : undefined,
        progress: 0,
        refused: undefined,
      })),
      invoke: { src: 'read', input: ({ context }) => context.job },
      on: {
        progress: { actions: assign({ progress: ({ event }) => event.share }) },
        cancel: 'choosing',
        refused: {
          target: 'refused',
          actions: assign({ refused: ({ event }) => event.refused }),
        },
        outcome: {
          target: 'reviewing',
          actions: [
            assign(({ context, event: { outcome } }) => ({
              ...fresh,
              kept: beginReview(outcome.reading, outcome.name, context.stored),
              pdf: outcome.pdf,
            })),
            'keep',
          ],
        },
      },
    },
    reviewing: {
      tags: 'review',
      initial: 'idle',
      states: {
        idle: {
          on: {
            place: { guard: ({ event }) => isEntryTarget(event.target), target: 'splitting' },
          },
        },
        splitting: {
          entry: assign(({ context, event }) => ({ splitting: splitJob(context, event) })),
          invoke: {
            src: 'split',
            input: ({ context }) => context.splitting,
            onDone: {
              target: 'idle',
              actions: [assign(({ context, event }) => withSplit(context, event.output)), 'note'],
            },
            onError: {
              target: 'idle',
              actions: [assign(({ context }) => withSplit(context)), 'note'],
            },
          },
        },
      },
      on: {
        review: {
          actions: [
            assign(({ context: { kept }, event }) => ({
              kept: kept && { ...kept, review: event.review, isTouched: true },
            })),
            'note',
          ],
        },
        pages: { actions: assign({ pdf: ({ event }) => event.pdf }) },
        place: {
          guard: ({ event }) => !isEntryTarget(event.target),
          actions: [
            assign(({ context, event }) =>
              withPlaced(context, (placed) => place(placed, event.id, event.target)),
            ),
            'note',
          ],
        },
        drop: {
          actions: [
            assign(({ context, event }) => withPlaced(context, (placed) => drop(placed, event.id))),
            'note',
          ],
        },
        putBack: {
          actions: [
            assign(({ context, event }) =>
              withPlaced(context, (placed) => putBack(placed, event.id)),
            ),
            'note',
          ],
        },
        mode: {
          actions: [
            assign(({ context: { kept }, event }) => ({
              kept: kept && { ...kept, mode: event.mode },
            })),
            'note',
          ],
        },
        save: 'saving',
        again: { target: 'choosing', actions: [assign(fresh), 'forget'] },
      },
    },
    saving: {
      tags: ['review', 'saving'],
      entry: assign({ error: undefined, conflict: false }),
      invoke: {
        src: 'save',
        input: ({ context }) => toSave(context),
        onDone: {
          target: 'done',
          actions: [
            'forget',
            { type: 'saved', params: ({ event }) => ({ cvId: event.output.cv._id }) },
          ],
        },
        onError: [
          {
            guard: ({ event }) => event.error instanceof ChangedElsewhere,
            target: 'reviewing',
            actions: [
              assign(({ context, event }) =>
                overLatest(context, (event.error as ChangedElsewhere).latest),
              ),
              'keep',
            ],
          },
          {
            target: 'reviewing',
            actions: [assign({ error: ({ event }) => event.error }), 'keep'],
          },
        ],
      },
    },
    done: { tags: ['review', 'saving', 'done'] },
  },
});
