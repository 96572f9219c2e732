/** How a build fares: visits that asked for it, and in how many of them it could not be loaded or threw. */
export interface Fared {
  visits: number;
  hurt: number;
}

/**
 * How often the rule may be wrong: once in so many canaries whose visits are hurt no more often than the live build's
 * (and `SPARED` more), however often somebody looks. Half of it is spent on the live build's share, half on the canary's.
 */
export const WRONG_ONCE_IN = 1_000;
/** A canary may be hurt in so much more of its visits before it is called bad. */
export const SPARED = 0.02;
/**
 * A build that is live for everybody is taken for one that is hurt in no more than this, until it shows that it is: where
 * nobody visited it, a canary that is hurt at every second visit is known for bad after twelve.
 */
export const LIVE_AT_MOST = 0.04;

/**
 * Whether a canary is bad: its visits are hurt more often than the live build's can be. A sequential test: it may be asked
 * after every visit. The odds of what was seen, under all shares above the highest that the live build may have against
 * just that share, are a supermartingale as long as the canary is no worse (Ville); so is the same for the live build.
 *
 * @param live The live build in a time that is long enough to know it.
 * @param meanwhile The same build while the canary ran: what befalls both, a site that is down, is not the canary's.
 */
export function isBad(canary: Fared, live: Fared, meanwhile: Fared = live): boolean {
  // The live build's share may be no lower than what was seen of it.
  if (shareOf(canary) <= Math.max(shareOf(live), shareOf(meanwhile)) + SPARED) return false;
  const usual = isShown(live) ? highestShare(live) : Math.min(highestShare(live), LIVE_AT_MOST);
  const share = Math.max(usual, isShown(meanwhile) ? highestShare(meanwhile) : 0) + SPARED;
  if (share >= 1) return false;
  return oddsAbove(whole(canary), share) >= Math.log(2 * WRONG_ONCE_IN);
}

function isShown(live: Fared): boolean {
  return shareOf(live) > LIVE_AT_MOST;
}

function shareOf(fared: Fared): number {
  const { visits, hurt } = whole(fared);
  return visits === 0 ? 0 : hurt / visits;
}

/** Reports may be lost: never more hurt than there were. */
function whole({ visits, hurt }: Fared): Fared {
  return { visits, hurt: Math.min(hurt, visits) };
}

/** The highest share that a build may have by what was seen of it. */
function highestShare(live: Fared): number {
  const { visits, hurt } = whole(live);
  if (visits === 0) return 1;
  let [low, high] = [hurt / visits, 1];
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (oddsOf({ visits, hurt }, middle) < Math.log(2 * WRONG_ONCE_IN)) low = middle;
    else high = middle;
  }
  return high;
}

/** Log odds of what was seen under all shares alike against this one. */
function oddsOf({ visits, hurt }: Fared, share: number): number {
  return evenly(visits, hurt) - likelihood({ visits, hurt }, share);
}

/** The same under the shares above it alone; no more than 0 where fewer were hurt than it says. */
function oddsAbove({ visits, hurt }: Fared, share: number): number {
  if (hurt <= share * visits) return 0;
  // The part of the even mixture that lies above: that of so many draws no more than `hurt` come out.
  return oddsOf({ visits, hurt }, share) + logAtMost(hurt, visits + 1, share);
}

function likelihood({ visits, hurt }: Fared, share: number): number {
  const clean = visits - hurt;
  const miss = clean === 0 ? 0 : clean * Math.log1p(-share);
  return (hurt === 0 ? 0 : hurt * Math.log(share)) + miss;
}

/** Logarithm of the integral of q^hurt (1-q)^(visits-hurt) over all q. */
function evenly(visits: number, hurt: number): number {
  let sum = -Math.log(visits + 1);
  for (let one = 1; one <= hurt; one += 1) sum += Math.log(one / (visits - hurt + one));
  return sum;
}

/** Logarithm of the chance of at most `most` in `draws`. */
function logAtMost(most: number, draws: number, share: number): number {
  let term = draws * Math.log1p(-share);
  let sum = term;
  for (let one = 1; one <= most; one += 1) {
    term += Math.log((draws - one + 1) / one) + Math.log(share) - Math.log1p(-share);
    const [high, low] = term > sum ? [term, sum] : [sum, term];
    sum = high + Math.log1p(Math.exp(low - high));
  }
  return Math.min(0, sum);
}
