// Where Node keeps what it compiled and stripped of types: a thread or process that loads the same modules starts in half the time.
import { join } from 'node:path';

/** The environment of a script of the repository in `root`. */
export function withCompileCache(root) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'), ...process.env };
}
