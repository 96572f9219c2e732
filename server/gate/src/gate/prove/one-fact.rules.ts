import type { FactIndex, WordList } from '@sastre/wording';
import { saysEarlier } from './anaphora.rules.ts';
import { countHits } from './context.rules.ts';
import type { EntryGround } from './ground.rules.ts';
import { judgeInTurns } from './judge-in-turns.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';

/** Facts that a sentence is tried with, and words that each must have of it. */
const MOST_FACTS = 2;
const FEWEST_HITS = 2;

/**
 * True for a sentence that tells one deed again, as a rewrite of it may: with nothing else, and nothing left out that limits it.
 * `spoken`: the entries that it speaks of; none: any.
 */
export function tellsOneFact(
  said: WordList,
  { cv, language, isPast = false }: SentenceGround,
  spoken: readonly EntryGround[],
): boolean {
  const hits = countHits(said, cv, () => false);
  const isOver = isPast || saysEarlier(said);
  const entries = (spoken.length > 0 ? spoken : cv.entries).filter(
    ({ path, isCurrent }) => path.startsWith('work') && !(isOver && isCurrent),
  );
  const facts = entries.flatMap((entry) =>
    [...entry.texts.values()].flatMap((own) => {
      const count = hits.get(own) ?? 0;
      return count < FEWEST_HITS || own.list.language !== language ? [] : [{ entry, own, count }];
    }),
  );
  return facts
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_FACTS)
    .some(({ entry, own }) => {
      const { header, months, years, durations } = entry;
      const ground = { own, closed: header, months, years, durations, year: cv.year };
      const text = withoutEmployer(said, entry);
      return judgeInTurns(text, ground, { language, mode: 'rewrite' }).length === 0;
    });
}

const AT = /^(?:at|with|for|in|bei|beim|en)$/;
const ARTICLE = /^(?:the|dem|der|den|el|la|los|las)$/;

/** "At Alder & Quill in York I wind bobbins" of a deed done there: without where, which its place in the CV says. */
function withoutEmployer({ words, text }: WordList, { names, header }: EntryGround): string {
  const isOf = (fact: FactIndex | undefined, at: number) =>
    fact?.byKey.has(`=${words[at]?.folded}`) === true &&
    /^[\p{Lu}\p{N}]/u.test(words[at]?.text ?? '');
  const endOf = (fact: FactIndex | undefined, from: number) => {
    const end = words.findIndex(({ isGlue }, at) => at >= from && !isGlue && !isOf(fact, at));
    const last = words.findLastIndex(
      (_word, at) => at < (end < 0 ? words.length : end) && isOf(fact, at),
    );
    return last < from ? undefined : last;
  };
  const first = words.findIndex((_word, at) => isOf(names, at));
  const tie = ARTICLE.test(words[first - 1]?.folded ?? '') ? first - 2 : first - 1;
  const last = endOf(names, first);
  if (first < 0 || last === undefined || !AT.test(words[tie]?.folded ?? '')) return text;
  const place = AT.test(words[last + 1]?.folded ?? '') ? endOf(header[2], last + 2) : undefined;
  const rest = text.slice(words[place ?? last]?.end).replace(/^,\s/, ' ');
  return `${text.slice(0, words[tie]?.at)}${rest}`.replace(/\s+/g, ' ').trim();
}
