import { askedWords, type AskedWords } from '../ad/asked-words.ts';
import { askedName } from './asked-name.rules.ts';
import { askedThing, besideSkill, bracketFacts } from './asked-thing.rules.ts';
import type { FactIndex, IndexedFact } from '../cv/fact-index.rules.ts';
import { reachesAsFar, withoutCounts } from './match-reach.rules.ts';
import { tradeFacts } from './match-trade.rules.ts';
import { findSkills } from '../ad/terms.rules.ts';
import { pattern } from '../words/pattern.ts';
import { fold } from '../words/stem.rules.ts';

/** Facts that name all of what a phrase is about: each of them, or where it lists several things, one for each. */
export function phraseFacts(phrase: string, index: FactIndex): number[] {
  const ways = [
    wholeFacts,
    standardFacts,
    certificateFacts,
    namedFacts,
    tradeFacts,
    listFacts,
    byMeansFacts,
    studyFacts,
  ];
  for (const way of ways) {
    const found = way(phrase, index);
    if (found.length > 0) return found;
  }
  return [];
}

function wholeFacts(phrase: string, index: FactIndex): number[] {
  const { core, weak, all } = wordsOf(phrase);
  const needed = neededOf({ core, weak, all });
  if (needed.length === 0) return [];
  const [lexical] = findSkills(phrase);
  // "Warehouse management system" is a program, and no managing of one.
  const isLexical =
    lexical !== undefined &&
    core.length + weak.length <= 2 &&
    !/ (?:systems?|software)$/iu.test(phrase);
  const beside = lexical === undefined ? [] : besideSkill(lexical, phrase);
  const counts = new Map<number, number>();
  for (const word of needed)
    for (const place of index.speakingOf(word)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const enough = needed.length > 4 ? Math.ceil(needed.length * 0.8) : needed.length;
  const reaches = reachesAsFar(phrase, index);
  const editions = fold(phrase).match(EDITION) ?? [];
  const bracket = new Set(bracketFacts(phrase, index));
  return index.facts.flatMap((fact, place) => {
    const says = (counts.get(place) ?? 0) >= enough || bracket.has(place);
    const named =
      isLexical &&
      fact.skills.has(lexical) &&
      beside.every((word) => index.speakingOf(word).has(place));
    const isOfIt = editions.length === 0 || editions.some((one) => fact.folded.includes(one));
    const isShown = (says || named) && isOfIt && isTold(fact, needed.length) && reaches(place);
    return isShown ? [place] : [];
  });
}

/** "18th Edition" is not the 17th. */
const EDITION = /(?<!\p{N})\d{1,2}(?:st|nd|rd|th)(?!\p{L})/gu;

const wordsOf = (phrase: string) =>
  askedWords(
    askedThing(
      withoutCounts(phrase)
        .replace(/\([^()]*\)?/g, ' ')
        .replace(PRACTISED, ''),
    ),
  );
/** "Montageerfahrung": practice of what stands before. */
const PRACTISED =
  /(?<=\p{L}{5})(?<!(?:beruf|führung|leitung|arbeit|leben)s?)s?erfahrung(?:en)?(?!\p{L})/giu;

/** One word that is left of several says less than they did together. */
function neededOf({ core, weak, all }: AskedWords): string[] {
  if (core.length + weak.length === 0) return [];
  if (core.length > 1) return core;
  const isLived = core.some((word) => LIVED.test(word));
  const telling = all.filter((word) => isLived || !KNOWING.has(word));
  return core.length === 1 && telling.length === 1 ? core : telling;
}

/** Whose experience is a thing of its own: "user experience". */
const LIVED = /^(?:users?|customers?|guests?|patients?|visitors?|employees?|candidates?)$/u;
/** Said around what is known. */
const KNOWING = new Set(
  `kenntnisse kenntnissen grundkenntnisse grundkenntnissen fachkenntnisse vorkenntnisse kannst konnen knowledge understanding
  experience experienced experiencia erfahrung erfahrungen praxis
  conocimientos conocimiento sistema haber hacer entiendes`.split(/\s+/),
);

const STANDARD =
  /(?<![\p{L}\p{N}])(?:(?:DIN|EN|ISO|IEC|VDE|UNE|BS|ANSI|NFPA|ASTM|IATF|API)[ /-]?){1,3}\d{3,5}(?:-\d+)?(?!\p{N})/gu;

/** Facts that name a standard which the phrase names: "18th Edition (BS 7671)". */
function standardFacts(phrase: string, { facts }: FactIndex): number[] {
  const plain = (text: string) => text.replace(/[ /-]/g, '');
  const asked = [...phrase.matchAll(STANDARD)].map(([name]) => plain(name));
  if (asked.length === 0) return [];
  return facts.flatMap(({ text }, place) =>
    [...text.matchAll(STANDARD)].some(([name]) => asked.includes(plain(name))) ? [place] : [],
  );
}

const CERTIFICATE = pattern('iu')`
  ^(?:carn[eé]t?|certificad[oa]|curso|acreditaci[oó]n|t[ií]tulo|especialidad|especializaci[oó]n|experto universitario|posgrado|diploma) (?:de|en) |
  ^(?:(?:idealerweise|abgeschlossene|eine) ){0,2}(?:zusatz|fach)?(?:qualifikation|weiterbildung|fortbildung|zertifikat|schein) (?:als|zum|zur|in|für) (?:geprüfte[rn]? )?|
  ^(?:(?:an?|post-registration|post-?graduate|post-basic|specialist|recogni[sz]ed|relevant|formal|further|accredited|nationally recogni[sz]ed) ){0,3}
  (?:certificate|certification|qualification|course|diploma|training) (?:in|of|as) (?:an? )?`;

/** Facts that are a certificate, whatever it is called: "carné de", "curso de", "Qualifikation als". */
export function certificateFacts(phrase: string, index: FactIndex): number[] {
  const thing = askedThing(phrase);
  const ways = thing.replace(CERTIFICATE, '');
  if (ways === thing) return [];
  return wholeFacts(ways, index).filter((place) => isPaper(index.facts[place]));
}

/** The same, where it is one of two ways: "a degree in law or a qualification as a paralegal". */
export function trainingFacts(phrase: string, index: FactIndex): number[] {
  return phrase.split(/,?\s(?:or|oder|o)\s/iu).flatMap((way) => [
    ...certificateFacts(way.trim(), index),
    // Levels are compared, not looked for.
    ...(/\d/.test(way) ? [] : studyFacts(way, index)),
  ]);
}

/** A study, a course of a section of its own, or what somebody says to have or to be. */
const isPaper = (fact: IndexedFact | undefined) =>
  /^(?:education|skills)\[|^sections\[.*\.name$|^personal_info\.title$/.test(fact?.id ?? '');

/**
 * Facts that name what the phrase names with its kind beside it: "Dokumentationssystem ORBIS", "curso Soldador
 * TIG".
 */
function namedFacts(phrase: string, index: FactIndex): number[] {
  const asked = askedName(phrase);
  if (asked === undefined) return [];
  const found = wholeFacts(asked.name, index);
  return asked.isPaper ? found.filter((place) => isPaper(index.facts[place])) : found;
}

/** A study whose degree and field together say it: "Level 3 Diploma in Professional Cookery". */
function studyFacts(phrase: string, index: FactIndex): number[] {
  const needed = neededOf(wordsOf(phrase)).filter((word) => word !== 'equivalent');
  if (needed.length < 2) return [];
  const studies = Map.groupBy(index.facts.keys(), (place) => {
    const id = index.facts[place]?.id ?? '';
    return /^education\[[^\]]*\](?=\.(?:degree|field)$)/.exec(id)?.[0] ?? '';
  });
  return [...studies].flatMap(([study, places]) => {
    const says = (word: string) => places.some((place) => index.speakingOf(word).has(place));
    return study !== '' && needed.every(says) ? places.slice(0, 1) : [];
  });
}

const LIST = /(?<!-)\s+(?:and|und|sowie|y|e|&)\s+/iu;
const LONG = 9;

/** Several things, each named somewhere: one long word or more of them, as "health" alone is none of "health and safety". */
function listFacts(phrase: string, index: FactIndex): number[] {
  const parts = phrase.replace(/\([^()]*\)?/g, ' ').split(LIST);
  if (parts.length < 2) return [];
  const found = parts.map((part) => {
    const needed = neededOf(wordsOf(part));
    const isThing = needed.length > 1 || (needed[0]?.length ?? 0) >= LONG;
    return isThing ? wholeFacts(part, index) : [];
  });
  return found.every((places) => places.length > 0) ? [...new Set(found.flat())] : [];
}

const BY_MEANS = / (?:with|using|in|mit|mithilfe von|con|usando|mediante|en) /iu;

/** What is done by means of a skill that is named as one: "hydraulic modelling with EPANET", each told somewhere. */
function byMeansFacts(phrase: string, index: FactIndex): number[] {
  const [thing = '', means, ...more] = phrase.split(BY_MEANS);
  if (means === undefined || more.length > 0) return [];
  const held = index.facts.flatMap(({ id, text }, place) =>
    id.startsWith('skills[') && fold(text) === fold(means) ? [place] : [],
  );
  const told = held.length === 0 ? [] : phraseFacts(thing, index);
  return told.length === 0 ? [] : [...new Set([...told, ...held])];
}

/** A field of study or a course says little by one word; languages are asked for apart. */
function isTold({ id, text }: IndexedFact, count: number): boolean {
  if (id.startsWith('languages[')) return false;
  return !id.startsWith('education[') || count > 1 || text.split(/\s+/).length <= 3;
}
