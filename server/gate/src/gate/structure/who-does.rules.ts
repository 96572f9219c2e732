import {
  type Alignment,
  type FactIndex,
  type Finding,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { deedsIn } from './subjects.rules.ts';

/**
 * "The owner won with a badger that I had worked on" told as "I won with a badger that the owner had worked on", and "a colleague keeps
 * it" told as "wrote the list and keeps it": a verb whose doer the fact names keeps that doer.
 */
export function compareWhoDoes(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const there = deedsIn(fact.list);
  if (!there.some(({ doer }) => doer === 'other')) return [];
  const here = deedsIn(said);
  const own = (place: number) => placesTold(said, alignment, fact, place);
  const isNamed = (by: number) =>
    said.words.some((_word, place) => own(place).includes(by)) || SOMEBODY.test(said.text);
  const turned = said.words.flatMap((_word, place) => {
    const before = there.filter(({ verb }) => own(place).includes(verb));
    const doers = new Set(before.map(({ doer }) => doer));
    if (before.length === 0 || doers.size > 1) return [];
    const now = here.filter(({ verb }) => verb === place);
    if (now.length > 0) return now.every(({ doer }) => !doers.has(doer)) ? [place] : [];
    // Another's deed that is told without them is told as one's own.
    return before.every(({ by, doer }) => doer === 'other' && !isNamed(by)) ? [place] : [];
  });
  return unprovenAt(said, turned, 'deed-contradicts');
}

const SOMEBODY =
  /(?<!\p{L})(?:somebody|someone|others?|jemand|andere[nr]?|alguien|otr[oa]s?|he|she|er|él|ella)(?!\p{L})/iu;

/** Where the fact has a word: little verbs, too, and those that belong to a phrase. */
function placesTold(said: WordList, alignment: Alignment, fact: FactIndex, place: number) {
  const same = fact.byKey.get(`=${said.words[place]?.folded ?? ''}`) ?? [];
  return [...same, ...placesOfWord(alignment, said, place, fact)];
}
