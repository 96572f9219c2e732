import { isBehindSign, type WordList } from '../words/units.rules.ts';
import { type Finding, unprovenAt } from './finding.ts';

const PARTICLE = /^(?:ab|an|auf|aus|ein|fest|her|hin|um|vor|weg|zu|zuruck|zusammen)$/;
const JOINED =
  /^(ab|an|auf|aus|ein|fest|her|hin|um|vor|weg|zu|zuruck|zusammen)(?:ge|zu)?(\p{L}{4,})$/u;
/** Letters by which forms of one verb are known. */
const BEGINNING = 4;

interface Parted {
  place: number;
  particle: string;
  /** Beginnings that the verb may have. */
  verbs: readonly string[];
}

/** Particles that end a clause, with the beginnings of all words of it that may be their verb. */
function partedIn(list: WordList): Parted[] {
  const { words } = list;
  return words.flatMap(({ folded }, place) => {
    const next = words[place + 1];
    const isLast = next === undefined || isBehindSign(list, place + 1) || next.folded === 'und';
    if (!isLast || !PARTICLE.test(folded)) return [];
    const from = words.findLastIndex(
      (_word, at) => at <= place && (at === 0 || isBehindSign(list, at)),
    );
    const verbs = words
      .slice(from, place)
      .filter(({ text, isGlue }, at) => !isGlue && (at === 0 || /^\p{Ll}/u.test(text)))
      .map((word) => word.folded.slice(0, BEGINNING));
    return [{ place, particle: folded, verbs }];
  });
}

/** "Stelle die Pumpen ab" where the fact says "einstellen": one verb with another particle does something else. */
export function comparePartedVerbs(said: WordList, list: WordList): Finding[] {
  if (said.language !== 'de' || list.language !== 'de') return [];
  const parted = partedIn(said);
  if (parted.length === 0) return [];
  const there = [
    ...list.words.flatMap(({ folded }) => {
      const [, particle, verb = ''] = JOINED.exec(folded) ?? [];
      return particle === undefined ? [] : [{ particle, verbs: [verb.slice(0, BEGINNING)] }];
    }),
    ...partedIn(list),
  ];
  const moved = parted.filter(({ particle, verbs }) => {
    const same = there.filter((one) => one.verbs.some((verb) => verbs.includes(verb)));
    return same.length > 0 && same.every((one) => one.particle !== particle);
  });
  return unprovenAt(
    said,
    moved.map(({ place }) => place),
    'deed-contradicts',
  );
}
