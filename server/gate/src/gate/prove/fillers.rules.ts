import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { fold, pattern } from '@sastre/reading';
import {
  type FactIndex,
  findRows,
  foldInPlace,
  headOf,
  isDeedBeside,
  patternsOf,
  type WordList,
} from '@sastre/wording';
import { TO_COME } from '../claims/due.rules.ts';
import { LIMITS_IN_FACT } from '../claims/limits.rules.ts';
import { findNegations } from '../claims/negations.rules.ts';
import { isPerson } from '../claims/people.ts';

/** What a fact must have for a word to add nothing to it. */
type Condition =
  | '-'
  | '='
  | 'cause'
  | 'share'
  | 'many'
  | 'noun'
  | 'no'
  | 'now'
  | 'plan'
  | 'open'
  | keyof typeof SAYS;

let read: ReadonlyMap<string, readonly Condition[]> | undefined;

/** Conditions by language and folded word; the list is read when it is first asked for. */
function fillers(): ReadonlyMap<string, readonly Condition[]> {
  if (read !== undefined) return read;
  const found = new Map<string, Condition[]>();
  const text = readFileSync(new URL('../lexicon/fillers.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [language = '', condition = '-', ...words] = line.split(' ');
    for (const word of words) {
      const key = `${language} ${fold(word)}`;
      found.set(key, [...(found.get(key) ?? []), condition as Condition]);
    }
  }
  return (read = found);
}

const CAUSE: Record<Language, RegExp> = {
  en: pattern()`
    \b(?:
      because|due to|owing to|thanks to|as a result|led to|leading to|caused|so that|resulting|therefore|
      by \w+ing|through|after|following|for lack of|on account of|reasons?
    )\b`,
  de: /\b(?:weil|da|wegen|aufgrund|dank|durch|infolge|sodass|wodurch|dadurch|mangels|nach|grunden?)\b/,
  es: /\b(?:porque|debido|por|gracias|tras|al|mediante|causa|motivo|razon|de modo que)\b/,
};

function has(condition: Condition, fact: FactIndex, said: WordList): boolean {
  const { list, amounts } = fact;
  if (condition === 'noun')
    return headOf(fact) === undefined && (!names(list) || (!leads(list) && !leads(said)));
  if (condition === 'cause') return CAUSE[list.language].test(foldInPlace(list.text));
  if (condition === 'no') return findNegations(list).length > 0;
  if (condition === 'now') return NOW.test(foldInPlace(list.text));
  if (condition === 'plan') return TO_COME.test(foldInPlace(list.text));
  if (condition === 'open') return findRows(LIMITS_IN_FACT, list.words, list.language).some(isOpen);
  if (condition in SAYS) return SAYS[condition as keyof typeof SAYS].test(foldInPlace(list.text));
  if (condition === 'share') return /%|percent|per cent|prozent|por ciento/i.test(list.text);
  return condition === '-' || condition === '=' || amounts.length > 0;
}

/** What a fact must have, folded, in any language. */
const SAYS = {
  with: /(?<!\p{L})(?:with|mit|con) (?:\d|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)/u,
  money: /[€$£]|(?<!\p{L})(?:euros?|dollars?|pounds?|pesos|franken)(?!\p{L})/u,
  seq: /[,;]|(?<!\p{L})(?:and|which|und|y|que)(?!\p{L})/u,
  age: /(?<!\p{L})(?:aged|years old|\p{L}*jahrige?\p{L}*|alter von|edad|\d anos)(?!\p{L})/u,
  talk: /(?<!\p{L})(?:tests?|checks?|\p{L}*(?:gesprache?n?|telefonate?n?|protokolle?|interviews?|verhandlungen|listen?)|entrevistas?|reuniones|conversaciones)(?!\p{L})/u,
  since: /(?<!\p{L})(?:since|then on|seit\p{L}*|da an|desde|partir de)(?!\p{L})/u,
};

/** "In progress", "under review": it goes on, or has not begun. */
const isOpen = ({ name }: { name: string }) => /^(?:begin|open)$/.test(name);

/** What says that something is so today, folded, in any language. */
const NOW = pattern('u')`
  (?<!\p{L})(?:
    now|today|current(?:ly)?|since|nowadays|no longer|jetzt|nun|heute|derzeit|zurzeit|aktuell|seit|inzwischen|
    mittlerweile|nur noch|ahora|hoy|actualmente|ya|desde
  )(?!\p{L})`;

const GROUP =
  /^(?:teams?|crew|staff|squad|gruppen?|trupp|mannschaft|kolonne|belegschaft|personal|equipos?|cuadrillas?|grupos?|plantilla)$/;

const isSomebody = (list: WordList, at: number) =>
  isPerson(list, at) || GROUP.test(list.words[at]?.folded ?? '');

const names = (list: WordList) => list.words.some((_word, at) => isSomebody(list, at));

/** Somebody, or some, whom one might lead; "for 32 clients" has none. */
function leads(list: WordList): boolean {
  return list.words.some(
    (_word, at) =>
      isSomebody(list, at) &&
      !list.words.slice(Math.max(0, at - 2), at).some(({ folded }) => SERVED.test(folded)),
  );
}

const SERVED = /^(?:for|fur|para)$/;

/** Particles that make a deed of its own of a verb before them ("took over", "stellte … ein"), folded. */
const PARTICLE = patternsOf('fillers.particle');
/** How far behind its verb an English or Spanish one stands. */
const NEAR = 3;

function hasParticle({ words, language, text }: WordList, place: number): boolean {
  const verb = words[place];
  if (verb === undefined || (language === 'de' && /^\p{Lu}/u.test(verb.text) && place > 0))
    return false;
  return words.some((word, at) => {
    if (at <= place || !PARTICLE[language].test(word.folded)) return false;
    const between = text.slice(verb.end, word.at);
    if (language !== 'de') return at - place <= NEAR && !/[,.;:]/.test(between);
    const next = words[at + 1];
    const isLast = next === undefined || /[,.;:]/.test(text.slice(word.end, next.at));
    return isLast && !/[.;:]/.test(between);
  });
}

/** "Took over the mail room": no verb that only carries. */
export function takesOver({ words }: WordList, place: number): boolean {
  return (
    /^(?:took|take|takes|taken|taking)$/.test(words[place]?.folded ?? '') &&
    /^(?:over|on|charge)$/.test(words[place + 1]?.folded ?? '')
  );
}

/** "Stood in for the cook": a phrase for a small deed begins here. */
export function isOfSmallDeed({ words, language }: WordList, place: number): boolean {
  return findRows(LIMITS_IN_FACT, words, language).some(
    ({ name, from, to }) => from === place && to > from && SMALL_DEED.test(name),
  );
}

const SMALL_DEED = /^(?:help|part taken|junior|learn)$/;

/** True for a word that ties, frames or points back, and adds no claim to a fact that is told whole. */
export function isFiller(
  said: WordList,
  place: number,
  fact: FactIndex,
  missing: readonly number[],
): boolean {
  const word = said.words[place];
  if (word === undefined) return false;
  const phrase = phraseAt(said, place);
  const conditions = phrase ?? fillers().get(`${said.language} ${word.folded}`);
  return (
    conditions?.some((condition) => has(condition, fact, said)) === true &&
    !isOfSmallDeed(said, place) &&
    (phrase !== undefined ||
      conditions.includes('=') ||
      (!hasParticle(said, place) && !isDeedBeside(said, place, missing)))
  );
}

/** "With the help of": a word of a phrase that only ties. */
function phraseAt({ words, language }: WordList, place: number): readonly Condition[] | undefined {
  for (let from = Math.max(0, place - LONGEST); from <= place; from += 1)
    for (let to = place + 1; to <= from + LONGEST; to += 1) {
      const phrase = words.slice(from, to).map(({ folded }) => folded);
      const found = fillers().get(`${language} ${phrase.join('_')}`);
      if (phrase.length > 1 && found !== undefined) return found;
    }
  return undefined;
}
const LONGEST = 5;

/** What the first person does is a deed, whatever the verb. */
function isOfMine({ words, language }: WordList, place: number): boolean {
  const own = words[place];
  if (language === 'es') return /(?:[éí]|uve|ije|ice|oy)$/u.test(own?.text ?? '');
  return words.slice(Math.max(0, place - 2), place + 2).some(({ folded }) => I.test(folded));
}
const I = /^(?:i|i've|we|ich|wir)$/;

/** True for such a word of a clause that may draw on several facts. */
export function framesOnly(
  said: WordList,
  place: number,
  { missing, facts }: { missing: readonly number[]; facts: readonly FactIndex[] },
): boolean {
  return (
    (tiesOnly(said, place) || facts.some((fact) => namesShare(said, place, fact))) &&
    !isOfMine(said, place) &&
    !hasParticle(said, place) &&
    !isDeedBeside(said, place, missing)
  );
}

/** "The figure was 55 %" of what a fact tells as a share. */
function namesShare(said: WordList, place: number, fact: FactIndex): boolean {
  const { words, language } = said;
  const conditions = fillers().get(`${language} ${words[place]?.folded}`) ?? [];
  return conditions.includes('share') && has('share', fact, said);
}

/** True for a word that only ties, whatever the fact says. */
export function tiesOnly({ words, language }: WordList, place: number): boolean {
  const conditions = fillers().get(`${language} ${words[place]?.folded}`) ?? [];
  return conditions.includes('-') || conditions.includes('=');
}
