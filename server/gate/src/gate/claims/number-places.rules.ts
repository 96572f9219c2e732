import {
  type Alignment,
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  oncePerList,
  partsBy,
  patternOf,
  readPlacedAmounts,
  sameValue,
  unprovenWords,
  type Word,
  type WordList,
} from '@sastre/wording';

const SEAM = /[,;:.()]\s|[()]|(?<!\p{L})(?:and|und|y|sowie|while|mientras)(?!\p{L})/giu;

/** The part between two signs or joining words that each word stands in, by its number. */
const partsOf = oncePerList((list: WordList): readonly number[] => partsBy(list, SEAM));

/**
 * Numbers of one kind that changed places ("groups at 80 percent, office at 20"), and a number that counts but the first or the
 * second word of what it counts in the fact ("130 tables" for "130 table columns").
 */
export function compareNumberPlaces(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): Finding[] {
  const numbers = readPlacedAmounts(said).filter(({ isYear }) => !isYear);
  const wrong = numbers.filter((amount) => {
    const same = fact.amounts.filter((other) => !other.isYear && sameValue(other, amount));
    const [own] = same;
    if (own === undefined || same.length > 1) return false;
    return (
      isOfOther(said, amount, { matched, own, fact }) || isHeadLost(said, amount, { own, fact })
    );
  });
  return unprovenWords(
    wrong.map(({ text }) => text),
    'number-contradicts',
  );
}

/** All that its part of the sentence tells stands with another number of its kind in the fact. */
function isOfOther(
  said: WordList,
  amount: Amount,
  { matched, own, fact }: { matched: Alignment['matched']; own: Amount; fact: FactIndex },
): boolean {
  // Plain numbers are compared with what they count.
  if (own.unit === 'plain') return false;
  const [here, there] = [partsOf(said), partsOf(fact.list)];
  const part = here[amount.places[0] ?? -1];
  const rivals = fact.amounts.filter(
    (other) => other !== own && other.unit === own.unit && !other.isYear,
  );
  const partOf = ({ places }: Amount) => there[places[0] ?? -1];
  if (rivals.length === 0 || rivals.some((rival) => partOf(rival) === partOf(own))) return false;
  const counting = new Set(fact.amounts.flatMap(({ places }) => places));
  const drawn = [...matched].flatMap(([place, { fact: which, places, from }]) =>
    which === 0 && from === place && here[place] === part && said.words[place]?.isGlue === false
      ? [places.filter((at) => !counting.has(at)).map((at) => there[at])]
      : [],
  );
  const told = drawn.filter((parts) => parts.length > 0);
  return (
    told.length > 0 &&
    told.every((parts) => !parts.includes(partOf(own))) &&
    rivals.some((rival) => told.every((parts) => parts.includes(partOf(rival))))
  );
}

const MEASURES = patternOf('light-words.measures');

/** Verbs and adverbs behind what is counted. */
const IS_VERB =
  /(?:ed|ing|ly)$|^(?:instead|later|earlier|ago|each|apiece|together|altogether|ahead)$/;

/** English and Spanish count by the whole of a name of two words; German writes it as one. */
function isHeadLost(
  said: WordList,
  amount: Amount,
  { own, fact }: { own: Amount; fact: FactIndex },
): boolean {
  const { list } = fact;
  if (list.language === 'de' || said.language !== list.language) return false;
  const first = (own.places.at(-1) ?? -2) + 1;
  const [one, other] = list.words.slice(first, first + 2);
  const [counted] = amount.counted;
  if (one === undefined || other === undefined || counted === undefined) return false;
  // "62 care home residents": the last word of the name, however long it is.
  let last = first + 1;
  const isLong = list.language === 'en' && !MEASURES.test(one.folded);
  while (isLong && isOfName(list, last)) last += 1;
  const isName = [one, other].every(
    (word: Word) => !word.isGlue && word.folded !== 'without' && !/\d/.test(word.folded),
  );
  const isTight = list.text.slice(own.end, other.end) === ` ${one.text} ${other.text}`;
  if (!isName || !isTight || IS_VERB.test(other.folded)) return false;
  const at = said.words.indexOf(counted);
  const places = findAt(said, at, fact);
  const isSaid = (place: number) =>
    said.words.some((word, index) => !word.isGlue && findAt(said, index, fact).includes(place));
  // In English the last word says what is counted, in Spanish the first.
  const [head, rest] = list.language === 'en' ? [last, first] : [first, first + 1];
  return places.includes(rest) && !places.includes(head) && !isSaid(head);
}

/** True for a noun that another one follows in the same name. */
function isOfName({ words, text }: WordList, place: number): boolean {
  const [word, next] = words.slice(place, place + 2);
  if (word === undefined || next === undefined || next.isGlue || word.isGlue) return false;
  return !IS_VERB.test(next.folded) && /^ \p{Ll}+$/u.test(text.slice(word.end, next.end));
}
