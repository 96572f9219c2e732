import { oncePerText } from '@sastre/shared-once';
import { askedWords } from '../ad/asked-words.ts';
import { deedGroup } from '../words/deeds.ts';
import type { IndexedFact } from '../cv/fact-index.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Taught or led by somebody: who tells so has not taught or led. Folded. */
const DONE_TO = pattern('u')`
  (?<!\p{L})(?:
    (?:was|were|am|been|being|got) (?:\p{L}+ly )?(?:trained|mentored|coached|taught|instructed|supervised|managed|led|guided|tutored)|
    (?:trained|mentored|coached|taught|instructed|supervised|managed|led|guided|tutored) by|
    wurden? [^.;]*(?:geschult|eingewiesen|angeleitet|ausgebildet|eingearbeitet|gefuhrt|gecoacht|unterrichtet)|
    (?:geschult|eingewiesen|angeleitet|ausgebildet|eingearbeitet|gefuhrt|gecoacht) (?:von|vom|durch)|
    (?:fui|he sido|soy|era) (?:formad|capacitad|instruid|dirigid|supervisad|tutorizad|guiad)[oa]|
    (?:formad|capacitad|instruid|dirigid|supervisad|tutorizad|guiad)[oa] por
  )(?!\p{L})`;
/** Each fact is asked for each requirement. */
const MOST_ASKED = 5_000;
/** What follows in a clause of its own may be done by the person all the same. */
const isDoneTo = oncePerText(
  MOST_ASKED,
  (folded) => DONE_TO.test(folded) && !/[.;]\s+\p{L}/u.test(folded),
);
const DEEDS = new Set([deedGroup('train'), deedGroup('lead')]);

/** "A/B testing": what stands beside the slash says which testing. */
const MARKED = /(?<![\p{L}\p{N}])(\p{Lu})?\/(\p{Lu})(?= \p{L}{4,})/u;

/** Whether a fact only has a word in common with what is asked for: it was done to the person, or is another thing of that name. */
export function isOfAnother(term: string, { folded }: IndexedFact): boolean {
  const [mark, first = '\\p{L}', second = ''] = (term.includes('/') && MARKED.exec(term)) || [];
  if (mark !== undefined) return !new RegExp(`${first}[/-]?${second}(?!\\p{L})`, 'iu').test(folded);
  if (!isDoneTo(folded)) return false;
  return askedWords(term).all.some((word) => {
    const group = deedGroup(word);
    return group !== undefined && DEEDS.has(group);
  });
}
