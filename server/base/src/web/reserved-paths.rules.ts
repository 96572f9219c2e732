/** Paths that never answer with a document, whatever is asked for. */
export function isReserved(path: string): boolean {
  const isArea = /^\/(api|idp|standin|mfe|assets|fonts|plans-icons|health)(\/|$)/.test(path);
  const isFile = /\.[^/]*$/.test(path) || path.includes('/.');
  return isArea || isFile;
}
