import { readJobText, readRequirements } from '@sastre/reading';
import type { LabelledAd } from './ads.ts';

/** What is read of an ad, whoever measures it. */
export interface ReadAd {
  jobText: string;
  requirements: ReturnType<typeof readRequirements>;
}

const known = new WeakMap<LabelledAd, ReadAd>();

/** Reads an ad once: it is measured by itself, and with each person that its labels speak of. */
export function readAd(ad: LabelledAd): ReadAd {
  const before = known.get(ad);
  if (before !== undefined) return before;
  const jobText = readJobText(ad.text);
  const found = { jobText, requirements: readRequirements(jobText) };
  known.set(ad, found);
  return found;
}
