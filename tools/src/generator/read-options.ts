import type { RemoteOptions } from './new-remote.rules.ts';

/** The options of whoever makes a remote. */
export const OPTIONS = {
  port: { type: 'string' },
  path: { type: 'string' },
  card: { type: 'string' },
} as const;

export function readOptions(values: Partial<Record<keyof typeof OPTIONS, string>>): RemoteOptions {
  const { port, path, card } = values;
  return {
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(path === undefined ? {} : { path }),
    ...(card === undefined ? {} : { card }),
  };
}
