import { assign, type ErrorActorEvent, type EventObject } from 'xstate';
import { afterFailure, isNothingToChoose, over, type Editing } from './editing.rules.ts';

interface Failed {
  context: Editing;
  event: ErrorActorEvent;
}

/** What the state `saving` of every form over a CV has in common; the machine has `editing` and `note` as well. */
export function savingParts<Context extends Editing, Event extends EventObject>() {
  const begin = assign<Context, Event, undefined, Event, never>(
    () => ({ error: undefined, conflict: undefined }) as Partial<Context>,
  );
  const take = (after: (failed: Failed) => Partial<Editing>) =>
    assign<Context, ErrorActorEvent, undefined, Event, never>(
      (failed) => after(failed) as Partial<Context>,
    );
  return {
    /** Nothing is known of this save yet. */
    begin,
    /** Refused with nothing to choose, it is made again over what is stored by now; else the user has the form again. */
    onError: [
      {
        guard: ({ context, event }: Failed) => isNothingToChoose(context, event.error),
        target: 'saving',
        reenter: true,
        actions: take(({ context, event }) =>
          over(context, afterFailure(context, event.error).conflict),
        ),
      },
      {
        target: 'editing',
        actions: [take(({ context, event }) => afterFailure(context, event.error)), 'note'],
      },
    ],
  } as const;
}
