import { notProvided } from '@sastre/shared-contracts/page';
import { isApiError } from '@sastre/shared-contracts/shell';
import { assign, fromPromise, setup } from 'xstate';

/** Why nothing was exported. */
export type AccountExportFailure = 'failed' | 'tooMany';

/** idle → exporting → idle, with what went wrong. The page provides `download` and the action `exported`. */
export const accountExportMachine = setup({
  types: {
    context: {} as { failure: AccountExportFailure | undefined },
    events: {} as { type: 'export' },
  },
  actors: {
    download: fromPromise<void>(notProvided('download')),
  },
  actions: { exported: () => undefined },
}).createMachine({
  id: 'export',
  context: { failure: undefined },
  initial: 'idle',
  states: {
    idle: { on: { export: { target: 'exporting', actions: assign({ failure: undefined }) } } },
    exporting: {
      tags: 'exporting',
      invoke: {
        id: 'download',
        src: 'download',
        onDone: { target: 'idle', actions: 'exported' },
        onError: {
          target: 'idle',
          actions: assign({
            failure: ({ event }) =>
              isApiError(event.error, 'too-many-requests') ? 'tooMany' : 'failed',
          }),
        },
      },
    },
  },
});
