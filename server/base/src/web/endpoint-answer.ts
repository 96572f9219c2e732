/** JSON that is text already, so that it need not be parsed and written again. */
export interface JsonText {
  readonly jsonText: string;
}

/** Answers ready-made JSON text. */
export function jsonText(text: string): JsonText {
  return { jsonText: text };
}

/** True for the answer of `jsonText`. */
export function isJsonText(answer: unknown): answer is JsonText {
  return typeof answer === 'object' && answer !== null && 'jsonText' in answer;
}
