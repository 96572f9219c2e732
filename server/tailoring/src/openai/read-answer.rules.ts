import type * as z from 'zod/mini';

/** An answer as asked for, or what is wrong with it, in words for the model. */
export type ReadAnswer<T> = { value: T; complaint?: undefined } | { complaint: string };

const LONGEST_COMPLAINT = 600;
const MOST_CANDIDATES = 8;

/** Reads the JSON object out of a model's text: prose, fences, thoughts around it and commas too many do no harm. */
export function readAnswer<T>(text: string, schema: z.ZodMiniType<T>): ReadAnswer<T> {
  let complaint = 'There is no whole JSON object in the answer.';
  for (const candidate of objectsIn(withoutThoughts(text))) {
    const parsed = parse(candidate);
    if (parsed === undefined) continue;
    const read = schema.safeParse(parsed);
    if (read.success) return { value: read.data };
    complaint = read.error.issues
      .map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`)
      .join('; ')
      .slice(0, LONGEST_COMPLAINT);
  }
  return { complaint };
}

function withoutThoughts(text: string): string {
  return text.replace(/<think>[^]*?<\/think>/gi, ' ');
}

/** The outermost `{…}` of a text, strings respected. */
function objectsIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = -1;
  let isString = false;
  for (let at = 0; at < text.length && found.length < MOST_CANDIDATES; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"' && depth > 0) isString = true;
    else if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(start, at + 1));
    }
  }
  return found;
}

function parse(text: string): unknown {
  for (const attempt of [text, withoutTrailingCommas(text)]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}

function withoutTrailingCommas(text: string): string {
  return text.replace(
    /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g,
    (_all, literal?: string) => literal ?? '',
  );
}
