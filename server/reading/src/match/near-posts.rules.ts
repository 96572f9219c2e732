import { askedWords } from '../ad/asked-words.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import type { SupportedRequirement } from './supported-requirement.ts';
import { isFormality } from '../words/formalities.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';
import { areOfOneTrade } from './posts-of-doing.rules.ts';

/** Ranks and words of every post: they tell no trade. Folded. */
const RANK = pattern('u')`
  ^(?:senior|junior|lead|head|chief|principal|deputy|assistant|associate|manager(?:in)?|management|officer|coordinator|specialist|
  supervisor|director|executive|staff|team|teams|general|service|worker|operative|member|expert|consultant|
  leiter(?:in)?|leitung|mitarbeiter(?:in)?|sachbearbeiter(?:in)?|fachkraft|spezialist(?:in)?|referent(?:in)?|assistenz|assistent(?:in)?|
  stellvertretend\p{L}*|verantwortlich\p{L}*|teilzeit|vollzeit|aushilfe|
  responsable|jef[ae]|encargad[oa]|tecnic[oa]|auxiliar|ayudante|director[a]?|gerente|coordinador[a]?|especialista|segund[oa]|
  part|full|time|month|remote|hybrid)$`;
/** Of so many things that an ad asks for, an entry that shows them is of its field. */
const FIELDS = 2;
const OF_FIELD = /^(?:tool|skill|duty)$/;

/** What the years of an ad that names no field for them are held against. */
export interface Near {
  /** Empty: the ad names none. */
  position: string;
  /** The ad's other requirements with the facts that show them. */
  others: readonly SupportedRequirement[];
}

/**
 * Whether the work of an entry is near to the post: by the name of the entry's post, or as it shows several things that the ad
 * asks for. A recruiter who writes "3 years of experience" means years in the post's own trade.
 */
export function nearTo({ position, others }: Near, index: FactIndex): (path: string) => boolean {
  const named = askedWords(position).all.filter((word) => word.length > 2 && !RANK.test(word));
  const fields = others.filter(({ kind, term }) => OF_FIELD.test(kind) && !isFormality(term));
  // Nothing is known of the post: any work may be what is meant.
  if (named.length === 0 && fields.length < FIELDS) return () => true;
  return (path) => {
    const place = index.facts.findIndex(({ id }) => id === `${path}.position`);
    const title = index.facts[place]?.folded ?? '';
    const shown = fields.filter(({ facts }) => facts.some((id) => id.startsWith(`${path}.`)));
    return (
      named.some((word) => index.speakingOf(word).has(place)) ||
      areOfOneTrade(fold(position), title) ||
      // Two parts of one line are one thing.
      new Set(shown.map(({ quote }) => quote)).size >= FIELDS
    );
  };
}
