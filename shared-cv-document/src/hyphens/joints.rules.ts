/** What a first part of a German compound ends with before the next one begins: "Abweichungs|management". */
const LINKED = /(?:ungs|heits|keits|schafts|lings|tums|ions|täts)$/;
/** Syllables that begin a part: "Lager|bestände", "Förderband|antriebe". */
const BEGINS = new Set('ab an auf aus be bei ein ent her nach über unter ver vor'.split(' '));
/** Syllables that belong to what follows, but begin other words, too: "Planungs|in-genieurin". */
const LEANS = new Set([...BEGINS, ...'durch ge hin mit um un zer zu'.split(' ')]);
/** Here it ends a word instead: "Aufgabe", "Gewerbe". */
const ENDS_WORD = /(?:[aeiouäöüy]|gewer)[bg]e$/;
/** Letters of the shortest first part. */
const FIRST_PART = 4;
/** A break so near to a joint reads worse than one at the joint. */
const NEAR = 4;

/**
 * Places of a German word at which it may be broken, best first: near the joint of a compound there is none but the joint,
 * and none behind a syllable that belongs to what follows. A title is broken at joints alone, where it has any.
 */
export function besideJoints(
  word: string,
  places: readonly number[],
  isTitle: boolean,
): readonly number[] {
  const small = word.toLowerCase();
  const ends = [...places, small.length];
  const syllable = (at: number) => small.slice(places[at - 1] ?? 0, ends[at]);
  const leans = (at: number) =>
    at > 0 && LEANS.has(syllable(at)) && !ENDS_WORD.test(small.slice(0, ends[at]));
  const joints = places.filter((place, at) => {
    const before = small.slice(0, place);
    if (LINKED.test(before)) return true;
    const begins = at + 1 < places.length && BEGINS.has(syllable(at + 1)) && leans(at + 1);
    return begins && before.length >= FIRST_PART && !leans(at);
  });
  if (isTitle && joints.length > 0) return joints;
  return places.filter(
    (place, at) =>
      joints.includes(place) ||
      (!leans(at) && joints.every((joint) => Math.abs(joint - place) > NEAR)),
  );
}
