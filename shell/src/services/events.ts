import type { ShellEventName, ShellEvents } from '@sastre/shared-contracts/events';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { report } from './report.ts';

type Handler = (payload: never) => void;

/** Facts for whoever listens; one listener's failure never reaches another one or the sender. */
export function createEvents(): ShellServices['events'] {
  const handlers = new Map<ShellEventName, Set<Handler>>();
  return {
    emit: <N extends ShellEventName>(name: N, payload: ShellEvents[N]) => {
      for (const handler of [...(handlers.get(name) ?? [])]) {
        try {
          (handler as (payload: ShellEvents[N]) => void)(payload);
        } catch (error) {
          report(error);
        }
      }
    },
    on: (name, handler) => {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler));
      return () => void set.delete(handler);
    },
  };
}
