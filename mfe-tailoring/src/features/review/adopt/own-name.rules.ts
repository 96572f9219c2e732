const MOST_WORDS = 5;
/** A choice, a list or an explanation: more than one skill is called. */
const SEVERAL = /[,;/()[\]:]| (?:and|or|und|oder|bzw\.|y|o|e|u) /iu;

/** What a CV would call the thing that a job text asks for: its words where they name one thing, else none yet. */
export function ownName(term: string): string {
  const words = term.trim().split(/\s+/);
  return SEVERAL.test(term) || words.length > MOST_WORDS ? '' : term;
}
