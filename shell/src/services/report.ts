/** Hands what nobody can handle to the browser's own reporting: its console, and whoever listens for window errors. */
export function report(error: unknown): void {
  if (typeof window.reportError === 'function') window.reportError(error);
}
