import { isUse } from './light-words.rules.ts';
import { caseOf } from './doers.rules.ts';
import { isHuman } from './people.ts';
import { pattern, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  PASSIVE,
  patternOf,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** Verbs of change that happen by themselves, folded; what changed is their subject. */
const HAPPENS = patternOf('leads.happens');
/** Verbs of change that somebody brings about. */
const CAUSED = patternOf('leads.caused');

/** A clause that begins with a deed as one's own, where the fact has the word as a thing, a property or another's deed. */
export function compareLeads(said: WordList, { matched }: Alignment, fact: FactIndex): Finding[] {
  const raised = [...matched].flatMap(([place, { fact: which, places, from }]) => {
    const at = places[0];
    const word = said.words[place];
    if (which !== 0 || from !== place || at === undefined || word === undefined) return [];
    const isRaised =
      (said.language === 'en' &&
        isDeed(said, place) &&
        !isUse(said, place, fact) &&
        isThing(fact.list, at, word)) ||
      (isTitle(said, place) && isSomebodyElse(fact.list, at));
    return isRaised ? [place] : [];
  });
  return unprovenAt(said, [...raised, ...broughtAbout(said, fact.list)], 'deed-contradicts');
}

/** "I cut the costs" where the fact says that they fell. */
function broughtAbout(said: WordList, list: WordList): number[] {
  const happened = list.words.some(
    ({ folded }, at) => HAPPENS.test(folded) && hasSubject(list, at),
  );
  if ((!happened && !isBareChange(list)) || list.words.some(({ folded }) => CAUSED.test(folded)))
    return [];
  return said.words.flatMap(({ folded }, place) =>
    (CAUSED.test(folded) || isMadeToHappen(said.words, place) || isTransitive(said, place)) &&
    !PASSIVE[said.language].test(said.words[place - 1]?.folded ?? '') &&
    !isBehindWhatChanged(said, place)
      ? [place]
      : [],
  );
}

const FROM_TO = /^[^:.;]+: (?:from|von|del?|desde) [^.;]*\d/iu;

/** "Errors: from 1.8 to 0.9 %": nobody is said to have brought it about. */
function isBareChange({ text, words }: WordList): boolean {
  const isTurn = ({ meanings }: Word) => meanings.some(({ scale }) => scale?.axis === 'direction');
  return FROM_TO.test(text) && !words.some(isTurn);
}

/** "Costs cut by a fifth": what changed stands before it. A German participle ends its clause also where "ich habe" began it. */
function isBehindWhatChanged({ words, language }: WordList, place: number): boolean {
  const next = words[place + 1]?.folded;
  if (next !== undefined) return /^(?:from|to|by|von|um|auf|del?|en|in|within)$/.test(next);
  return language !== 'de' || !words.some(({ folded }) => folded === 'ich');
}

/** "Dropped waiting times from …": a verb of change that begins the text and has an object. */
function isTransitive({ words, language }: WordList, place: number): boolean {
  const next = words[place + 1];
  const isObject = next !== undefined && (!next.isGlue || ARTICLE.test(next.folded));
  return (
    language === 'en' &&
    place === 0 &&
    HAPPENS.test(words[0]?.folded ?? '') &&
    isObject &&
    !/ly$/.test(next.folded)
  );
}

/** "Hice crecer el préstamo". */
function isMadeToHappen(words: readonly Word[], place: number): boolean {
  const next = words[place + 1]?.folded ?? '';
  return MAKES.test(words[place]?.folded ?? '') && TO_HAPPEN.test(next);
}

const MAKES = /^(?:hice|hizo|hicimos|made|let)$/;
const TO_HAPPEN = /^(?:crecer|subir|bajar|caer|aumentar|disminuir|grow|rise|fall|climb|drop)$/;

/** A change that came about, in a clause of a letter that tells a little of its fact. */
export function compareBroughtAbout(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
): Finding[] {
  // What its numbers tell is left out of the alignment.
  const places = broughtAbout(said, fact.list).filter(
    (place) => (matched.get(place)?.fact ?? 0) === 0,
  );
  return unprovenAt(said, places, 'deed-contradicts');
}

/** In Spanish the third person may be the writer's own: then the verb leads, and has no subject before it. */
function hasSubject({ words, text }: WordList, at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && !/[.;:,]\s*$/.test(text.slice(before.end, words[at]?.at));
}

/** A title in the singular that begins a text: who one is. */
function isTitle(said: WordList, place: number): boolean {
  const word = said.words[place];
  // "Auszubildende betreut": a German clause that ends with its verb begins with what it is done to.
  if (said.language === 'de' && endsWithVerb(said, place)) return false;
  if (word === undefined || !isHuman(said, place) || /(?:s|n)$/.test(word.folded)) return false;
  return said.words
    .slice(0, place)
    .every(
      (before, at) =>
        !before.isGlue && !/[^\s-]/.test(said.text.slice(before.end, said.words[at + 1]?.at)),
    );
}

function endsWithVerb({ words, text }: WordList, place: number): boolean {
  const end = words.findIndex((word, at) => at > place && /^[,.;:(]/.test(text.slice(word.end)));
  const last = end < 0 ? words.at(-1) : words[end];
  // "Leite zwei Lehrlinge an": the particle is its verb's.
  if (last !== undefined && PARTICLE.test(last.text)) return true;
  return last !== undefined && !last.isGlue && /^\p{Ll}{4,}(?:t|en)$/u.test(last.text);
}

const PARTICLE = /^(?:ab|an|auf|aus|ein|durch|fest|um|vor|zu|zusammen)$/;

/** Somebody whom a fact names behind a preposition, and not as what one is. */
function isSomebodyElse(list: WordList, at: number): boolean {
  const isOwn = list.words.slice(Math.max(0, at - 4), at).some(({ folded }) => AS.test(folded));
  return !isOwn && isHuman(list, at) && caseOf(list, at) !== 'subject';
}

const AS = /^(?:as|als|como|am|bin|soy|was|fui)$/;

const PAST = pattern()`
  ed$|
  ^(?:
    built|ran|led|wrote|made|took|gave|kept|held|set|cut|taught|won|drew|began|found|grew|sold|bought|brought|
    dealt|spoke|drove|oversaw|agree|design|plan|manage|lead|run|write|build|coordinate|develop|train|supervise|
    own|prepare|check|organise|organize|support|maintain|handle|review
  )$`;
const JOINING = /^(?:i|and|then|also|while|now)$/;

/** An English verb that begins a clause: at the start, behind a seam or behind an "and". */
function isDeed({ words, text }: WordList, place: number): boolean {
  const word = words[place];
  if (word === undefined || !PAST.test(word.folded) || word.isAgent) return false;
  const [before, next] = [words[place - 1], words[place + 1]];
  // "Supervised by the head, I …": it was done to one.
  if (next === undefined || next.folded === 'by' || /[.,;:]/.test(text.slice(word.end, next.at)))
    return false;
  if (before === undefined) return true;
  return /[.;:]\s*$/.test(text.slice(before.end, word.at)) || JOINING.test(before.folded);
}

const ARTICLE = /^(?:the|a|an|its|their|our|your|my|his|her|this|these)$/;
/** Words before a preposition that make what it governs the deed: "responsible for the design". */
const DUTY = patternOf('leads.duty');

/** A word that a fact has as a property ("the agreed rates") or behind a preposition ("from Figma designs"). */
function isThing({ words, text }: WordList, at: number, said: Word): boolean {
  const own = words[at];
  if (own === undefined || /ing$/.test(own.folded)) return false;
  const next = words[at + 1];
  const isBeforeNoun =
    next !== undefined && !next.isGlue && !/[.,;:]/.test(text.slice(own.end, next.at));
  const before = words[at - 1];
  const isGoverned =
    ARTICLE.test(before?.folded ?? '') || PREPOSITIONS.en.has(before?.folded ?? '');
  if (/ed$/.test(own.folded) && isBeforeNoun && isGoverned) return true;
  if (own.folded === said.folded && /ed$/.test(own.folded)) return false;
  for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
    const word = words[place];
    if (word === undefined || /[.,;:]/.test(text.slice(word.end, words[place + 1]?.at)))
      return false;
    if (JOINING.test(word.folded)) return false;
    if (PREPOSITIONS.en.has(word.folded) && word.folded !== 'to') {
      const governing = words.slice(0, place).filter(({ isGlue }) => !isGlue);
      return governing.length > 0 && !governing.some(({ folded }) => DUTY.test(folded));
    }
  }
  return false;
}
