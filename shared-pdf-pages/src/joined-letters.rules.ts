/** Shapes that Arabic letters have within a word; fonts may name them instead of the letters. */
const SHAPES = /[\uFB50-\uFBFF\uFE70-\uFEFC]+/g;

/** Arabic letters in place of their shapes, so that a word is found, compared and edited as it is typed. */
export function withLetters(text: string): string {
  return text.replace(SHAPES, (shapes) => shapes.normalize('NFKC'));
}
