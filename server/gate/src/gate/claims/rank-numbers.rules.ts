import {
  type Alignment,
  type Amount,
  type FactIndex,
  type Finding,
  placesTold,
  readPlacedAmounts,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';

/** Words in front of the number of a rank, a licence or a class, folded. */
const RANK =
  /^(?:level|band|grade|class|category|cat|tier|stage|type|stufe|klasse|kategorie|grad|niveau|nivel|grado|categoria|clase|tipo|escala)$/;
/** How far behind its number the words of a title stand. */
const NEAR = 3;

/** "Rope access technician" where the fact says "Level 2 rope access technician": what is held is held at that rank. */
export function compareRankNumbers(
  said: WordList,
  alignment: Alignment,
  { list, amounts }: FactIndex,
): Finding[] {
  const here = readPlacedAmounts(said);
  const told = placesTold(alignment);
  const isBeside = ({ places }: Amount) => {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const behind = list.words.flatMap(({ isGlue, at }, place) => {
      const gap = list.text.slice(list.words[last]?.end, at);
      const isNear = place > last && place - last <= NEAR && !/[,.;:()]/.test(gap);
      return isNear && !isGlue ? [place] : [];
    });
    return [first - 2, ...behind].some((place) => told.has(place));
  };
  const isLost = amounts.some((amount) => {
    const before = list.words[(amount.places[0] ?? 0) - 1]?.folded ?? '';
    return RANK.test(before) && isBeside(amount) && !here.some((other) => sameValue(other, amount));
  });
  return isLost ? [unproven([], 'rank-contradicts')] : [];
}
