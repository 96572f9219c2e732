import { fold, stem } from '../reading/stem.rules.ts';
import { ORDINARY_STEMS, ORDINARY_WORDS } from './ordinary-words.ts';
import { BRANDS } from './places.ts';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{N}'’&-]*`;
/** Two or more capitalised words in a row: German nouns seldom stand so, names do. */
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}-])${CAPITAL}(?: ${CAPITAL})+`, 'gu');
/** "bei" without an article stands before names, and before plurals, which end like this. */
const AT = new RegExp(String.raw`(?<!\p{L})[Bb]ei (${CAPITAL})`, 'gu');
const PLURAL = /(n|ungen|er)$/;
/** Nouns by their endings, and those that stand after "bei" in any trade. */
const NOUN =
  /(ung|heit|keit|schaft|tion|tat|ik|ur|nis|enz|anz|age|ment|nahme|gabe|gang|bau|zug|wechsel|schluss|beginn|arbeit|dienst|verkehr|betrieb)$|^(bedarf|nacht|tag|tisch|wind|wetter|ankunft|gefahr|problem|probleme|ausfall|krankheit|bewerbern|dunkelheit|hitze|kalte|eis|schnee|rot|interesse|kasse|vollmond|tageslicht)$/;
const LEGAL = /^(gmbh|ag|kg|inc|ltd|llc|sl|sa|group|labs|systems|industries|holding|corp)$/;

/** Names in a German text that are none of the known words, told by how they stand, as every noun has its capital. */
export function findGermanNames(text: string, known: ReadonlySet<string>): string[] {
  const isKnown = (word: string) => {
    const folded = fold(word).replace(/'s$/, '');
    return known.has(folded) || known.has(stem(folded)) || isPlain(word);
  };
  const runs = [...text.matchAll(RUN)].flatMap(({ 0: run, index: at }) => {
    // Months and other plain words with a capital are no part of a name.
    if (run.split(' ').some((word) => isPlain(word))) return [];
    const words = run.split(' ');
    const isStart = at === 0 || /[.!?:\n]\s*(?:- )?$/.test(text.slice(0, at));
    // The word that begins a sentence has its capital from there.
    return isStart ? (words.length > 2 ? words.slice(1) : []) : words;
  });
  const places = [...text.matchAll(AT)].flatMap(([, word = '']) =>
    PLURAL.test(word) || NOUN.test(fold(word)) ? [] : [word],
  );
  const telling = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => LEGAL.test(fold(word)) || BRANDS.includes(fold(word)));
  return [...runs, ...places, ...telling].filter((word) => word.length > 1 && !isKnown(word));
}

function isPlain(word: string): boolean {
  return ORDINARY_WORDS.has(fold(word)) || ORDINARY_STEMS.has(stem(fold(word)));
}
