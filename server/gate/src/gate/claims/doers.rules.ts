import type { Language } from '@sastre/shared-contracts/api';
import { BY, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  clausesOf,
  type FactIndex,
  type Finding,
  isBehindSign,
  textsAt,
  unprovenWords,
  type Word,
  type WordList,
} from '@sastre/wording';
import { isPerson } from './people.ts';

/** A deed of somebody else that a fact tells: who did it, and the words of the deed. */
interface OtherDeed {
  doer: number;
  deed: readonly number[];
}

/** How far before a noun its preposition stands. */
const REACH = 3;

/** How a noun stands in its clause: as the one who does it, behind a "by", or governed by another word. */
export function caseOf(list: WordList, place: number): 'subject' | 'by' | 'object' {
  const { words, text, language } = list;
  const own = words[place];
  if (own === undefined || isPossessive(text, own)) return 'object';
  for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
    const word = words[at];
    if (word === undefined || isBehindSign(list, at + 1)) return 'subject';
    if (isBy(word, language) || isUnder(list, at)) return 'by';
    if (PREPOSITIONS[language].has(word.folded)) return 'object';
    // "Von der Leitung geprüft": what stands before the article says how.
    const opener = words[at - 1];
    const isOpened = opener !== undefined && isBy(opener, language) && !isBehindSign(list, at);
    if (language === 'de' && isOpened) return 'by';
    if (language === 'de' && isGoverning(word.folded, own.folded)) return 'object';
    if (language === 'en' && ARTICLE.test(word.folded)) return caseBehind(list, at);
  }
  return 'subject';
}

/** "Under the lead of a naval architect", "bajo supervisión del médico": who oversees does it. */
function isUnder(list: WordList, at: number): boolean {
  const { words } = list;
  if (!/^(?:of|del?|von|des|der)$/.test(words[at]?.folded ?? '')) return false;
  const from = Math.max(0, at - REACH);
  const under = words.slice(from, at).findLastIndex(({ folded }) => UNDER.test(folded));
  if (under < 0) return false;
  const between = words.slice(from + under + 1, at).filter(({ isGlue }) => !isGlue);
  return between.length === 1 && !isBehindSign(list, at);
}

const UNDER = /^(?:under|unter|bajo)$/;

/** "The client accepted" begins a clause; "told the client" has its verb before. */
function caseBehind(list: WordList, article: number) {
  const { words, text, language } = list;
  const verb = words[article - 1];
  if (verb === undefined || isBehindSign(list, article)) return 'subject';
  if (isBy(verb, language)) return 'by';
  // "With the agency and the head" goes on as it began.
  if (verb.folded === 'and') {
    const before = words.slice(Math.max(0, article - 1 - LINK), article - 1);
    const isLinked = before.some(({ folded }) => PREPOSITIONS.en.has(folded));
    return isLinked && !/[,.;:()]/.test(text.slice(before[0]?.at, verb.at)) ? 'object' : 'subject';
  }
  return BEGINS.test(verb.folded) || (verb.isGlue && !PREPOSITIONS.en.has(verb.folded))
    ? 'subject'
    : 'object';
}

/** How far before an "and" the word stands that governs what it joins. */
const LINK = 5;

/** "The head's", "the Head of Data's". */
function isPossessive(text: string, { at, text: own }: Word): boolean {
  return /^(?: of \p{L}+)?['’]s/u.test(text.slice(at + own.length));
}

const ARTICLE = /^(?:the|a|an|our|my|their|its|his|her)$/;
const BEGINS = /^(?:which|that|who|whom|while|when|but|where|before|after|then)$/;
const isBy = ({ folded }: Word, language: Language) => BY[language].has(folded);

/** Articles of a German noun that is no subject. */
function isGoverning(article: string, noun: string): boolean {
  if (/^(?:dem|des|einem|einer|eines|meinem|meiner|unserem|unserer)$/.test(article)) return true;
  return article === 'der' && /(?:in|ung|schaft|heit|keit)$/.test(noun);
}

/** Deeds that a fact tells of others: in clauses behind the first, or behind a "by". */
function othersDeeds({ list }: FactIndex): OtherDeed[] {
  const clauses = clausesOf(list);
  return list.words.flatMap((word, doer): OtherDeed[] => {
    if (!isPerson(list, doer)) return [];
    const clause = clauses[doer] ?? 0;
    const role = caseOf(list, doer);
    if (role === 'object' || (role === 'subject' && clause === 0)) return [];
    const near = (place: number) =>
      clauses[place] === clause && (role === 'subject' || (place < doer && doer - place <= 4));
    const deed = list.words.flatMap(({ isGlue }, place) =>
      place !== doer && near(place) && !isGlue && !isPerson(list, place) ? [place] : [],
    );
    return deed.length === 0 || word.isGlue ? [] : [{ doer, deed }];
  });
}

/** Words of when, folded: they are nobody's deed, and nobody's company. */
export const WHEN =
  /^(?:currently|now|then|later|derzeit|zurzeit|inzwischen|gerade|spater|danach|actualmente|ahora|luego|despues)$/;

/** What another did stays theirs: "ordering was done by the sous chef" is no "ordering, done with the sous chef". */
export function compareDoers(said: WordList, { matched }: Alignment, fact: FactIndex): Finding[] {
  const here = clausesOf(said);
  const told = [...matched].filter(([place, one]) => one.fact === 0 && one.from === place);
  const taken = othersDeeds(fact).flatMap(({ doer, deed }) => {
    const words = told.filter(
      ([place, { places }]) =>
        said.words[place]?.isGlue === false && places.every((at) => deed.includes(at)),
    );
    if (words.length === 0) return [];
    // Words of when stand in any clause.
    const heavy = words.filter(([place]) => !WHEN.test(said.words[place]?.folded ?? ''));
    const doers = told.filter(([, { places }]) => places.includes(doer)).map(([place]) => place);
    const isTheirs = doers.some(
      (place) =>
        caseOf(said, place) !== 'object' &&
        (heavy.length > 0 ? heavy : words).some(([at]) => here[at] === here[place]),
    );
    return isTheirs
      ? []
      : textsAt(
          said,
          words.map(([place]) => place),
        );
  });
  return unprovenWords([...new Set(taken)], 'deed-contradicts');
}
