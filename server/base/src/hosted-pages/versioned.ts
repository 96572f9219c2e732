import { createHash } from 'node:crypto';

/** The address of a file with the hash of its content, so that it may be cached for good. */
export function versioned(path: string, content: string): string {
  return `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
}
