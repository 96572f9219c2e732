import { foldInPlace } from '../words/same-length.rules.ts';

/** Words of a text that is told whole. */
const MOST_WORDS = 22;
/** Fewer say too little to stand for all of it. */
const FEWEST_WORDS = 5;

/** Where a clause ends: at its signs, and before what explains. */
const CLAUSE =
  /[,;:](?=\s)|\s(?=[–—-]\s|\()|\s(?=(?:but|so|while|which|who|because|if|aber|damit|weil|wenn|pero|para que|porque|si)\s)/gu;
/** Where it is joined with more of its kind. */
const JOINT = /\s(?=(?:and|or|und|oder|sowie|y|e|o)\s)/gu;

/** A text that is told whole where it is short; a long one up to the end of a clause, never in the midst of one where it has an end. */
export function upToClause(text: string): string {
  const words = [...text.matchAll(/\S+/g)];
  const endOf = (place: number) => {
    const word = words[place];
    return word === undefined ? text.length : word.index + word[0].length;
  };
  if (words.length <= MOST_WORDS) return text;
  const most = endOf(MOST_WORDS - 1);
  const folded = foldInPlace(text);
  const lastOf = (border: RegExp) =>
    [...folded.matchAll(border)]
      .map(({ index }) => index)
      .filter((at) => at >= endOf(FEWEST_WORDS - 1) && at <= most && !isInside(text, at))
      .at(-1);
  return text.slice(0, lastOf(CLAUSE) ?? lastOf(JOINT) ?? most);
}

/** Within brackets a sign ends no clause of the whole. */
function isInside(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
