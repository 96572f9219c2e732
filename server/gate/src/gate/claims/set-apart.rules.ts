import { isDeedByForm, partsBy, type WordList } from '@sastre/wording';
import { isDeed } from './deeds.rules.ts';
import { isAdverbial, isOneDeed, isPeriod, limitsNext, type Pair } from './piece-places.rules.ts';
import type { Piece } from './pieces.rules.ts';

const ENDS = [/[;.]\s/g, /[,;.]\s/g];

/** Pieces by the sentences, or the parts between signs, where each tells parts of the fact of its own. */
export function clausesApart(pair: Pair, pieces: readonly Piece[]): (readonly Piece[])[] {
  return (
    ENDS.map((end) => partsApart(pair, pieces, end)).find((parts) => parts.length > 1) ?? [pieces]
  );
}

function partsApart({ said, list }: Pair, pieces: readonly Piece[], end: RegExp) {
  const [here, there] = [partsBy(said, end), partsBy(list, end)];
  const own = Map.groupBy(pieces, ({ from }) => here[from]);
  const parts = [...own.values()].map((some) => new Set(some.map(({ first }) => there[first])));
  const count = parts.reduce((sum, { size }) => sum + size, 0);
  const isApart =
    count === new Set(parts.flatMap((one) => [...one])).size &&
    pieces.every(({ from, to }) => here[from] === here[to]);
  return isApart ? [...own.values()] : [pieces];
}

const isPastForm = ({ words }: WordList, at: number) =>
  words[at] !== undefined && isDeedByForm(words[at], 'de');

const isBehindComma = ({ text, words }: WordList, from: number, to: number) =>
  text.slice(words[from]?.end, words[to]?.at).includes(',');

/** How many pieces at the beginning are set apart from all that follows: an adverbial told first, a German deed told by its noun. */
export function countSetApart({ said, list }: Pair, pieces: readonly Piece[]): number {
  const [first] = pieces;
  if (first === undefined || pieces.length < 2) return 0;
  const end = Math.max(...pieces.map(({ last }) => last));
  const isNoun =
    said.language === 'de' &&
    first.first === end &&
    isPastForm(list, end) &&
    isDeed(said, first.from);
  if (isNoun) return 1;
  const sign = pieces.findIndex(
    ({ from }, index) => index > 0 && isBehindComma(said, pieces[index - 1]?.to ?? 0, from),
  );
  return [sign, 1].find((count) => count > 0 && isSetApart({ said, list }, pieces, count)) ?? 0;
}

/** One adverbial of the fact, told before the deed that it stood behind. */
function isSetApart({ said, list }: Pair, pieces: readonly Piece[], count: number): boolean {
  const [own, rest] = [pieces.slice(0, count), pieces.slice(count)];
  const [[first], [next]] = [own, rest];
  if (first === undefined || next === undefined) return false;
  const from = Math.min(...own.map((one) => one.first));
  const to = Math.max(...own.map(({ last }) => last));
  const told = { ...first, first: from, last: to };
  return (
    from > next.first &&
    !limitsNext(list, next.first) &&
    rest.every(({ first: at, last }) => last < from || at > to) &&
    (isAdverbial({ said, list }, told) || isPeriod(list, told)) &&
    (isOneDeed(list) || rest.every((one) => one.first >= next.first))
  );
}
