import type { Requirement } from '@sastre/shared-contracts/api';
import { askedOf } from '../asked.rules.ts';
import { readClauses } from './job-lines.rules.ts';
import { employerIn } from './employer.rules.ts';
import { weighed } from '../learnt/weighed.rules.ts';
import { GENDERS } from '../position-cues.ts';
import { readPosition } from './position.rules.ts';
import { literalTerm, quoteOf } from '../quote.rules.ts';
import { isSame, stricter, type Quoted } from '../same-asked.rules.ts';
import { isTerse } from '../terse/terse.rules.ts';
import { detectLanguage } from '../../words/language.rules.ts';
import { pattern } from '../../words/pattern.ts';
import { fold } from '../../words/stem.rules.ts';

/** What a job description asks for. */
export interface ReadRequirement {
  id: string;
  /** The lexicon's name of a tool or language, the degree, the years; else the words, folded. */
  key: string;
  term: string;
  kind: Requirement['kind'];
  need: Requirement['need'];
  quote: string;
  /** Keys of which one is enough, where the text leaves a choice. */
  anyOf: readonly string[];
  /** The level of a language, as asked: 1 for a beginner's to 5 for a native's. */
  level?: number;
}

/** What stands before the name of a post in a sentence about it, and behind one that begins it. */
const BEFORE_POST = /(?:^|\s)(?:an?|as|our|the|als|eine[nr]?|ein|como|una?|el|la) $/;
const BEHIND_POST = /^,? (?:who|that|with a|con|que|der|die|mit)(?![a-z])/;
/** "A degree in maths, a Bachelor is enough": how much of it, and none of its own. On folded text. */
const ENOUGH = pattern('u')`
  (?<!\p{L})(?:
    reich(?:t|en)|genug(?:t|en)|(?:is|would be) (?:enough|fine|sufficient)|will do|suffices?|
    basta|bastara|es suficiente
  )(?!\p{L})`;
const LONGEST_ARTICLE = 12;
const MOST = 60;

/** Reads the requirements of a job description without markdown, in its order; each thing once, and none of them the employer. */
export function readRequirements(jobText: string, companyName = ''): ReadRequirement[] {
  const text = jobText.normalize('NFC');
  const hasCapitalNouns = detectLanguage(text) === 'de';
  const ruled = readByRules(text, hasCapitalNouns, companyName);
  // A few lines, none of them apart, say too little of themselves to be weighed.
  const isNote = isTerse(text) && !text.includes('\n\n');
  const isEmployer = employerIn(text, companyName);
  return (isNote ? ruled : weighed(text, ruled, hasCapitalNouns))
    .filter(({ kind, term }) => !(/^(?:tool|skill)$/.test(kind) && isEmployer(term)))
    .slice(0, MOST)
    .map((one, index) => ({ id: `r${index + 1}`, ...one }));
}

/** What the rules alone read, in NFC. */
export function readByRules(text: string, hasCapitalNouns: boolean, companyName = ''): Quoted[] {
  const found: Quoted[] = [];
  const named = readPosition(text, companyName);
  const position = fold(named.replace(GENDERS, ''));
  // "A service engineer who covers West Yorkshire" names the post; what is asked for follows.
  const namesPost = ({ kind, term }: Pick<Quoted, 'kind' | 'term'>) => {
    const [before, behind] = fold(term).split(position);
    if (!position.includes(' ') || !/^(?:duty|skill)$/.test(kind) || behind === undefined)
      return false;
    return BEFORE_POST.test(before ?? '') || (before === '' && BEHIND_POST.test(behind));
  };
  // "A Buyer who has dealt in steel": of a sentence that begins with the post.
  const isPost = ({ kind, term }: Pick<Quoted, 'kind' | 'term'>, clause: string) =>
    kind === 'skill' && fold(term) === position && clause.length > term.length + LONGEST_ARTICLE;
  for (const clause of readClauses(text, named)) {
    for (const asked of askedOf(clause, hasCapitalNouns)) {
      const term = literalTerm(asked.term, clause);
      if (term === '' || namesPost(asked) || isPost(asked, clause.text)) continue;
      if (asked.kind === 'degree' && ENOUGH.test(fold(term)) && found.at(-1)?.kind === 'degree')
        continue;
      const quoted = { ...asked, term, quote: quoteOf(term, clause) };
      const at = found.findIndex((one) => isSame(one, quoted));
      const known = found[at];
      if (known === undefined) found.push(quoted);
      else found[at] = stricter(known, quoted);
    }
  }
  return found;
}
