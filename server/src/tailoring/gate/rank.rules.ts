import { fold } from '../reading/stem.rules.ts';

/** Words that raise a person: seniority, leadership and titles, by what they claim. */
const RANKS: Record<string, RegExp> = {
  senior: /\b(senior|sr)\b/,
  principal: /\b(principal|staff engineer)\b/,
  lead: /\b(lead|leads|led|leading|leader|leadership|lider\w*|dirig\w+|dirij\w+|geleitet|leitete|leitung|leite|teamleit\w*|fuhrte|gefuhrt|fuhrung\w*)\b/,
  head: /\b(head of|head chef|jef[ea]|abteilungsleit\w*)\b/,
  manage: /\b(manage|manages|managed|managing|management|gestion\w*|managte)\b/,
  manager: /\b(manager|managers|managerin|gerente)\b/,
  director: /\b(director|directora|direktor\w*|geschaftsfuhr\w*)\b/,
  chief: /\b(chief|c[etfo]o|vp|vice president|presidente|vorstand)\b/,
  founder: /\b(founder|founded|cofounder|fundador\w*|grunder\w*|gegrundet)\b/,
  expert: /\b(expert|experts|expertise|expert[oa]s?|experten?|spezialist\w*|specialist)\b/,
  certified:
    /\b(certified|certification|certificad[oa]|certificacion|zertifiziert\w*|zertifikat)\b/,
  award: /\b(award|awarded|prize|premio|galardon\w*|ausgezeichnet|auszeichnung)\b/,
  mentor: /\b(mentor\w*|coached|coaching|supervis\w+|beaufsichtig\w*)\b/,
};

/** Claims of rank that a text makes. */
export function findRanks(text: string): string[] {
  const folded = fold(text);
  return Object.keys(RANKS).filter((rank) => RANKS[rank]?.test(folded));
}

/** A rank and those that it holds: who leads a team manages it, but is not for that its manager by title. */
export function impliedRanks(rank: string): string[] {
  return /^(lead|head|manager|director)$/.test(rank) ? [rank, 'manage'] : [rank];
}
