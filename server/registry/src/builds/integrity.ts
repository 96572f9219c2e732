import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
