import type { Language } from '@sastre/shared-contracts/api';
import { escapeMarkdown, fold, pattern } from '@sastre/reading';
import { COMPOUND_ENDS, PLACE_NOUNS, type PlaceNoun } from './place-nouns.ts';

/** Firms of German law, whose name is feminine: "bei der Kelterbach Systeme GmbH". */
const GERMAN_FIRM = /\s(?:g?GmbH|AG|SE|KG|OHG|UG|KGaA|GbR|eG)(?![\p{L}])/u;
/** Schools known by their letters: "an der HTWK Leipzig", "an der KU Leuven", "en la UNED". */
const LETTERED_SCHOOL = pattern('')`
  ^(?:(?:TU|TH|FH|HS|FU|HU|KU|PH|HAW|HTW|HTWK|HWR|RWTH|DHBW|BBS|BBZ)\s|
  (?:ETH|EPFL|LMU|FAU|WHU|UNED|UOC|UPC|UPM|UCM|UPV|UAB|UCL|UCD|UCC|LSE)(?:\s|$))`;
const LEGAL_END =
  /,?\s+(?:(?:g?GmbH|AG|SE|UG)(?:\s?(?:[&+/]|und|u\.)\s?Co\.?\s?(?:KGaA|KG|OHG))?|KGaA|KG|OHG|GbR|e\. ?V\.|(?:Pte\.? |Pty\.? |Pvt\.? )?Ltd\.?|Limited|LLC|Inc\.?|PLC|S\.? ?[AL]\.?(?: ?U\.?)?)$/u;
/** What follows says which, not what: the University of the Moor, das Klinikum am Haseufer. */
const WHICH = /^(?:of|de|del|fur|for|am|an|im|in|at|zu)$/;
const OF_NAMED = pattern('i')`
  ^(?:royal )?(?:
    university|institute|college|school|academy|ministry|department|faculty|museum|bank|council|association|board|county|municipality|borough|state|office|government|
    society|chamber|city|conservatoire
  ) of `;

/** "The Kaveri Museum of Craft", "the Nilgiri Institute": what kind of house it is ends the name, or has "of" behind it. */
const THE_NAMED =
  /^(?!the )(?:\S+ ){1,4}(?:(?:museum|(?:supreme|high|district|county|crown|federal|family|labour|tax|appeals?|magistrates'?|justice) court|institute|society|association|cooperative)(?:$| of )|(?:collection|archive|trust collection)$)/i;

const ENGLISH_NOUN =
  /^(?:university|school|academy|college|institute|cent(?:er|re)|clinic|infirmary)$/;
/** Whose name says what they run, not what they are. */
const RUNS = /(?:trust|council|group|services)$/;
const GROUP = /^(?:gruppe|stiftung|verbund|verein|verband|genossenschaft)$/;

/** The place that a name says it is; undefined: a name of its own. */
function placeNoun(name: string): PlaceNoun | undefined {
  if (LETTERED_SCHOOL.test(name)) return PLACE_NOUNS.get('hochschule');
  const all = fold(name).split(/[\s,()/]+/);
  // "Kupferhaus Gruppe": what a name ends in says what it is, where it begins in a name.
  const last = PLACE_NOUNS.get(all.at(-1) ?? '');
  if (last !== undefined && all.length > 1 && GROUP.test(all.at(-1) ?? '')) return last;
  if (RUNS.test(fold(name.split(',')[0] ?? ''))) return undefined;
  for (const [at, word] of all.entries()) {
    if (WHICH.test(word)) return undefined;
    if (ENGLISH_NOUN.test(word) && !isHead(fold(name), all, at)) continue;
    const end = COMPOUND_ENDS.find((one) => word.length > one.length && word.endsWith(one));
    const noun = PLACE_NOUNS.get(word) ?? (end === undefined ? undefined : PLACE_NOUNS.get(end));
    if (noun !== undefined) return noun;
  }
  return undefined;
}

/** In an English name the last noun says what it is, or has "of" behind it: a "University Hospital" is none. */
function isHead(name: string, words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at);
  return next === '' || WHICH.test(next) || !name.includes(`${word} ${next}`);
}

/** A place behind its preposition, with the article that its noun takes: "en el IES Ribera", "bei der Reuß GmbH", "at the University of X". */
export function placeIn(name: string, language: Language): string {
  if (language === 'en') return `at ${englishName(name)}`;
  if (language === 'de') return germanPlace(name);
  const noun = placeNoun(name);
  return `en ${noun === undefined ? '' : `${noun.es} `}${escapeMarkdown(name)}`;
}

/** "de" before a name in Spanish: "del Colegio Puente Mayor". */
export function spanishOf(name: string): string {
  const article = placeNoun(name)?.es;
  const joint = article === 'el' ? 'del' : article === undefined ? 'de' : `de ${article}`;
  return `${joint} ${name}`;
}

/** A company's name without its legal form, for the second time that it is named. */
export function shortName(name: string): string {
  const short = name.replace(LEGAL_END, '').trim();
  return short.length > 3 ? short : name;
}

function englishName(name: string): string {
  const isThe = OF_NAMED.test(name) || THE_NAMED.test(name);
  return `${isThe ? 'the ' : ''}${escapeMarkdown(name)}`;
}

const NEAR = {
  in: { m: 'im', n: 'im', f: 'in der', p: 'in den' },
  an: { m: 'am', n: 'am', f: 'an der', p: 'an den' },
  bei: { m: 'beim', n: 'beim', f: 'bei der', p: 'bei den' },
} as const;

/** "Ambulanter Pflegedienst Heidekraut GmbH": its adjective goes by the noun, not by the firm. */
const HIS = /^\p{Lu}\p{Ll}+e[rs] \p{Lu}/u;

function germanPlace(whole: string): string {
  const gender = HIS.test(whole) ? placeNoun(whole)?.de : undefined;
  const name = gender === 'm' || gender === 'n' ? shortName(whole) : whole;
  if (GERMAN_FIRM.test(name)) return `bei der ${escapeMarkdown(dative(name, 'f'))}`;
  const noun = placeNoun(name);
  if (noun === undefined) return `bei ${escapeMarkdown(name)}`;
  return `${NEAR[noun.near][noun.de]} ${escapeMarkdown(dative(name, noun.de))}`;
}

/** The adjective before the noun in the dative: "im Evangelischen Kindergarten", "bei den Stadtwerken". */
function dative(name: string, gender: PlaceNoun['de']): string {
  // "Weserland Verkehrsbetriebe": the plural may stand at the end.
  const bent =
    gender === 'p'
      ? name.replace(/^\S*(?:werke|betriebe|spiele)(?= )|(?:werke|betriebe|spiele)$/, '$&n')
      : name;
  const [first = '', ...rest] = bent.split(' ');
  const isAdjective = /^\p{Lu}\p{Ll}*(?:isch|lich|ig|(?<!w)ell|städt|berufsbildend)e[rs]?$/u.test(
    first,
  );
  const isKnown =
    isAdjective ||
    /^(?:Mobile|Höhere|Allgemeine|Städtische|Regionale|Ambulante|Gewerbliche|Berufsbildende|Staatliche|Freie|Neue|Alte|Deutsche)[rs]?$/.test(
      first,
    );
  return isKnown ? [first.replace(/e[rs]?$/, 'en'), ...rest].join(' ') : bent;
}
