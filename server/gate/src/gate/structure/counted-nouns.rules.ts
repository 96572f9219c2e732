import {
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  foldInPlace,
  readPlacedAmounts,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';

/** "The three sopranos' costumes": what a number counts has the costumes. */
const OWNS =
  /^ (?:(?!(?:of|in|on|at|for|from|with|and|or|by|to) )\p{L}+ ){0,2}?\p{L}+['’](?:s(?!\p{L}))?(?=\s|$)/u;
/** "Six of them", folded, right behind a number. */
const OF_THEM =
  /^ (?:of (?:them|these|those|which|whom)|davon|von (?:ihnen|denen|diesen)|de (?:ell[oa]s|est[oa]s|es[oa]s|(?:los|las) (?:cuales|que)))(?!\p{L})/u;
const BEFORE_IT = /(?<!\p{L})(?:davon|von denen|de (?:ell[oa]s|(?:los|las) cuales)) $/u;
/** No noun: what was done with them, folded. */
const NO_NOUN =
  /(?:ed|ly|ing|lich)$|^(?:in|on|at|were|was|are|had|have|wurden?|waren|sind|fueron|son|eran|se)$/;

/** A number counts one noun: told of another one, though that stands in its fact, it is another claim. */
export function compareCountedNouns(said: WordList, fact: FactIndex): Finding[] {
  const wrong = readPlacedAmounts(said).filter((amount) => {
    if (amount.isYear || amount.unit !== 'plain') return false;
    const same = fact.amounts.filter((other) => !other.isYear && sameValue(other, amount));
    const [own] = same;
    if (own === undefined || same.length > 1) return false;
    return isOfOwner(said, amount, own, fact) || isOfWhole(said, amount, own, fact);
  });
  return wrong.length > 0
    ? [
        unproven(
          wrong.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}

/** "The three actors' wigs" where the fact says "the actor's three wigs", and the other way round. */
function isOfOwner(said: WordList, amount: Amount, own: Amount, fact: FactIndex): boolean {
  if (said.language !== 'en' || fact.list.language !== 'en') return false;
  const [here, there] = [ownerOf(said, amount), ownerOf(fact.list, own)];
  // "Two engineers' requests" are requests of two engineers, too.
  const isCounted = (list: WordList, one: Amount, isOwner: (at: number) => boolean) =>
    nearOf(list, one).some(isOwner);
  if (here >= 0 && there < 0) {
    const places = findAt(said, here, fact);
    return places.length > 0 && !isCounted(fact.list, own, (at) => places.includes(at));
  }
  if (here >= 0 || there < 0 || amount.counted.length === 0) return false;
  return !isCounted(said, amount, (at) => findAt(said, at, fact).includes(there));
}

/** Place of the owner that a number counts; -1: it counts no owner. */
function ownerOf({ words, text }: WordList, { end }: Amount): number {
  const found = OWNS.exec(text.slice(end));
  if (found === null) return -1;
  const to = end + found[0].length;
  return words.findLastIndex(({ at }) => at < to);
}

const nearOf = ({ words }: WordList, { places }: Amount) => {
  const last = places.at(-1) ?? 0;
  return words.flatMap((_word, at) => (at > last && at <= last + NEAR ? [at] : []));
};
const NEAR = 3;

/** "Closed six valves" where the fact says "closed valves on six of them": of what the number before counts. */
function isOfWhole(said: WordList, amount: Amount, own: Amount, fact: FactIndex): boolean {
  const { list, amounts } = fact;
  if (!isPart(list, own) || isPart(said, amount)) return false;
  const whole = amounts.findLast(({ at, isYear }) => at < own.at && !isYear);
  const next = (amount.places.at(-1) ?? 0) + 1;
  const noun = said.words[next];
  const isNoun =
    noun !== undefined &&
    !noun.isGlue &&
    !NO_NOUN.test(noun.folded) &&
    /^\s$/.test(said.text.slice(amount.end, noun.at)) &&
    (said.language !== 'de' || /^\p{Lu}/u.test(noun.text));
  if (whole === undefined || !isNoun) return false;
  const places = findAt(said, next, fact);
  const isOfIts = own.counted.some((word) => places.includes(list.words.indexOf(word)));
  const isWhole = whole.counted.some((word) => places.includes(list.words.indexOf(word)));
  return places.length > 0 && !isWhole && !isOfIts;
}

function isPart({ text }: WordList, { at, end }: Amount): boolean {
  const plain = foldInPlace(text);
  return OF_THEM.test(plain.slice(end)) || BEFORE_IT.test(plain.slice(0, at));
}
