/** "Bodegas Nord S.A.", "Kelp Ltd.": a name that ends so ends no sentence. */
const ABBREVIATED = /[\s.](?:\p{L}|e\.\s?V|Inc|Ltd|Co|Corp|Cía|Hnos|Bros|Ges|mbH)\.$/u;

/** Whether a text ends as a sentence does, and as no name of a firm. */
export function endsSentence(text: string): boolean {
  return /[.!?]$/.test(text) && !ABBREVIATED.test(text);
}
