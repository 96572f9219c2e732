import type { Language } from '@sastre/shared-contracts/api';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { basesIrregular, fold, pattern, source } from '@sastre/reading';
import { oncePerLanguage } from './once-per-language.ts';
import { patternOf } from './patterns.ts';

const STEMMERS = { en: english, de: german, es: spanish } as const;
const MOST_KNOWN = 50_000;

/** Stems, folded, that a word of this language may have, the likeliest first. `word` is in lower case with its accents. */
export const stemsOf = oncePerLanguage(MOST_KNOWN, (word, language): readonly string[] => [
  ...new Set(formsOf(word, language).map((form) => stemOne(form, language))),
]);

function stemOne(word: string, language: Language): string {
  if (word.startsWith('v:')) return fold(word);
  return word.length < 3 || /\d/.test(word) ? fold(word) : fold(STEMMERS[language](word));
}

function formsOf(word: string, language: Language): string[] {
  const bases = basesIrregular(word, language);
  if (language === 'de') return [word, ...germanForms(word), ...bases];
  if (language === 'es') return [word, ...spanishForms(word), ...bases];
  return [word, ...englishForms(word), ...bases];
}

const PREFIX = source`
  (?:
    ab|an|auf|aus|auseinander|bei|dar|durch|ein|entgegen|fest|fort|frei|heraus|her|hin|hinzu|mit|nach|neu|statt|
    teil|um|vor|voran|weg|weiter|wieder|zu|zurecht|zurück|zusammen
  )`;
const PARTICIPLE = new RegExp(`^(${PREFIX})?ge(.{3,}?)(?:t|en)(e[mnrs]?)?$`);
const WITH_ZU = new RegExp(`^(${PREFIX})zu(.{3,}n)$`);

/** The infinitive of a participle (eingeführt, geleitete) and of an infinitive with "zu" (einzuführen), the noun of a verb's root (Einführung). */
function germanForms(word: string): string[] {
  const forms: string[] = [];
  const participle = PARTICIPLE.exec(word);
  if (participle !== null)
    forms.push(`${participle[1] ?? ''}${(participle[2] ?? '').replace(/e$/, '')}en`);
  const withZu = WITH_ZU.exec(word);
  if (withZu !== null) forms.push(`${withZu[1]}${withZu[2]}`);
  const noun = /^(.{3,})ung(?:en)?$/.exec(word);
  if (noun !== null) forms.push(`${noun[1]}en`);
  const past = /^(.{3,}?)(?:e?t(?:e(?:n|st|t)?)?|end(?:e[mnrs]?)?)$/.exec(word);
  if (past !== null) forms.push(`${past[1]}en`);
  const first = /^(.{3,}[^aeiou])(?:le|re)$/.exec(word);
  if (first !== null) forms.push(`${first[1]}eln`, `${first[1]}ern`);
  const root = rootOfElVerb(word);
  if (root !== undefined) forms.push(`v:${root}`);
  const plural = /^(.{3,}e[lr])n$/.exec(word);
  if (plural !== null) forms.push(plural[1] ?? '');
  const particle = /^(.{3,})(?:ieren|iert|ierte|ierung(?:en)?|ation(?:en)?)$/.exec(word);
  if (particle !== null) forms.push(`${particle[1]}ieren`);
  return forms;
}

const EL_VERB =
  /^(?:(ab|an|auf|aus|bei|durch|ein|her|hin|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)?ge)?(.{2,}e[lr])(?:n|nd|t|te|ten|test|tet|te[mnrs])$/;

/** Root of a verb in -eln or -ern, also of its noun: entwickelt, Entwicklung, entwickle; steuert, Steuerung. */
function rootOfElVerb(word: string): string | undefined {
  const noun = /^(.{2,}[^aeiouäöü])lung(?:en)?$/.exec(word) ?? /^(.{2,}[^aeiouäöü])le$/.exec(word);
  if (noun !== null) return `${noun[1]}el`;
  const steered = /^(.{2,}er)ung(?:en)?$/.exec(word);
  if (steered !== null) return steered[1];
  const verb = EL_VERB.exec(word);
  return verb === null ? undefined : `${verb[1] ?? ''}${verb[2]}`;
}

/** Strong pasts of verbs in -ducir, -decir, -traer, and the adverb's adjective. */
function spanishForms(word: string): string[] {
  const forms: string[] = [];
  const root = SPANISH_VERB.exec(word)?.[1];
  // Short verbs keep their endings in the stemmer: usar, usaron.
  if (root !== undefined) forms.push(`v:${root}`);
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  const strong = /^(.+)d(?:uje|ujo|ujimos|ujeron|ujiste|uzco|uzca|ucción|ucciones)$/.exec(word);
  if (strong !== null) forms.push(`${strong[1]}ducir`);
  const adverb = /^(.{3,}[ao])mente$/.exec(word);
  if (adverb !== null) forms.push(adverb[1] ?? '');
  const noun = /^(.{3,})(?:ación|aciones|amiento|amientos)$/.exec(word);
  if (noun !== null) forms.push(`${noun[1]}ar`);
  const softened = /^(.{2,})(?:qu|gu|c)(?:é|e|en|emos)$/.exec(word);
  if (softened !== null) forms.push(`${softened[1]}car`, `${softened[1]}gar`, `${softened[1]}zar`);
  const first = /^(.*)(eng|ong|alg|aig|ig)o$/.exec(word);
  if (first !== null) forms.push(`${first[1]}${FIRST[first[2] ?? '']}`);
  const diphthong = /^(.*?)(ie|ue)([^aeiouáéíóú]{1,3})(?:o|as|a|an|e|es|en)$/.exec(word);
  if (diphthong !== null) {
    const root = `${diphthong[1]}${diphthong[2] === 'ie' ? 'e' : 'o'}${diphthong[3]}`;
    forms.push(`${root}ar`, `${root}er`);
  }
  return forms;
}

const SPANISH_VERB = pattern()`
  ^(.{2,}?)(?:
    ar|er|ir|o|as?|es?|amos|emos|imos|an|en|é|í|ó|ió|aste|iste|aron|ieron|aba|abas|aban|ábamos|ía|ías|ían|íamos|
    ado|ada|ados|adas|ido|ida|idos|idas|ando|iendo|ara|aran|iera|ieran|ará|erá|irá
  )(?:me|se|te|lo|la|los|las|le|les)?$`;

/** First persons of irregular verbs and their infinitives' ends: tengo, pongo, salgo, traigo, digo. */
const FIRST: Readonly<Record<string, string>> = {
  eng: 'ener',
  ong: 'oner',
  alg: 'alir',
  aig: 'aer',
  ig: 'ecir',
};

/** Words whose -ly is no ending. */
const ROOTED = patternOf('stems.rooted');

function englishForms(word: string): string[] {
  const adverb = ROOTED.test(word) ? null : /^(.{3,})ly$/.exec(word);
  const doubled = /^(.+?)([bdfglmnprt])\2(?:ing|ed|er)$/.exec(word);
  const root = /^(.{2,})(?:ing|ed)$/.exec(word)?.[1];
  return [
    ...(adverb === null ? [] : [adverb[1] ?? '']),
    ...(doubled === null
      ? []
      : [`${doubled[1]}${doubled[2]}`, `${doubled[1]}${doubled[2]}${doubled[2]}`]),
    ...(root === undefined ? [] : [root]),
  ];
}

const AGENT: Record<Language, RegExp> = {
  en: /(?:er|or|ers|ors|ist|ists|eer|eers)$/,
  de: /(?:er|ern|erin|erinnen|ist|isten|istin|eur|eure|eurin|or|oren|orin)$/,
  es: /(?:dor|dora|dores|doras|ista|istas|sor|sora|tor|tora|tores|toras)$/,
};

/** English verbs, and things, that end as those who do something end. */
const NO_AGENT = pattern()`
  ^(?:
    answer|deliver|discover|uncover|recover|cover|order|reorder|register|monitor|transfer|offer|gather|consider|
    reconsider|enter|render|trigger|filter|foster|lower|alter|cater|differ|encounter|hammer|hinder|infer|
    plaster|prefer|refer|remember|scatter|shelter|suffer|uncover|administer|master|muster|ponder|water|solder|
    batter|butter|counter|confer|defer|incur|occur|labor|harbor|honor|error|factor|paper|number|letter|matter|
    quarter|chapter|together|after|under|over|other|another|either|rather|weather|whether|winter|summer|timber|
    rubber|silver|copper|leather|flower|corner|border|tower|power|shower|layer|river|fever|liver|cancer|dinner|
    poster|banner|folder|ladder|cylinder|chamber|shoulder|gender|tender
  )s?$`;

/** True for a word that names who does a deed (manager, Leiter, desarrolladora): doing it is less than being it. */
export function isAgent(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 5 || !AGENT[language].test(lower)) return false;
  if (language === 'de') return /^\p{Lu}/u.test(word);
  if (language === 'en' && NO_AGENT.test(lower)) return false;
  return !AGENT[language].test(stemOne(lower, language));
}

/**
 * What a word is looked up by: its stems; of one that names who does a deed, keys of its own, so that a manager is not
 * taken for managing. German nouns have their plural's key beside it: Bilder is many a Bild, Leiter no Leitung.
 */
export function keysOf(word: string, language: Language): readonly string[] {
  const stems = stemsOf(word.toLowerCase(), language);
  const man =
    language === 'de'
      ? /^(\p{Lu}\p{L}{3,}(?:er|or|ist|ent|ant|eur|oge|at))in(?:nen)?$/u.exec(word)?.[1]
      : undefined;
  // Who is meant is the same person's trade, man or woman.
  if (man !== undefined) return keysOf(man, language);
  const isNoun = language === 'de' && /^\p{Lu}\p{Ll}/u.test(word);
  const noun = isNoun ? [`n:${stems[0] ?? ''}`] : [];
  if (isAgent(word, language)) return [`@${stems[0] ?? ''}`, ...noun];
  return [...stems, ...noun];
}
