import type { TrashItem } from '@sastre/shared-contracts/api';
import { readFailedCall, notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';

/** What is done with one of the things. */
export interface Work {
  item: TrashItem;
  doing: 'bringBack' | 'drop';
  /** A main CV comes back as a copy for this company. */
  companyName?: string;
}
/** Why it did not work: `full` there are as many as there may be, `gone` it cannot be brought back any more. */
export type TrashFailure = { id: string; reason: 'bringBack' | 'drop' | 'full' | 'gone' };
export interface TrashContext {
  items: readonly TrashItem[];
  work: Work | undefined;
  /** A main CV that cannot come back as one, since there is another: it is asked for whom it is a copy. */
  asked: string | undefined;
  failure: TrashFailure | undefined;
}
export type TrashEvent =
  | { type: 'work'; work: Work }
  | { type: 'cancel' | 'retry' }
  /** Something was deleted elsewhere: what is shown stays until the new list is there. */
  | { type: 'changed' };

const without = ({ items, work }: TrashContext) => items.filter(({ id }) => id !== work?.item.id);
const codeOf = (error: unknown) => readFailedCall(error).code;

function failureOf({ work }: TrashContext, error: unknown): TrashFailure | undefined {
  if (work === undefined) return undefined;
  const code = codeOf(error);
  const known = { 'not-found': 'gone', 'limit-reached': 'full' } as const;
  const reason = code === 'not-found' || code === 'limit-reached' ? known[code] : work.doing;
  return { id: work.item.id, reason };
}

/** loading → ready ⇄ working, or failed; a list that is there is read anew without being taken away. The page provides `load`, `work`, and `done`, which hears of what is there again. */
export const trashMachine = setup({
  types: { context: {} as TrashContext, events: {} as TrashEvent },
  actors: {
    load: fromPromise<readonly TrashItem[]>(notProvided('load')),
    work: fromPromise<{ kind: string }, Work>(notProvided('work')),
  },
  actions: {
    done: (_, _what: { work: Work; kind: string }) => undefined,
    failed: () => undefined,
  },
}).createMachine({
  id: 'trash',
  context: { items: [], work: undefined, asked: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: { changed: { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: assign({ items: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
    ready: {
      tags: 'ready',
      initial: 'resting',
      states: {
        resting: {},
        reading: {
          invoke: {
            src: 'load',
            onDone: { target: 'resting', actions: assign({ items: ({ event }) => event.output }) },
            onError: 'resting',
          },
        },
      },
      on: {
        changed: '.reading',
        work: {
          target: 'working',
          actions: assign({ work: ({ event }) => event.work, failure: undefined }),
        },
        cancel: { actions: assign({ asked: undefined, failure: undefined }) },
      },
    },
    working: {
      tags: ['ready', 'working'],
      invoke: {
        src: 'work',
        input: ({ context }) => context.work as Work,
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'done',
              params: ({ context, event }) => ({
                work: context.work as Work,
                kind: event.output.kind,
              }),
            },
            assign(({ context }) => ({
              items: without(context),
              work: undefined,
              asked: undefined,
            })),
          ],
        },
        onError: [
          {
            guard: ({ event }) => codeOf(event.error) === 'main-exists',
            target: 'ready',
            actions: assign({ asked: ({ context }) => context.work?.item.id, work: undefined }),
          },
          {
            target: 'ready',
            actions: [
              assign(({ context, event }) => ({
                failure: failureOf(context, event.error),
                items: codeOf(event.error) === 'not-found' ? without(context) : context.items,
                work: undefined,
              })),
              'failed',
            ],
          },
        ],
      },
    },
  },
});
