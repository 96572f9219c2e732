import { strToU8, zipSync } from 'fflate';

type Random = () => number;

/** A way to make a file that a reader must not trip over. */
export interface Attack {
  name: string;
  /** The same numbers give the same file, but for its dates. */
  make: (random: Random) => Uint8Array | Promise<Uint8Array>;
  /** Keeps the parser busy for longer than a file may take: only ending its worker helps. */
  isEndless?: true;
}

/** Where a file that reaches out would go. Nobody answers there. */
export const OUTSIDE = 'http://127.0.0.1:9/reached';

/** A whole number from 0 to below `below`. */
export function whole(random: Random, below: number): number {
  return Math.floor(random() * below);
}

/** An attack with a file of text. */
export function texts(name: string, make: (random: Random) => string): Attack {
  return { name, make: (random) => strToU8(make(random)) };
}

/** An archive of texts and bytes, small ones stored. */
export function archived(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const bytes = ([name, file]: [string, string | Uint8Array]) =>
    [name, typeof file === 'string' ? strToU8(file) : file] as const;
  return zipSync(Object.fromEntries(Object.entries(files).map(bytes)), {
    mtime: new Date(2026, 10, 24),
  });
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file of this body. */
export function wordOf(body: string, prolog = ''): Uint8Array {
  return archived({
    'word/document.xml': `<?xml version="1.0"?>${prolog}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
  });
}

/** A paragraph of a Word file. */
export function paragraph(inside: string): string {
  return `<w:p><w:r><w:t>${inside}</w:t></w:r></w:p>`;
}

/** An OpenDocument file of this body. */
export function odtOf(body: string, prolog = ''): Uint8Array {
  return archived({
    'content.xml': `<?xml version="1.0"?>${prolog}<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}
