const SOFT_HYPHENS = /\u00ad/g;

/** A text as people read it: places where its words may be broken are no letters. */
export function withoutSoftHyphens(text: string): string {
  return text.replace(SOFT_HYPHENS, '');
}
