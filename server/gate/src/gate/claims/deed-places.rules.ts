import {
  type Alignment,
  type FactIndex,
  type Finding,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { deedsOf, drawnFrom, type Drawn } from './deeds.rules.ts';
import { isHow } from './adverbs.ts';

/** What a fact of several deeds says of one of them, and a sentence of the other: its object, how often, in what manner. */
export function compareDeedPlaces(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const drawn = drawnFrom(said, alignment, list);
  const moved = [...exchangedObjects(drawn, list), ...movedAdverbs(drawn)];
  return unprovenAt(said, [...new Set(moved.map(({ place }) => place))], 'deed-contradicts');
}

/** "Checked the orders and received the notes" where the fact says "received the orders and checked the notes". */
function exchangedObjects(drawn: readonly Drawn[], list: WordList): readonly Drawn[] {
  const deeds = deedsOf(list);
  const ofDeed = (deed: number) => drawn.filter(({ there }) => there === deed);
  // The first word of weight of a deed is its verb, or its noun.
  const headOf = (deed: number) => {
    const first = list.words.findIndex((word, at) => deeds[at] === deed && !word.isGlue);
    return drawn.find(({ at }) => at === first);
  };
  const all = [...new Set(deeds)];
  return all.flatMap((one) =>
    all.flatMap((other) => {
      const [head, second] = [headOf(one), headOf(other)];
      if (one >= other || head === undefined || second === undefined) return [];
      if (head.here === second.here) return [];
      const mine = ofDeed(other).filter(({ here }) => here === head.here);
      const theirs = ofDeed(one).filter(({ here }) => here === second.here);
      return mine.length > 0 && theirs.length > 0 ? [...mine, ...theirs] : [];
    }),
  );
}

/** "Checks invoices and reports costs monthly" where the fact says "checks invoices monthly and reports costs". */
function movedAdverbs(drawn: readonly Drawn[]): readonly Drawn[] {
  return drawn.filter((one) => {
    if (!isHow(one.word)) return false;
    const beside = drawn.filter((other) => other !== one && other.here === one.here);
    const own = drawn.filter((other) => other !== one && other.there === one.there);
    return (
      beside.length > 0 &&
      beside.every(({ there }) => there !== one.there) &&
      own.length > 0 &&
      own.every(({ here }) => here !== one.here)
    );
  });
}
