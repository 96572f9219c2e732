import { readPosition, fold } from '@sastre/reading';
import type { AdSet, LabelledAd } from './ads.ts';
import { assignHits, isSameTerm } from './hits.ts';
import { readAd } from './read-ad.ts';

/** What was read of strangers' job ads, held against their labels. */
export interface RequirementFigures {
  listed: number;
  golds: number;
  right: number;
  /** Of the right ones: must or nice as labelled. */
  needRight: number;
  positions: { right: number; of: number };
  /** What went wrong, by kind. */
  errors: Record<ErrorKind, string[]>;
}
export type ErrorKind = 'trap' | 'twice' | 'false' | 'missed' | 'need' | 'literal' | 'position';

/** Reads the ads and counts. */
export function measureRequirements({ ads }: Pick<AdSet, 'ads'>): RequirementFigures {
  const figures: RequirementFigures = {
    ...{ listed: 0, golds: 0, right: 0, needRight: 0, positions: { right: 0, of: 0 } },
    errors: {
      ...{ trap: [], twice: [], false: [], missed: [], need: [], literal: [], position: [] },
    },
  };
  for (const ad of ads) measureAd(ad, figures);
  return figures;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

function measureAd(ad: LabelledAd, figures: RequirementFigures): void {
  const { jobText, requirements: read } = readAd(ad);
  const golds = ad.requirements;
  const terms = read.map(({ term }) => term);
  const { goldOf, alternatives } = assignHits(terms, golds);
  const note = (kind: ErrorKind, what: string) => figures.errors[kind].push(`${ad.id}: ${what}`);
  figures.golds += golds.length;
  figures.listed += read.length - alternatives.size;
  figures.right += goldOf.size;
  read.forEach(({ term, need, quote }, index) => {
    for (const part of [term, quote])
      if (!squeezed(jobText).includes(squeezed(part))) note('literal', part);
    if (alternatives.has(index)) return;
    const gold = golds[goldOf.get(index) ?? -1];
    if (gold === undefined) {
      const isTwice = golds.some((one) =>
        [one.term, ...one.accept].some((span) => isSameTerm(span, term)),
      );
      const isTrap = ad.traps.some((trap) => isSameTerm(trap, term));
      note(isTwice ? 'twice' : isTrap ? 'trap' : 'false', `${term} « ${quote}`);
    } else if (gold.must === (need === 'must')) figures.needRight += 1;
    else note('need', `${term} is ${gold.must ? 'must' : 'nice'} « ${quote}`);
  });
  const hit = new Set(goldOf.values());
  golds.forEach(({ term, kind }, index) => {
    if (!hit.has(index)) note('missed', `${term} (${kind})`);
  });
  const position = readPosition(jobText, ad.companyName);
  figures.positions.of += 1;
  if (fold(squeezed(position)) === fold(squeezed(ad.position))) figures.positions.right += 1;
  else note('position', `“${position}” for “${ad.position}”`);
}
