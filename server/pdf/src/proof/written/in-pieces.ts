import type { PdfFinding } from '@sastre/shared-contracts/api';

/** Something that a line's end tears. */
export function torn(...parts: string[]): PdfFinding {
  return { kind: 'torn', text: parts.join(' ') };
}

/** Something that is in pieces where no line ends. */
export function parted(...parts: string[]): PdfFinding {
  return { kind: 'parted', text: parts.join(' ').trim() };
}
