/** A bullet as a part of a sentence. */
export interface Turned {
  /**
   * `did` says what the person did: behind "I" in English (`built a shop`), alone in Spanish (`monté una tienda`), with its subject in German
   * (`baute ich einen Laden`). `result` is a clause with a subject of its own (`payment errors went down`). `task` is a noun phrase with its article, to stand as one of someone's tasks.
   */
  kind: 'did' | 'task' | 'result';
  text: string;
  /** Of a task: it names more than one, which its verb has to know. */
  isMany: boolean;
}

/** Something that was done. */
export function did(text: string): Turned {
  return { kind: 'did', text, isMany: false };
}

/** Something that came of it. */
export function result(text: string): Turned {
  return { kind: 'result', text, isMany: false };
}

/** Something that was to be done. */
export function task(text: string, isMany = false): Turned {
  return { kind: 'task', text, isMany };
}

/** With a small first letter, where it is no abbreviation: "P&L", "SQL", "B2B". */
export function small(text: string): string {
  if (/^\p{Lu}[^\s\p{Ll}]*[\p{Lu}\d]/u.test(text)) return text;
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
