import { findTools } from './terms.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Whom an ad names for the application. */
export interface Contact {
  /** As the ad tells it; absent: it tells none, and none is guessed. */
  address: 'woman' | 'man' | undefined;
  /** "Dr.", "Prof. Dr.", or empty. */
  title: string;
  /** The family name where a form of address is told, else the whole name. */
  name: string;
  /** All of the name that the ad tells. */
  whole: string;
}

const NAME = String.raw`\p{Lu}[\p{L}'’-]+`;
/** "Frau Dr. Petra Özdemir", "Ms Freja Lindqvist", "Sra. Ana Ruiz". */
const ADDRESSED = new RegExp(
  String.raw`(?<![\p{L}])(Ms|Mrs|Miss|Mr|Frau|Herrn?|Sra|Sr|Srta|Señora|Señor|Doña|Don)\.?\s+((?:(?:Prof|Dr)\.?\s+(?:-Ing\.\s+)?)*)(${NAME}(?:[ ]${NAME}){0,3})`,
  'gu',
);
/** "I'm Tom Hale", alone a signature: only a name of two words. */
const SIGNED = new RegExp(
  String.raw`(?<![\p{L}'’])(?:I'm|I’m|I am|My name is|Ich bin|Ich hei(?:ß|ss)e|Mein Name ist|Soy|Me llamo)[ ](${NAME}[ ]${NAME})(?=[,.;:!]|[ ](?:and|und|y|from|von|de)[ ]|\s*$)`,
  'gmu',
);
const WOMAN = /^(?:Ms|Mrs|Miss|Frau|Sra|Srta|Señora|Doña)$/;
/** Where somebody of the house is told of who is no contact. */
const NO_CONTACT = pattern('iu')`
  (?<!\p{L})(?:
    found(?:ed|ers?)|owners?|CEO|managing director|gegründet|gründer\p{L}*|geschäftsführ\p{L}*|inhaber\p{L}*|
    fundad\p{L}*|director[ae]? general|propietari\p{L}*|nachfolge|successor|retir\p{L}*|ruhestand|rente|
    jubil\p{L}*|replac\p{L}*|sustitu\p{L}*
  )(?!\p{L})`;

/** The one person that an ad names for the application or that signs it; undefined where it names none, or several. */
export function contactIn(jobText: string): Contact | undefined {
  const [contact, ...others] = contactsIn(jobText);
  return others.length === 0 ? contact : undefined;
}

/** Everybody whom an ad names by a form of address, or that signs it. */
export function contactsIn(jobText: string): Contact[] {
  const found = new Map<string, Contact>();
  for (const line of jobText.split(/\n|(?<=[\p{Ll}\d]{3}[.!?])\s/u)) {
    if (NO_CONTACT.test(line)) continue;
    for (const [, form = '', titles = '', whole = ''] of line.matchAll(ADDRESSED)) {
      // "Ms Office" is a product.
      if (findTools(`${form} ${whole}`).length > 0 || findTools(`Microsoft ${whole}`).length > 0)
        continue;
      const name = familyName(whole, form);
      const title = titles.trim().replace(/\s+/g, ' ');
      found.set(name, { address: WOMAN.test(form) ? 'woman' : 'man', title, name, whole });
    }
    for (const [, name = ''] of line.matchAll(SIGNED)) {
      if (![...found.keys()].some((known) => name.endsWith(known)))
        found.set(name, { address: undefined, title: '', name, whole: name });
    }
  }
  return [...found.values()];
}

/** Spanish has two family names, of which the first counts; told without a first name, all of it is the family's. */
function familyName(whole: string, form: string): string {
  const words = whole.split(' ');
  const isSpanish = /^(?:Sra|Sr|Srta|Señora|Señor)$/.test(form);
  return (isSpanish && words.length > 2 ? words.at(-2) : words.at(-1)) ?? whole;
}
