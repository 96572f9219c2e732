import {
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  goesOnInList,
  partsBy,
  patternOf,
  placesOfTies,
  readPlacedAmounts,
  sameValue,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** What one calls one's field, folded; what is counted up behind it. */
const FOCUS = patternOf('focus.focus');
const ENDS_FOCUS =
  /^(?:at|with|since|who|which|while|mit|bei|seit|wo|welche|con|desde|que|quien|donde|ich|i|yo|bringe|habe|have)$/;

/** "With a focus on loans and securities" where the facts speak of a focus on loans, and elsewhere of securities. */
export function compareFocus(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const added = said.words.flatMap(({ folded }, place) =>
    FOCUS.test(folded) ? addedToFocus(said, place, facts) : [],
  );
  return unprovenAt(said, added);
}

const EXPERIENCE =
  /^(?:experience|erfahrung|berufserfahrung|praxis|experiencia|trayectoria|as|als|como)$/;
const YEAR = /^(?:years?|jahren?|jahre|anos?|jahriger?)$/;

/** "Seven years of experience with Playwright" where the facts tell seven years of something else. */
export function compareYearsOf(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const added = readPlacedAmounts(said).flatMap((amount) => {
    const last = amount.places.at(-1) ?? 0;
    const isOfYears = amount.counted.slice(0, 2).some(({ folded }) => YEAR.test(folded));
    const holders = facts.filter((fact) => fact.amounts.some((other) => sameValue(other, amount)));
    const from = said.words.findIndex(
      ({ folded }, place) => place > last && place - last <= 4 && EXPERIENCE.test(folded),
    );
    return isOfYears && from >= 0 && holders.length > 0
      ? unheld(said, from, holders, /[.;:(,]/, undefined, (place) => goesOnInList(said, place))
      : [];
  });
  return unprovenAt(said, added, 'number-contradicts');
}

/** "I have worked in concert halls for 14 years" where the facts tell 14 years of something else. */
export function compareYearsSpent(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const ties = placesOfTies(said);
  const added = readPlacedAmounts(said).flatMap((amount) => {
    const isOfYears = amount.counted.slice(0, 1).some(({ folded }) => YEAR.test(folded));
    const holders = facts.filter((fact) => fact.amounts.some((other) => sameValue(other, amount)));
    if (!isOfYears || holders.length === 0) return [];
    const part = partsBy(said, PART);
    const own = part[amount.places[0] ?? 0];
    const told = said.words.flatMap((word, place) =>
      word.isGlue || ties.has(place) || amount.places.includes(place) || part[place] !== own
        ? []
        : [place],
    );
    const last = amount.places.at(-1) ?? 0;
    const behind = told.filter(
      (place) => place > last && !YEAR.test(said.words[place]?.folded ?? ''),
    );
    const isVerb = (place: number) => HAVE.test(said.words[place - 1]?.folded ?? '');
    return (behind.length > 0 ? behind : told.filter((place) => !isVerb(place))).filter(
      (place) => !holders.some((fact) => isSpentWith(said, place, fact, amount)),
    );
  });
  return unprovenAt(said, added, 'number-contradicts');
}

const HAVE = /^(?:have|has|i've|habe|hat|he|ha)$/;
const PART =
  /[,;:.()]|\s(?:and|und|y)\s(?=(?:i|ich|have|has|had|habe|hat|he|ha)\s)|\s(?=(?:who|que (?:trabaja|usa|escribe|atiende))\s)/giu;

/** True when a fact tells a word in the part that has the years. */
function isSpentWith(said: WordList, place: number, fact: FactIndex, amount: Amount): boolean {
  // Behind a comma the things that the years were spent with may go on.
  const part = partsBy(fact.list, PART, (seam) => seam !== ',');
  const years = fact.amounts.filter((other) => sameValue(other, amount));
  const own = years.map(({ places }) => part[places[0] ?? 0]);
  return findAt(said, place, fact).some((at) => own.includes(part[at]));
}

const STARTED =
  /^(?:started|began|begann|angefangen|eingestiegen|empece|empezo|comence|comenzo|inicie)$/;

/** "Started as a shift manager" where the facts say as what one started. */
export function compareStart(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const added = said.words.flatMap(({ folded }, place) => {
    if (!STARTED.test(folded) || !/^(?:as|als|como)$/.test(said.words[place + 1]?.folded ?? ''))
      return [];
    const holders = facts.filter((fact) => isFound(said, place, fact));
    return holders.length === 0
      ? []
      : unheld(said, place + 1, holders, /[.;:(,]/, /^(?:and|und|y|at|bei|en|in)$/);
  });
  return unprovenAt(said, added, 'rank-contradicts');
}

const isFound = (said: WordList, place: number, fact: FactIndex) =>
  findAt(said, place, fact).length > 0;

/** Words behind "focus on" that the facts that speak of a focus do not have. */
function addedToFocus(said: WordList, focus: number, facts: readonly FactIndex[]): number[] {
  const holders = facts.filter((fact) => isFound(said, focus, fact));
  return holders.length === 0 ? [] : unheld(said, focus, holders, /[.;:(]/, ENDS_FOCUS);
}

/** Words behind a place, up to a seam, that none of these facts has. */
function unheld(
  said: WordList,
  from: number,
  holders: readonly FactIndex[],
  seam: RegExp,
  end = /^(?:who|which|welche|quien|wo|donde|where)$/,
  goesOn = (_place: number) => false,
): number[] {
  const added: number[] = [];
  for (let place = from + 1; place < said.words.length; place += 1) {
    const [before, word] = [said.words[place - 1], said.words[place]];
    const isSeam = seam.test(said.text.slice(before?.end, word?.at));
    if (word === undefined || (isSeam && !goesOn(place))) break;
    if (end.test(word.folded)) break;
    if (!word.isGlue && !holders.some((fact) => isFound(said, place, fact))) added.push(place);
  }
  return added;
}
