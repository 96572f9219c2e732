const DEFAULT_SIZE = 5_000;

/** Least recently used first out; an entry is gone once its time has come. Times in epoch milliseconds. */
export interface TokenCache<T> {
  get(key: string, now: number): T | undefined;
  set(key: string, value: T, expiresAt: number): void;
}

/** A bounded cache. A Map keeps insertion order, so re-inserting on use makes the first key the oldest. */
export function createTokenCache<T>(size = DEFAULT_SIZE): TokenCache<T> {
  const entries = new Map<string, { value: T; expiresAt: number }>();
  return {
    get(key, now) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.expiresAt <= now) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, expiresAt) {
      entries.delete(key);
      entries.set(key, { value, expiresAt });
      if (entries.size <= size) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
  };
}
