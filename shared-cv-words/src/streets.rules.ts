import { BETWEEN } from './contact-patterns.data.ts';

/** A number of a house: "12", "3a", "12-14", "7 bis". */
const NUMBER = String.raw`\d{1,5}(?:\s?[a-zA-Z]|\s?bis|\s?ter)?(?:\s?[-–/]\s?\d{1,5}\s?[a-zA-Z]?)?`;
/** What names of streets end in where they are one word, beside a number. */
const ENDS =
  'stra(?:ss|ß)e|str\\.?|gasse|weg|platz|allee|(?<!ee)ring|damm|ufer|steig|stieg|chaussee|wall|markt|graben|straat|laan|gracht|plein|kade|dijk|singel';
const WORD = String.raw`[\p{L}\d'’.-]{1,30}`;

/** The forms in which streets are written, in en, es, de, fr, it, pt, nl and pl. */
const STREETS = [
  // "Schaffhauserstrasse", "Breite Straße 4"
  ...[
    String.raw`^(?:${WORD}\s){0,2}[\p{L}'’.-]{0,40}(?:stra(?:ss|ß)e|gasse|gracht)$`,
    String.raw`^(?:${WORD}\s){0,3}[\p{L}'’.-]{0,40}(?:${ENDS})\s?${NUMBER}(?:\s*,|$)`,
  ].map((form) => new RegExp(form, 'iu')),
  ...[
    // "Am Alten Markt 3a"
    String.raw`^(?:Am|Im|Zum|Zur|An de[rnm]|Auf de[rm]|In de[rn]|Unter den|Hinter de[rm]|Vor de[rm]|Bei de[rm])\s(?:${WORD}\s){1,3}${NUMBER}(?:\s*,|$)`,
    // "12 Harbour Lane", "Flat 3, 12 Harbour Lane"
    String.raw`(?:^|,\s)${NUMBER},?\s(?:${WORD}\s){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Close|Court|Ct|Way|Terrace|Place|Pl|Square|Sq|Gardens|Crescent|Boulevard|Blvd|Row|Grove|Hill|Mews|Walk|Parade|Quay|View|Rise)(?![\p{L}\d])`,
    // "Calle de Alcalá 45", "Via Roma 3", "Rua das Flores, 12", "ul. Długa 5"
    String.raw`^(?:C/\s?|(?:Calle|Avda\.?|Avd\.?|Av\.?|Avenida|Plaza|Pza\.?|Pl\.|Paseo|P\.º|Camino|Carrera|Ronda|Travesía|Pasaje|Psje\.?|Jirón|Jr\.|Rambla|Carrer|Via|Viale|Piazza|Corso|Largo|Vicolo|Rua|Travessa|Praça|Estrada|ul\.|ulica|al\.|aleja|os\.)\s)(?:${WORD}[\s,]+){1,6}(?:n\.?º\s?)?${NUMBER}(?![\p{L}\d])`,
    // "7 bis rue des Lilas"
    String.raw`^${NUMBER},?\s(?:rue|avenue|av\.|bd\.?|boulevard|place|chemin|allée|impasse|quai|route|cours|square)\s`,
  ].map((form) => new RegExp(form, 'u')),
];
const LONGEST = 90;

/** Whether a text is the street and house where somebody lives, or begins with them. */
export function isStreet(text: string): boolean {
  const street = text.split(BETWEEN, 1).join('').trim();
  return text.length <= LONGEST && STREETS.some((form) => form.test(street));
}
