import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace, readPlacedAmounts } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';
import { daysOf } from './periods.rules.ts';

/** What is counted, by its head and what goes with it; stems, folded. */
interface Counted {
  head: string;
  others: readonly string[];
}

const OF = /^(?:of|with|for|from|at|de|del|con|para)$/;
const ARTICLE = /^(?:the|their|our|its|el|la|los|las|sus?|nuestr[oa]s)$/;
const DEED = /(?:ed|ing)$/;
/** Letters that a part of a compound has at least. */
const PART = 4;
/** Words that what is counted is told by. */
const REACH = 4;

const stemOf = (word: string) =>
  word.replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{3})(?:es|s|e)$/u, '');

/** The nouns behind each number: of a row of English ones the last is counted, of Spanish ones the first. */
function countedIn(list: WordList, language: Language): Counted[] {
  const { words, text } = list;
  return readPlacedAmounts(list).flatMap(({ isYear, unit, places }) => {
    const first = (places.at(-1) ?? -2) + 1;
    if (isYear || unit === 'percent' || first < 1) return [];
    // "Nine years' experience" is "nine years of experience".
    if (words.slice(first - 1, first + 2).some(({ folded }) => daysOf(folded) !== undefined))
      return [];
    const row: string[] = [];
    let at = first;
    const isNext = () =>
      words[at] !== undefined &&
      /^[ '’]*s?[ '’]*$/.test(text.slice(words[at - 1]?.end, words[at]?.at));
    for (; at < first + REACH && isNext(); at += 1) {
      const folded = words[at]?.folded ?? '';
      if (words[at]?.isGlue === true || OF.test(folded) || DEED.test(folded)) break;
      row.push(stemOf(folded));
    }
    let behind = at + 1;
    if (ARTICLE.test(words[behind]?.folded ?? '')) behind += 1;
    const other = OF.test(words[at]?.folded ?? '') ? words[behind]?.folded : undefined;
    const head = language === 'en' ? row.at(-1) : row[0];
    if (head === undefined) return [];
    const rest = language === 'en' ? row.slice(0, -1) : row.slice(1);
    return [{ head, others: other === undefined ? rest : [...rest, stemOf(other)] }];
  });
}

/** "12 trailer customers" where the fact says "12 customer trailers": what is counted has changed places with what goes with it. */
export function compareExchangedHeads(said: WordList, list: WordList): Finding[] {
  const { language } = said;
  if (language === 'de') return exchangedCompounds(said, list);
  // A short text may be taken for one of another language; words of two languages are no exchange.
  const [here, there] = [countedIn(said, language), countedIn(list, language)];
  const wrong = here.filter(
    ({ head, others }) =>
      !there.some((own) => own.head === head) &&
      there.some((own) => own.others.includes(head) && others.includes(own.head)),
  );
  return wrong.length > 0 ? [unproven([], 'number-contradicts')] : [];
}

const LINK = /(?:en|er|es|e|n|s)$/;
const nounsOf = ({ words }: WordList) =>
  words.filter(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text) && text.length >= PART * 2);

/** "Anhängerkunden" for "Kundenanhänger". */
function exchangedCompounds(said: WordList, list: WordList): Finding[] {
  const own = nounsOf(list).map(({ text }) => foldInPlace(text));
  const turned = nounsOf(said).filter(({ text }) => {
    const word = foldInPlace(text);
    return !own.includes(word) && own.some((other) => isTurned(word, other));
  });
  return turned.length > 0
    ? [
        unproven(
          turned.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}

function isTurned(word: string, other: string): boolean {
  for (let cut = PART; cut <= other.length - PART; cut += 1) {
    const [one, two] = [bare(other.slice(0, cut)), bare(other.slice(cut))];
    if (one.length < PART || two.length < PART || one === two) continue;
    if (!word.startsWith(two)) continue;
    const end = new RegExp(`^(?:en|er|es|e|n|s)?${one}(?:e[nrs]?|n|s)?$`);
    if (end.test(word.slice(two.length))) return true;
  }
  return false;
}

const bare = (part: string) => (part.length > PART ? part.replace(LINK, '') : part);
