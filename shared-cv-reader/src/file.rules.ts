import type { Refusal } from './reading.types.ts';

/** Bytes of the largest file that is read; the page says "10 MB". */
export const FILE_BYTES = 10 * 1024 * 1024;
/** Pages of the longest PDF that is read. */
export const FILE_PAGES = 20;

/** Names that the choice of a file offers; what a file is, its bytes say. */
export const FILE_EXTENSIONS = ['.pdf', '.docx', '.odt', '.zip', '.json', '.xml', '.txt', '.md'];

/** Why a file is not even opened. */
export function refusalOfSize(bytes: number): Refusal | undefined {
  if (bytes === 0) return 'empty';
  return bytes > FILE_BYTES ? 'too-large' : undefined;
}
