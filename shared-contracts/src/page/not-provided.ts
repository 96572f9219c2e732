/** Stands in a machine for an effect that its page provides; where it provides none, it rejects with the effect's name. */
export function notProvided(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`${name} is not provided`));
}
