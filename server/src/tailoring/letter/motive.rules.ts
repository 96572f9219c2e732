import { plainText } from '../reading/plain-text.rules.ts';

const SHORTEST = 30;
const LONGEST = 170;
/** What was written for another job, or is no sentence about oneself. */
const UNFIT =
  /\b(?:seeking|looking for|searching|objective|available|busco|en busca|buscando|disponible|suche|auf der suche|verfügbar|gesucht)\b|https?:|www\.|@|[[\]{}<>|:]/iu;

/** A sentence of the summary that may be quoted as the person's own words; empty: there is none. */
export function ownWords(summary: string): string {
  const sentences = splitSentences(plainText(summary).replace(/\s+/g, ' '));
  const found = sentences.find(
    (sentence) =>
      sentence.length >= SHORTEST && sentence.length <= LONGEST && !UNFIT.test(sentence),
  );
  return (found ?? '').replace(/[.!?]+$/, '').replace(/["„“”«»]/g, "'");
}

/** Sentences of a text on one line. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[\p{L}\p{N})%”"»][.!?])\s+(?=["„“«¿¡]?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
