/** Megabytes that a process held at a second. */
export interface MemorySample {
  second: number;
  megabytes: number;
}

/** Megabytes that are added in an hour, by the straight line that lies nearest to all samples; 0 with fewer than two. */
export function slopeAnHour(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [seconds, megabytes] = [
    mean(samples.map(({ second }) => second)),
    mean(samples.map((one) => one.megabytes)),
  ];
  let [together, alone] = [0, 0];
  for (const one of samples) {
    together += (one.second - seconds) * (one.megabytes - megabytes);
    alone += (one.second - seconds) ** 2;
  }
  return alone === 0 ? 0 : (together / alone) * 3_600;
}
