import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unprovenWords,
  type WordList,
  wayOf,
} from '@sastre/wording';

/** Little words, folded, that point one way or the other: in time, at an end of a span, above or below, up or down. */
const WAYS: Readonly<
  Record<string, readonly [one: Record<Language, string>, other: Record<Language, string>]>
> = {
  time: [
    { en: 'before', de: 'vor bevor', es: 'antes' },
    { en: 'after following', de: 'nach nachdem', es: 'despues tras' },
  ],
  end: [
    { en: 'since', de: 'seit', es: 'desde' },
    { en: 'until till', de: 'bis', es: 'hasta' },
  ],
  side: [
    { en: 'over above', de: 'uber oberhalb', es: 'sobre encima' },
    { en: 'under below', de: 'unter unterhalb', es: 'bajo debajo' },
  ],
  height: [
    { en: 'up', de: 'hinauf herauf rauf', es: 'arriba' },
    { en: 'down', de: 'hinab hinunter herunter runter', es: 'abajo' },
  ],
};

interface Pointer {
  axis: string;
  way: 0 | 1;
}

const POINTERS = new Map(
  (['en', 'de', 'es'] as const).map((language) => [
    language,
    new Map(
      Object.entries(WAYS).flatMap(([axis, ways]) =>
        ways.flatMap((words, way) =>
          words[language].split(' ').map((word) => [word, { axis, way } as Pointer] as const),
        ),
      ),
    ),
  ]),
);

const FROM = /^(?:from|von|vom|desde|del?)$/;
/** How far behind such a word stands what it points to. */
const REACH = 4;

const pointerAt = ({ words, language }: WordList, place: number) =>
  POINTERS.get(language)?.get(words[place]?.folded ?? '');

/** "Before the merger" where the fact says "after the merger": what a little word points to, it points to from the same side. */
export function compareOpposites(
  said: WordList,
  { matched }: Alignment,
  { list, amounts }: FactIndex,
): Finding[] {
  const here = readPlacedAmounts(said);
  const placesIn = (place: number): readonly number[] => {
    const found = matched.get(place);
    if (found !== undefined) return found.fact === 0 ? found.places : [];
    const number = here.find(({ places }) => places.includes(place));
    return number === undefined
      ? []
      : amounts.flatMap((one) => (sameValue(one, number) ? one.places.slice(0, 1) : []));
  };
  const turned = said.words.filter((_word, place) => {
    const pointer = pointerAt(said, place);
    if (pointer === undefined || pointsBothWays(list, pointer.axis)) return false;
    if (pointer.axis === 'height' && FROM.test(said.words[place + 1]?.folded ?? '')) {
      const way = wayOf(here);
      if (way !== undefined && way === pointer.way) return true;
    }
    const own = governed(said, place)
      .map(placesIn)
      .find((places) => places.length > 0);
    const there = (own ?? []).flatMap((at) => pointersBefore(list, at));
    const onAxis = there.filter(({ axis }) => axis === pointer.axis);
    return onAxis.length > 0 && onAxis.every(({ way }) => way !== pointer.way);
  });
  return unprovenWords(
    turned.map(({ text }) => text),
    'direction-contradicts',
  );
}

/** "Before and after the work": from either side. */
function pointsBothWays(list: WordList, axis: string): boolean {
  return list.words.some((_word, place) => {
    const [one, other] = [pointerAt(list, place), pointerAt(list, place + 2)];
    const isJoined = /^(?:and|und|y)$/.test(list.words[place + 1]?.folded ?? '');
    return isJoined && one?.axis === axis && other?.axis === axis && one.way !== other.way;
  });
}

/** Places of the words behind one, up to the first of weight that its part of the sentence has. */
function governed(list: WordList, from: number): number[] {
  const places: number[] = [];
  for (let place = from + 1; place <= from + REACH; place += 1) {
    const word = list.words[place];
    if (word === undefined || isBehindSign(list, place)) break;
    if (!word.isGlue) places.push(place);
  }
  return places;
}

/** Such words before a place, with nothing of weight between. */
function pointersBefore(list: WordList, at: number): Pointer[] {
  const found: Pointer[] = [];
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = list.words[place];
    if (word === undefined || isBehindSign(list, place + 1)) break;
    const pointer = pointerAt(list, place);
    if (pointer !== undefined) found.push(pointer);
    if (pointer !== undefined || !word.isGlue) break;
  }
  return found;
}
