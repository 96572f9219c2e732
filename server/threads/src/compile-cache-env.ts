/** What a thread or process that is given no environment needs to load modules as fast as this one does. */
export function compileCacheEnv(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
