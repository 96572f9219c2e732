/** Binary logistic regression over a few dense signs: the vote of each. */
export function fit(rows: readonly (readonly number[])[], answers: readonly boolean[]): number[] {
  const width = rows[0]?.length ?? 0;
  const votes = Array.from({ length: width }, () => 0);
  const speed = votes.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = votes.map((vote) => (DECAY * vote) / rows.length);
    rows.forEach((row, at) => {
      const sum = row.reduce((total, sign, place) => total + sign * (votes[place] ?? 0), 0);
      const miss = (1 / (1 + Math.exp(-sum)) - Number(answers[at])) / rows.length;
      for (let place = 0; place < width; place += 1)
        slopes[place] = (slopes[place] ?? 0) + miss * (row[place] ?? 0);
    });
    slopes.forEach((slope, place) => {
      speed[place] = 0.9 * (speed[place] ?? 0) - 0.5 * slope;
      votes[place] = (votes[place] ?? 0) + speed[place];
    });
  }
  return votes.map((vote) => Math.round(vote * 100) / 100);
}

const [ROUNDS, DECAY] = [1500, 0.5];
