import { fold, readCompany } from '@sastre/reading';
import type { AdSet } from './ads.ts';
import { readAd } from './read-ad.ts';

/** How often the company of an ad is read, and how often another name is. */
export interface CompanyFigures {
  of: number;
  /** Named at all. */
  named: number;
  right: number;
  /** Another one for the right one. */
  wrong: string[];
}

const FORMS =
  /\b(?:g?gmbh|co|kg|ag|se|inc|ltd|llc|plc|llp|s ?l|s ?a|s a s|s a c|eg|e v|ab|mbb|gku|the)\b/g;

/** Reads the ads and counts; a legal form more or less is no matter, nor is a part of the name that the ad leaves out. */
export function measureCompanies({ ads }: Pick<AdSet, 'ads'>): CompanyFigures {
  const figures: CompanyFigures = { of: ads.length, named: 0, right: 0, wrong: [] };
  for (const ad of ads) {
    const { companyName } = ad;
    const name = readCompany(readAd(ad).jobText);
    if (name === '') continue;
    figures.named += 1;
    if (isSame(name, companyName)) figures.right += 1;
    else figures.wrong.push(`“${name}” for “${companyName}”`);
  }
  return figures;
}

function isSame(read: string, labelled: string): boolean {
  const [one = '', other = ''] = [read, labelled].map((name) => ` ${plain(name)} `);
  return one.includes(other) || other.includes(one);
}

function plain(name: string): string {
  const words = fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.replace(FORMS, ' ').replace(/\s+/g, ' ').trim();
}
