/** Milliseconds since the epoch; injected so that tests move time themselves. */
export type Clock = () => number;

/** Whole seconds since the epoch, the unit of tokens and of the provider. */
export function epochSeconds(clock: Clock): number {
  return Math.floor(clock() / 1000);
}
