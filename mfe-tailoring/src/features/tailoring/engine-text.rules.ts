/** Which sentence tells of the engine that will run; undefined where it is not known, or not by us. */
export function willRun(engine: string | undefined): 'willRules' | 'willModel' | undefined {
  if (engine === 'rules') return 'willRules';
  return engine === 'openai-compatible' ? 'willModel' : undefined;
}
