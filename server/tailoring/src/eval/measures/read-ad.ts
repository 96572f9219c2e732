import { readJobText, readPosition, readRequirements } from '@sastre/reading';
import type { LabelledAd } from './ads.ts';

type ReadAd = {
  jobText: string;
  position: string;
  requirements: ReturnType<typeof readRequirements>;
};
const known = new WeakMap<LabelledAd, ReadAd>();

/** Reads an ad once: it is measured by itself, and with each person that its labels speak of. */
export function readAd(ad: LabelledAd): ReadAd {
  const found = known.get(ad) ?? readAnew(ad);
  known.set(ad, found);
  return found;
}

function readAnew({ text, companyName }: LabelledAd): ReadAd {
  const jobText = readJobText(text);
  return {
    jobText,
    position: readPosition(jobText, companyName),
    requirements: readRequirements(jobText, companyName),
  };
}
