import type { Language } from '@sastre/shared-contracts/api';
import { isBehindSign, JOINS, oncePerList, type WordList } from '@sastre/wording';
import { caseOf } from './doers.rules.ts';
import { isPerson } from './people.ts';

/** Who does what a clause tells: the person of the CV, somebody else; nothing: it cannot be told. */
export type Doer = 'me' | 'other' | undefined;

/** A finite verb, or a participle, of a clause. */
export interface ClauseVerb {
  doer: Doer;
  /** It hangs on another clause: "that the analysts ordered", "after she had checked it". */
  isHung: boolean;
}

/** Verbs by their form, of all persons; an English -ing and a bare Spanish participle may be no verb. */
const VERB: Record<Language, RegExp> = {
  en: /[^e]ed$|^(?:made|built|wrote|ran|led|gave|took|kept|held|chose|taught|drew|found|sold|bought|brought|sent|met|did|drove|flew|fed|lent|shot|grew|won|lost|paid|spoke|told|broadcast)$/,
  de: /^\p{Ll}+(?:t|te|ten|en|ab|ob|ug|ief|ahl)$/u,
  es: /(?:é|í|[uri]je|uve|puse|hice|ó|aba|aban|ía|ían|aron|ieron|ara|aran|iera|ieran)$/,
};
const PARTICIPLE = /(?:ado|ido|cho|to)$/;
const HAS = /^(?:h[ae]n?|hemos|habia|habian|haya|hubiera)$/;

/** Words, folded, that open a clause which hangs on another one. */
const HANGS: Record<Language, RegExp> = {
  en: /^(?:which|that|who|whom|whose|where|when|while|because|if|after|before|until|since)$/,
  de: /^(?:d(?:ie|er|as|en|em|enen|essen|eren)|wenn|weil|nachdem|bevor|wahrend|damit|dass|sobald|bis|indem|wobei|wo|sodass)$/,
  es: /^(?:que|donde|cuando|mientras|porque|cuy[oa]|quien|quienes)$/,
};
/** Words that open such a clause only before who does it. */
const MAY_HANG = /^(?:after|before|until|since)$/;
const WHO = /^(?:the|an?|my|our|i|we|they|he|she|which)$/;
const WHO_IS_TOLD = /^(?:who|der|die|das|que)$/;

/** Goes on with the main clause, with somebody of its own: "that I wrote, and the owner signed it". */
const GOES_ON = /^(?:and|but|und|aber|y|e|pero)$/;
const ARTICLE = /^(?:the|an?|i|der|die|das|ich|el|la|los|las|yo)$/;
const ME = /^(?:i|we|me|ich|wir|mich|mir|yo)$/;
const SOMEBODY = /^(?:they|he|she|er|dies(?:e|er|en)|ell[ao]s?|est[ae])$/;
/** Spanish verbs of the first person, of what is done. */
export const FIRST = /(?:é|í|[uri]je|uve|use|ice)$/;

interface Clause {
  from: number;
  to: number;
  isHung: boolean;
}

/** The verbs of a text by their places. */
export const verbsOf = oncePerList((list: WordList): ReadonlyMap<number, ClauseVerb> => {
  const verbs = new Map<number, ClauseVerb>();
  for (const clause of clausesIn(list)) {
    const own = placesIn(clause).filter((place) => isVerb(list, place));
    const doer = doerIn(list, clause, own[0] ?? clause.to, verbs.size > 0);
    for (const place of own) {
      const isMine = list.language === 'es' && FIRST.test(list.words[place]?.text ?? '');
      verbs.set(place, { isHung: clause.isHung, doer: isMine ? 'me' : doer });
    }
  }
  return verbs;
});

const placesIn = ({ from, to }: Clause) =>
  Array.from({ length: to - from }, (_none, at) => from + at);

function isVerb(list: WordList, place: number): boolean {
  const { words, text, language } = list;
  const word = words[place];
  if (word === undefined || word.isGlue || isPerson(list, place)) return false;
  if (text.charAt(word.at - 1) === '-') return false;
  if (language === 'de') {
    // Elsewhere a word in this form may be a property.
    const next = words[place + 1];
    const isLast =
      next === undefined || isBehindSign(list, place + 1) || JOINS.de.test(next.folded);
    return isLast && place > 0 && VERB.de.test(word.text);
  }
  if (VERB[language].test(word.text)) return true;
  const isTold = HAS.test(words[place - 1]?.folded ?? '');
  return language === 'es' && isTold && PARTICIPLE.test(word.folded);
}

function clausesIn(list: WordList): Clause[] {
  const { words } = list;
  const clauses: Clause[] = [];
  for (const place of words.keys()) {
    const own = clauses.at(-1);
    const isHung = hangsAt(list, place);
    const isOn =
      own?.isHung === true &&
      GOES_ON.test(words[place]?.folded ?? '') &&
      ARTICLE.test(words[place + 1]?.folded ?? '');
    if (own === undefined || isHung || isOn || isBehindSign(list, place))
      clauses.push({ from: place, to: place + 1, isHung });
    else own.to = place + 1;
  }
  return clauses;
}

function hangsAt(list: WordList, place: number): boolean {
  const { words, language } = list;
  const folded = words[place]?.folded ?? '';
  if (!HANGS[language].test(folded)) return false;
  if (language === 'de')
    return place > 0 && (isBehindSign(list, place) || isBehindSign(list, place - 1));
  return language === 'es' || !MAY_HANG.test(folded) || WHO.test(words[place + 1]?.folded ?? '');
}

function doerIn(list: WordList, clause: Clause, verb: number, isLater: boolean): Doer {
  const { words, language } = list;
  const places = placesIn(clause);
  const says = (kind: RegExp) => places.some((at) => kind.test(words[at]?.folded ?? ''));
  const people = places.filter((at) => isPerson(list, at));
  const isBy = people.some((at) => caseOf(list, at) === 'by');
  if (says(ME)) return isBy ? undefined : 'me';
  if (isBy) return 'other';
  if (says(SOMEBODY)) return undefined;
  const isSubject = (at: number) => caseOf(list, at) === 'subject';
  if (clause.isHung) {
    const isTheirs =
      isLater &&
      isPerson(list, clause.from - 1) &&
      WHO_IS_TOLD.test(words[clause.from]?.folded ?? '') &&
      (language === 'en' || isBehindSign(list, clause.from));
    const isTold = people.some((at) => isSubject(at) && (language !== 'en' || at < verb));
    return isTheirs || isTold ? 'other' : undefined;
  }
  if (language === 'de') return people.some(isSubject) ? undefined : 'me';
  const isTold = people.some((at) => isSubject(at) && at < verb);
  const first = GOES_ON.test(words[clause.from]?.folded ?? '') ? clause.from + 1 : clause.from;
  if (!isTold) return 'me';
  return ARTICLE.test(words[first]?.folded ?? '') ? 'other' : undefined;
}
