const LONGEST = 40;

/** A part of a file name made of any text: small letters, digits and hyphens, nothing else; `fallback` when none is left. */
export function nameOf(text: string, fallback: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? fallback : plain;
}

/** 1 → `001`, so that files stand in their order. */
export function numbered(position: number): string {
  return String(position).padStart(3, '0');
}

/** The extension of a stored picture. */
export function pictureExtension(contentType: string): string {
  return { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }[contentType] ?? 'bin';
}
