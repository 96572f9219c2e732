import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import type { WordList } from '../words/units.rules.ts';
import { isHow } from './adverbs.ts';
import { deedsOf, drawnFrom, type Drawn } from './deeds.rules.ts';
import { findRows } from './find-rows.rules.ts';
import { LIMITS_IN_FACT, LIMITS_SAID } from './limits.rules.ts';
import { JOINS } from './slots.ts';

/** What a fact of several deeds says of one of them, and a sentence of the other: its object, how often, in what manner, with whose help. */
export function compareDeedPlaces(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const drawn = drawnFrom(said, alignment, list);
  const moved = [...exchangedObjects(drawn, list), ...movedAdverbs(drawn)];
  const helped = movedHelp(said, drawn, list);
  return unprovenAt(
    said,
    [...new Set([...moved, ...helped].map(({ place }) => place))],
    'deed-contradicts',
  );
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

const HELP = /^(?:help|part taken)$/;
/** What one helps at may be named first, behind its preposition; folded. */
const AT: Record<Language, RegExp> = {
  en: /^(?:with|in|during|before|after|at|on|when|while)$/,
  de: /^(?:bei|beim|an|am|wahrend|zu|zur|zum|in|im|vor|nach|mit)$/,
  es: /^(?:en|con|durante|antes|despues|al?|junto)$/,
};

/** "Helped with the stock and ordered medicines" where the fact says "helped with ordering medicines and the stock". */
function movedHelp(said: WordList, drawn: readonly Drawn[], list: WordList): readonly Drawn[] {
  const rowsOf = (limits: typeof LIMITS_SAID, one: WordList) =>
    findRows(limits, one.words, one.language).filter(({ name }) => HELP.test(name));
  const [there] = rowsOf(LIMITS_IN_FACT, list);
  const here = rowsOf(LIMITS_SAID, said);
  const [deeds, own] = [deedsOf(list), deedsOf(said)];
  if (there === undefined || here.length === 0) return [];
  // Only where the deed begins with the help: "with the help of a colleague" may stand anywhere.
  const isHead = list.words
    .slice(0, there.from)
    .every((word, at) => word.isGlue || deeds[at] !== deeds[there.from]);
  if (!isHead) return [];
  const helping = new Set(here.flatMap(({ from, to }) => [own[from], own[to]]));
  const isHelp = ({ place }: Drawn) => here.some(({ from, to }) => place >= from && place <= to);
  return drawn.filter(
    (one) =>
      one.there === deeds[there.from] &&
      one.at > there.to &&
      !isHelp(one) &&
      !helping.has(one.here) &&
      isDeedApart(said, drawn, one.there, one.here),
  );
}

/** A part that tells a deed of one's own beside the help: joined to it, and not what stands behind the preposition of what one helps at. */
function isDeedApart(said: WordList, drawn: readonly Drawn[], deed: number, part: number): boolean {
  const own = deedsOf(said);
  const isJoin = (at: number) => JOINS[said.language].test(said.words[at]?.folded ?? '');
  const isJoined = own.some((one, at) => one !== own[at - 1] && isJoin(at - 1));
  const first = own.indexOf(part);
  const head = said.words.findIndex((word, at) => at >= first && !word.isGlue);
  const isOther = drawn.some(({ place, there }) => place === head && there !== deed);
  return isJoined && !isOther && !AT[said.language].test(said.words[first]?.folded ?? '');
}
