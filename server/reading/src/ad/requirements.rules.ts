import type { Requirement } from '@sastre/shared-contracts/api';
import type { Asked } from './asked.ts';
import { askedOf } from './asked.rules.ts';
import { readClauses } from './job-lines.rules.ts';
import { GENERIC } from './generic-words.ts';
import { GENDERS } from './position-cues.ts';
import { readPosition } from './position.rules.ts';
import { degreeAsked } from '../words/degrees.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { detectLanguage } from '../words/language.rules.ts';
import { contentStems, fold } from '../words/stem.rules.ts';

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
const MOST = 60;
const LONGEST_QUOTE = 240;

/** Reads the requirements of a job description without markdown, in its order; each thing once. */
export function readRequirements(jobText: string): ReadRequirement[] {
  const text = jobText.normalize('NFC');
  const hasCapitalNouns = detectLanguage(text) === 'de';
  const found: (Asked & { quote: string })[] = [];
  const position = fold(readPosition(text, '').replace(GENDERS, ''));
  // "A service engineer who covers West Yorkshire" names the post; what is asked for follows.
  const namesPost = ({ kind, term }: Asked) => {
    const [before, behind] = fold(term).split(position);
    if (!position.includes(' ') || !/^(?:duty|skill)$/.test(kind) || behind === undefined)
      return false;
    return BEFORE_POST.test(before ?? '') || (before === '' && BEHIND_POST.test(behind));
  };
  for (const clause of readClauses(text)) {
    const quote = clause.text.slice(0, LONGEST_QUOTE);
    for (const asked of askedOf(clause, hasCapitalNouns)) {
      if (namesPost(asked)) continue;
      const known = found.find((one) => isSame(one, asked));
      if (known === undefined) found.push({ ...asked, quote });
      else if (asked.need === 'must' && known.need === 'nice') known.need = 'must';
    }
  }
  return found.slice(0, MOST).map((one, index) => ({ id: `r${index + 1}`, ...one }));
}

/** The same thing asked twice, also where it is once one of several. */
function isSame(one: Asked, other: Asked): boolean {
  if (one.kind === other.kind && one.key === other.key)
    return one.kind !== 'degree' || isSameField(one.term, other.term);
  if (one.kind === 'tool' && other.kind === 'tool')
    return one.anyOf.includes(other.key) && other.anyOf.length === 0;
  return fold(one.term) === fold(other.term);
}

const COMPLETED = /^(?:abgeschloss|anerkannt|complet|recogni|finish|terminad|finaliz)/;

/** Degrees of one step are two where each is told of another field: a training as a nurse, a further one in intensive care. */
function isSameField(one: string, other: string): boolean {
  const [own, its] = [one, other].map((term) =>
    contentStems(term, GENERIC).filter(
      (word) =>
        degreeAsked(word) === undefined && !COMPLETED.test(word) && !ALL_FUNCTION_WORDS.has(word),
    ),
  );
  if (own === undefined || its === undefined || own.length === 0 || its.length === 0) return true;
  return own.some((word) => its.includes(word));
}
