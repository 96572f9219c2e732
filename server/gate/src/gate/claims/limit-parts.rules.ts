import {
  ADDS,
  type Hit,
  readPlacedAmounts,
  sameValue,
  type Word,
  type WordList,
} from '@sastre/wording';

/** One of some, folded. */
export const ONE = /^(?:one|einer|eine|eines|un[oa])$/;
/** True for a word that tells a part. */
export const isPartTold = ({ folded }: Word) =>
  /^(?:one|eine[rs]|uno|among|darunter|entre)$/.test(folded);

/** All numbers of a fact are told. */
export function arePartsTold(list: WordList, said: WordList): boolean {
  const here = readPlacedAmounts(said);
  return readPlacedAmounts(list).every((one) => here.some((other) => sameValue(one, other)));
}

const SHARE =
  /^(?:half|third|quarter|halfte|drittel|viertel|mitad|tercio|cuarta|kein(?:e[rs]?)?|none|ninguna|ninguno)$/;

/** "Two passed" for "two of them passed": the sentence counts the part, and the whole before it. */
export function isPartCounted(
  list: WordList,
  { from, to }: Omit<Hit, 'name'>,
  said: WordList,
): boolean {
  const isBeside = (places: readonly number[]) =>
    places.includes(from - 1) || places.includes(from - 2) || places.includes(to + 1);
  const [there, here] = [readPlacedAmounts(list), readPlacedAmounts(said)];
  const part = there.find(({ places }) => isBeside(places));
  const share = [from - 2, from - 1, to + 1, to + 2]
    .map((at) => list.words[at]?.folded ?? '')
    .find((folded) => SHARE.test(folded));
  const isShared =
    share !== undefined && said.words.some(({ folded }) => folded.startsWith(share.slice(0, 5)));
  const isOne = [from - 1, to + 1].some((at) => ONE.test(list.words[at]?.folded ?? ''));
  const others = there.filter((one) => one !== part && !one.isYear);
  const isKept = (one: (typeof there)[number]) => here.some((other) => sameValue(one, other));
  const isTold =
    part === undefined
      ? isShared || (isOne && said.words.some(({ folded }) => ONE.test(folded)))
      : isKept(part);
  const own = here.find((one) => part !== undefined && sameValue(one, part))?.at ?? 0;
  return isTold && others.every(isKept) && !ADDS.test(said.text.slice(0, own));
}

const HAD_NONE =
  /^(?:had|have|hatten|haben|tuvimos|tenemos|hemos) (?:no|not|never|none|kein\w*|nicht|nie|ningun\w*)$/;
const I_HAD = /(?<!\p{L})(?:I|ich|yo) (?:had|have|hatte|habe|tuve|tengo)(?!\p{L})/iu;

/** "We had no injuries", "that we have not launched", by what stands behind the "we": nothing that was done together, nor oneself alone. */
export function isNoneHad({ text }: WordList, behind: string): boolean {
  return HAD_NONE.test(behind) && !I_HAD.test(text);
}
