import {
  type Alignment,
  type FactIndex,
  type Finding,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** What makes a region, a rank or a thing smaller as the first part of a German compound, folded. */
const SMALLER =
  /^(?:sud|nord|ost|west|mittel|zentral|teil|halb|hilfs|aushilfs|vize|neben|jung|mit)(?:ost|west)?-?$/;
/** The same in front of a name, folded. */
const PART_OF =
  /^(?:(?:north|south|east|west)(?:ern)?|central|upper|lower|mid|(?:nord|sud|ost|west)lich\p{L}*|norte|sur|este|oeste|centro)$/u;

/** "Niedersachsen" where the fact says "Südniedersachsen", "England" where it says "northern England": the whole for a part. */
export function compareRegions(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const spoken = new Set(said.words.map(({ folded }) => folded));
  const isWider = (own: Word, at: number) => {
    const fact = list.words[at];
    if (fact === undefined) return false;
    const cut = fact.folded.length - own.folded.length;
    const front = fact.folded.slice(0, Math.max(0, cut));
    if (list.language === 'de' && fact.folded.endsWith(own.folded) && SMALLER.test(front)) {
      return ![...spoken].some((word) => word !== own.folded && word.startsWith(front.slice(0, 3)));
    }
    const before = list.words[at - 1];
    const isName =
      /^\p{Lu}/u.test(fact.text) && /^[\s-]$/.test(list.text.slice(before?.end, fact.at));
    return (
      isName &&
      before !== undefined &&
      PART_OF.test(before.folded) &&
      ![...spoken].some((word) => word.startsWith(before.folded.slice(0, 4)))
    );
  };
  const wider = [...matched].flatMap(([place, { fact, places, from }]) => {
    const own = said.words[place];
    const isTelling = fact === 0 && from === place && own !== undefined && !own.isGlue;
    return isTelling && places.some((at) => isWider(own, at)) ? [place] : [];
  });
  return unprovenAt(said, wider, 'deed-contradicts');
}
