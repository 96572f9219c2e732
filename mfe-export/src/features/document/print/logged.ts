/** Hands a failure to the browser's own log as well. */
export function logged(what: string, error: unknown): unknown {
  const cause = error instanceof Error ? error.message : String(error);
  globalThis.reportError?.(new Error(`${what} ${cause}`.trim(), { cause: error }));
  return error;
}
