import { findTools, pattern } from '@sastre/reading';
import { PLURALS } from './german.words.ts';

/** Plurals that "von" bends no further than the verb does; "von Kindern", "von Geräten" are bent. */
const SAME_IN_BOTH = pattern('iu')`
  (?:
    ungen|ionen|enten|anten|isten|innen|schaften|heiten|keiten|täten|anlagen|boxen|maschinen|karten|listen|daten|seiten|fragen|
    ung|ion|heit|keit|kontrolle|technik|gruppen|klassen|studien|schulen|stellen|kunden|kollegen|analysen|tabellen|löhnen|[^s]s
  )$`;
/** Dative plurals by their ends, and the form behind a verb: the ends tell nouns that are no plural in -en. */
const BENT_BACK: readonly (readonly [RegExp, string])[] = [
  [/((?:ab)?schlüss)en$/iu, '$1e'],
  [
    /(auszubildend|beschäftigt|angestellt|jugendlich|studierend|mitarbeitend|angehörig)en$/iu,
    '$1e',
  ],
  [
    /((?:verträg|aufträg|anträg|plän|prozess|projekt|gerät|bericht|angebot|belege?|termin|fäll|kurs|produkt|betrieb|dokument|versuch|text|paket|protokoll|konzept|metall|interview|verteiler|besuch|einkäuf|verkäuf|entwürf|gespräch|bäum|beständ|räum|tisch|diens|schein|bad|bäd)e?)n$/iu,
    '$1',
  ],
  [/(kind|bild|büch|bänd|häus|bäd|räd|güt|schild)ern$/iu, '$1er'],
  [
    /(mitarbeit|schül|teilnehm|techni[ks]|arbeitnehm|bewohn|lief|einwohn|handwerk|besuch|verteil|fahr)ern$/iu,
    '$1er',
  ],
];
const FEMININE_END =
  /(?:ung|ion|heit|keit|schaft|tät|ei|ik|ur|anz|enz|software|pflege|datenbank)$/u;

/** What "von" or "der" has behind a name of work as it stands behind the verb; undefined where its form is not sure. */
export function objectOf(joint: string, words: readonly string[]): string | undefined {
  const noun = words.at(-1) ?? '';
  const adjectives = words.slice(0, -1);
  if (joint === 'der') return definite(adjectives, noun);
  // "Einer Auszubildenden": such a noun bends, too.
  if (joint === 'einer' && /[^u]en$/u.test(noun)) return undefined;
  if (joint === 'einer')
    return ['eine', ...adjectives.map((one) => one.replace(/en$/u, 'e')), noun].join(' ');
  if (joint === 'des') return measured(adjectives, noun);
  const plain = findTools(noun)[0] === noun || SAME_IN_BOTH.test(noun) ? noun : bentBack(noun);
  if (plain === undefined) return undefined;
  // "Von neuen Kollegen": without an article the adjective has the ending.
  return [...adjectives.map((one) => one.replace(/(?<=^\p{Ll}{3,})en$/u, 'e')), plain].join(' ');
}

function definite(adjectives: readonly string[], noun: string): string | undefined {
  const isFeminine = FEMININE_END.test(noun);
  // "Der ortsveränderlichen Geräte": many, by the noun.
  if (PLURALS.has(noun.toLowerCase()) || /mittel$/u.test(noun))
    return ['die', ...adjectives, noun].join(' ');
  const isBare = adjectives.every((one) => !/^\p{Ll}+en$/u.test(one));
  if (isBare || /(?:[^e]|e)n$/u.test(noun)) {
    // "Der Buchung": what is feminine and one has its adjective in -e.
    if (isBare || !isFeminine) return ['die', ...adjectives, noun].join(' ');
  }
  return isFeminine
    ? ['die', ...adjectives.map((one) => one.replace(/en$/u, 'e')), noun].join(' ')
    : undefined;
}

function bentBack(noun: string): string | undefined {
  const found = BENT_BACK.find(([end]) => end.test(noun));
  if (found === undefined) return undefined;
  const plain = noun.replace(...(found as [RegExp, string]));
  return /[^e]$/u.test(plain) && !/er$/u.test(plain) ? `${plain}e` : plain;
}

/** "Des Dieselverbrauchs": what is measured, of which the gender is sure. */
function measured(adjectives: readonly string[], noun: string): string | undefined {
  const plain = noun.replace(/e?s$/u, '');
  return MASCULINE_MEASURE.test(plain) && plain !== noun
    ? ['den', ...adjectives, plain].join(' ')
    : undefined;
}
const MASCULINE_MEASURE =
  /(?:verbrauch|umsatz|aufwand|bestand|ausschuss|verschnitt|absatz|ertrag|krankenstand|abschluss)$/iu;
