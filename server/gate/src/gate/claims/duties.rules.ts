import { type FactIndex, findAt, headOf, patternsOf, type WordList } from '@sastre/wording';

/** "Führe ich … durch", "nahm … vor": the verb and its particle only carry a noun. */
export function isCarriedOut({ words, language, text }: WordList, place: number): boolean {
  const isVerb = /^(?:fuhr(?:e|t|te|ten)|nahm(?:en)?|nehmen?|nimmt)$/.test(
    words[place]?.folded ?? '',
  );
  const last = words.find(({ end }, at) => at > place && /^(?:[,.;:]|$)/.test(text.slice(end)));
  return language === 'de' && isVerb && /^(?:durch|vor)$/.test(last?.folded ?? '');
}

const DUTY = patternsOf('light-words.duty');
/** Words between "responsible" and what one does. */
const NEAR_DUTY = 4;

/** "Responsible for coordinating" where the fact says "coordinated": what one does is one's duty, where the deed itself is told behind it. */
export function isDuty(said: WordList, place: number, fact: FactIndex): boolean {
  const [verb, , , noun] = said.words.slice(place, place + 4).map(({ folded }) => folded);
  // "Tengo a mi cargo la coordinación".
  if (/^(?:tengo|tuve|tenia|tiene)$/.test(verb ?? '') && noun === 'cargo')
    return isDuty(said, place + 3, fact);
  if (!DUTY[said.language].test(verb ?? '')) return false;
  const head = headOf(fact);
  const [own] = fact.list.words.flatMap(({ isGlue }, at) => (isGlue ? [] : [at]));
  // "Für die Betreuung … zuständig".
  const before = said.words.slice(0, place).findLastIndex(({ folded }) => folded === 'fur');
  const isAhead = said.words[place + 1]?.folded === 'fur';
  const start = said.language === 'de' && before >= 0 && !isAhead ? before : place;
  const near = Array.from({ length: NEAR_DUTY }, (_none, at) => start + 1 + at);
  return near.some((at) => {
    const found = findAt(said, at, fact);
    const isDeed = OF_DEED.test(said.words[at]?.folded ?? '');
    return head === undefined ? isDeed && found.includes(own ?? -1) : found.includes(head);
  });
}

/** Nouns of deeds; a verb that begins a fact is told from a noun by no form. */
const OF_DEED =
  /^(?!(?:abteilung|einrichtung|stiftung|zeitung|station|department)$).*(?:ung|tion|ment|ing|cion|miento|pflege|kontrolle|reparatur)$/;
