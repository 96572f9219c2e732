const WILL_RUN = { rules: 'engine.willRules', 'openai-compatible': 'engine.willModel' } as const;

/** Key of the sentence about the engine that will run; undefined where it is not known, or not by us. */
export function willRun(
  engine: string | undefined,
): (typeof WILL_RUN)[keyof typeof WILL_RUN] | undefined {
  if (engine !== 'rules' && engine !== 'openai-compatible') return undefined;
  return WILL_RUN[engine];
}
