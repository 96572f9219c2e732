/** What a call of the model took. */
export interface CallTokens {
  tokensIn: number;
  tokensOut: number;
}

/** Cost of a call in millionths of the currency; prices are of a million tokens, in the same. Null without prices. */
export function costOf(
  { tokensIn, tokensOut }: CallTokens,
  prices: { in: number; out: number } | undefined,
): number | null {
  if (prices === undefined) return null;
  return Math.round((tokensIn * prices.in + tokensOut * prices.out) / 1e6);
}
