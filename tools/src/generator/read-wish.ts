import type { Wish } from './new-remote.rules.ts';

/** The options of whoever makes a remote. */
export const WISHES = {
  port: { type: 'string' },
  path: { type: 'string' },
  card: { type: 'string' },
} as const;

export function readWish(values: Partial<Record<keyof typeof WISHES, string>>): Wish {
  const { port, path, card } = values;
  return {
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(path === undefined ? {} : { path }),
    ...(card === undefined ? {} : { card }),
  };
}
