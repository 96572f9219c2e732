import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { notProvided } from '@sastre/shared-contracts/page';
import { assign, fromPromise, setup } from 'xstate';
import type { Marked } from './application.machine.ts';

interface Context {
  items: TailoredCvListItem[];
}
export type ListEvent =
  | { type: 'retry' }
  /** Something was tailored or deleted elsewhere: what is shown stays until the new list is there. */
  | { type: 'changed' }
  | { type: 'renamed'; id: string; companyName: string; updatedAt: string }
  | ({ type: 'marked'; id: string } & Marked)
  | { type: 'gone'; id: string };

/** loading → ready | failed; a list that is there is read anew without being taken away. The page provides `load` and `reload`. */
export const tailoredListMachine = setup({
  types: { context: {} as Context, events: {} as ListEvent },
  actors: {
    load: fromPromise<TailoredCvListItem[]>(notProvided('load')),
    reload: fromPromise<TailoredCvListItem[]>(notProvided('reload')),
  },
  actions: {
    keepItems: assign((_, items: TailoredCvListItem[]) => ({ items })),
    rename: assign(({ context, event }) => {
      if (event.type !== 'renamed') return {};
      const { id, companyName, updatedAt } = event;
      const items = context.items.map((item) =>
        item._id === id ? { ...item, companyName, updatedAt } : item,
      );
      return { items };
    }),
    mark: assign(({ context, event }) => {
      if (event.type !== 'marked') return {};
      const { id, application, updatedAt } = event;
      const items = context.items.map((item) => {
        if (item._id !== id) return item;
        const { application: _before, ...row } = item;
        return { ...row, updatedAt, ...(application && { application }) };
      });
      return { items };
    }),
    remove: assign(({ context, event }) =>
      event.type === 'gone' ? { items: context.items.filter(({ _id }) => _id !== event.id) } : {},
    ),
  },
}).createMachine({
  id: 'tailoredList',
  context: { items: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      on: { changed: { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: { type: 'keepItems', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'ready',
      initial: 'resting',
      on: {
        changed: '.reading',
        renamed: { target: '.resting', actions: 'rename' },
        marked: { target: '.resting', actions: 'mark' },
        gone: { target: '.resting', actions: 'remove' },
      },
      states: {
        resting: {},
        reading: {
          invoke: {
            id: 'reload',
            src: 'reload',
            onDone: {
              target: 'resting',
              actions: { type: 'keepItems', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { retry: 'loading' } },
  },
});
