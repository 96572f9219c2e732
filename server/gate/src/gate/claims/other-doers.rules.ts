import {
  type Alignment,
  type FactIndex,
  type Finding,
  placesOfWord,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { verbsOf } from './clause-doers.rules.ts';

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
  const places = new Set([...turned, ...exchanged].map(({ place }) => place));
  const isTurnedThen = isThen && !isExchanged && isAfter(said) && isAfter(list);
  return [
    ...unprovenAt(said, [...places], 'deed-contradicts'),
    ...(isTurnedThen ? [unproven([], 'direction-contradicts')] : []),
  ];
}

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
