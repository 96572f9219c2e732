import {
  type Alignment,
  type FactIndex,
  type Finding,
  placesOfWord,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { type ClauseVerb, FIRST, verbsOf } from './clause-doers.rules.ts';

/** Words, folded, of who oversees, or hears, what is one's own deed: other rules compare them. */
const BEFORE_SOMEBODY = /^(?:under|unter|bajo|ante)$/;

/**
 * "Ordered the media that the analysts prepared" where the fact says "prepared the media that the analysts ordered": what one did is
 * another's here, or the other way round, in whatever clause; or two deeds changed places as what is told and what it hangs on.
 */
export function compareOtherDoers(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  if ([said, list].some(({ words }) => words.some(({ folded }) => BEFORE_SOMEBODY.test(folded))))
    return [];
  const [here, there] = [verbsOf(said), verbsOf(list)];
  const pairs = [...here].flatMap(([place, now]) => {
    const [at, ...more] = placesOfWord(alignment, said, place, fact);
    const before = at === undefined || more.length > 0 ? undefined : there.get(at);
    return before === undefined ? [] : [{ place, now, before }];
  });
  const turned = pairs.filter(
    ({ now, before }) =>
      now.doer !== undefined && before.doer !== undefined && now.doer !== before.doer,
  );
  const raised = pairs.filter(({ now, before }) => before.isHung && !now.isHung);
  const hung = pairs.filter(({ now, before }) => !before.isHung && now.isHung);
  const isExchanged = raised.length > 0 && hung.length > 0;
  const isThen = isAfterWhich(said) !== isAfterWhich(list);
  // "The studio adopted the list that I proposed": each did the same as before.
  const isSame = [...raised, ...hung].every(
    ({ now, before }) => now.doer !== undefined && now.doer === before.doer,
  );
  const exchanged = isExchanged && !isThen && !isSame ? [...raised, ...hung] : [];
  const changed = changedPlaces({ said, here }, { list, there }, (place) =>
    placesOfWord(alignment, said, place, fact),
  );
  const places = new Set([...[...turned, ...exchanged].map(({ place }) => place), ...changed]);
  const isTurnedThen = isThen && !isExchanged && isAfter(said) && isAfter(list);
  return [
    ...unprovenAt(said, [...places], 'deed-contradicts'),
    ...(isTurnedThen ? [unproven([], 'direction-contradicts')] : []),
  ];
}

/** "Fabriqué máquinas revisadas" where the fact says "revisé máquinas fabricadas": what was done already is what one does, and the other way round. */
function changedPlaces(
  { said, here }: { said: WordList; here: ReadonlyMap<number, ClauseVerb> },
  { list, there }: { list: WordList; there: ReadonlyMap<number, ClauseVerb> },
  placesOf: (place: number) => readonly number[],
): number[] {
  const isOwn = ({ words }: WordList, at: number) => FIRST.test(words[at]?.text ?? '');
  const isDone = ({ words }: WordList, verb: ClauseVerb | undefined, at: number) =>
    verb?.isHung ?? DONE.test(words[at]?.folded ?? '');
  if (said.language !== 'es' || list.language !== 'es') return [];
  const places = [...said.words.keys()];
  const isLowered = places.some(
    (place) =>
      isDone(said, here.get(place), place) && placesOf(place).some((at) => isOwn(list, at)),
  );
  const isTheirs = ({ words }: WordList, at: number) =>
    THEY_DID.test(words[at]?.text ?? '') && words[at - 1]?.folded !== 'se';
  const isRaised = (at: number) => !isOwn(list, at) && isDone(list, there.get(at), at);
  const isOneVerb = (place: number, at: number) =>
    said.words[place]?.folded.slice(0, BEGINNING) === list.words[at]?.folded.slice(0, BEGINNING);
  return places.filter((place) =>
    placesOf(place).some((at) =>
      isOwn(said, place)
        ? isTheirs(list, at) || (isLowered && isRaised(at))
        : isTheirs(said, place) && isOwn(list, at) && isOneVerb(place, at),
    ),
  );
}

/** Letters that forms of one Spanish verb have in common. */
const BEGINNING = 5;
const THEY_DID = /(?:aron|ieron)$/;
const DONE = /(?:ad|id)[oa]s?$/;

const AFTER = /^(?:after|nach|nachdem|wonach|woraufhin|tras|despues)$/;

function isAfter({ words }: WordList): boolean {
  return words.some(({ folded }) => AFTER.test(folded));
}

/** What follows comes later: "after" and "after which" tell two deeds in turned order. */
function isAfterWhich({ words }: WordList): boolean {
  return words.some(({ folded }, place) => {
    const next = `${words[place + 1]?.folded ?? ''} ${words[place + 2]?.folded ?? ''}`;
    return (
      /^(?:wonach|woraufhin)$/.test(folded) ||
      (AFTER.test(folded) && /^(?:which |lo (?:que|cual)$|l[ao]s? cual)/.test(next))
    );
  });
}
