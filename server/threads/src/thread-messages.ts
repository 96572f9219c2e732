/** What a thread posts. */
export type FromThread =
  /** Once, when its module is loaded. */
  | { ready: true }
  | { answer: unknown }
  /** Why it did not do its task, in words of its own. */
  | { refusal: unknown }
  /** Something that it is told on the way. */
  | { asks: unknown; id: number };

/** What a thread is posted. */
export type ToThread<Task> =
  | { task: Task }
  | { id: number; reply: unknown }
  | { id: number; unanswered: true };
