import type { Refusal } from '../reading.types.ts';

/** What the first bytes say of a file. */
export type BytesKind = 'pdf' | 'archive' | 'json' | 'xml' | 'text';

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const PICTURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];
/** Also as XML, and whatever the file is called: programs save it as a Word file. */
const HTML =
  /^(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[^>]{0,500}-->\s*)?(?:<!doctype html[^>]{0,300}>\s*)?<html[\s>]/i;
const ENCRYPTED = 'EncryptedPackage';

/** The kind of a file by its bytes, or why it cannot be read. */
export function kindOfBytes(bytes: Uint8Array): { kind: BytesKind } | { refusal: Refusal } {
  if (bytes.length === 0) return { refusal: 'empty' };
  const start = latin(bytes.subarray(0, 1024));
  if (start.includes('%PDF-')) return { kind: 'pdf' };
  if (start.startsWith('PK\u0003\u0004')) return { kind: 'archive' };
  if (begins(bytes, OLE)) return { refusal: isLocked(bytes) ? 'locked' : 'old-word' };
  if (PICTURES.some((picture) => begins(bytes, picture))) return { refusal: 'unknown-kind' };
  const text = decoded(bytes);
  if (text === undefined) return { refusal: 'unknown-kind' };
  const said = text.trimStart();
  if (said === '') return { refusal: 'empty' };
  if (said.startsWith('{\\rtf')) return { refusal: 'unknown-kind' };
  if (/^[[{]/.test(said) || /^(?:null|true|false|-?\d+|"[^"]*")\s*$/.test(said))
    return { kind: 'json' };
  if (HTML.test(said)) return { kind: 'text' };
  if (/^<\?xml|^<(?:\w+:)?(?:SkillsPassport|Candidate|Europass)/i.test(said))
    return { kind: 'xml' };
  return { kind: 'text' };
}

/** The text of a file in UTF-8 or UTF-16; undefined when it is none. */
export function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const odd = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  if (odd === 0) return text;
  // Old programs write Windows-1252, in which every byte is a character.
  const nuls = bytes.subarray(0, 4096).filter((byte) => byte < 9).length;
  return nuls > 0 ? undefined : new TextDecoder('windows-1252').decode(bytes);
}

function isLocked(bytes: Uint8Array): boolean {
  // Names of parts stand there in UTF-16.
  return latin(bytes).replaceAll('\0', '').includes(ENCRYPTED);
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
