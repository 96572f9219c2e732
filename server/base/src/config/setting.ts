import type * as z from 'zod/mini';

/** One environment variable. `fallback` is used when it is absent or empty; `null`: see `shown` for what happens then. */
export interface Setting<S extends z.ZodMiniType, F extends string | null> {
  schema: S;
  fallback: F;
  /** Default as the README shows it, where it is not plainly `fallback`. */
  shown?: string;
  meaning: string;
}

/** Describes an environment variable. */
export function setting<S extends z.ZodMiniType, F extends string | null>(
  schema: S,
  fallback: F,
  meaning: string,
  shown?: string,
): Setting<S, F> {
  return { schema, fallback, meaning, ...(shown === undefined ? {} : { shown }) };
}
