import { onceLately } from '@sastre/shared-once';
import { JOB_NOUN } from '../../words/job-nouns.ts';
import { COMPANY_SIGNS } from './company-signs.ts';
import { CONTACT_CUES } from './contact-cues.ts';
import { MOST_HELD } from '../../words/recognise.rules.ts';
import { findTools } from '../terms.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** Whom an ad names for the application. */
export interface Contact {
  /** As the ad tells it; absent: it tells none, and none is guessed. */
  address: 'woman' | 'man' | undefined;
  /** "Mrs" where the ad says so of a woman: English has more than one form. */
  form?: 'Mrs' | 'Miss';
  /** "Dr.", "Prof. Dr.", or empty. */
  title: string;
  /** The family name where a form of address is told, else the whole name. */
  name: string;
  /** All of the name that the ad tells. */
  whole: string;
}
/** No cue stands further before a name, in characters. */
const LONGEST = 250;
/** An animal, right before the name that it is given. */
const ANIMAL =
  /(?<!\p{L})(?:\p{L}*hund|\p{L}*katze|kater|esel|ponys?|pferd|ziegenbock|hahn|dog|cat|donkey|pony|horse|goat|perr[oa]|gat[oa]|burr[oa]|caballo)(?: namens| called| named| llamad[oa])?,? ?[(„“"]?$/u;
/** How near somebody is to the application: sent to them, named as its contact or its writer, named at all. */
type Nearness = 3 | 2 | 1;

/**
 * The person to whom an ad has the application sent, else the one that it names for it or that signs it; undefined where
 * it names none, or several alike.
 */
export function contactIn(jobText: string): Contact | undefined {
  const found = [...ranked(jobText).values()];
  const most = Math.max(...found.map(({ nearness }) => nearness));
  const [nearest, ...others] = found.filter(({ nearness }) => nearness === most);
  return others.length === 0 ? nearest?.contact : undefined;
}

/** Everybody whom an ad names by a form of address or as a contact, or that signs it. */
export const contactsIn = (jobText: string): Contact[] =>
  [...ranked(jobText).values()].map(({ contact }) => contact);

/** Every form of a greeting is held against them. */
const ranked = onceLately(MOST_HELD, (jobText: string) => {
  const found = new Map<string, { contact: Contact; nearness: Nearness }>();
  const { ADDRESSED, NAMED, ANSWERING, SIGNED, INTRODUCED, WOMAN, NO_CONTACT, SENT_TO } =
    CONTACT_CUES;
  const add = (contact: Contact, nearness: Nearness) => {
    const known = [...found.keys()].some(
      (name) => contact.whole.endsWith(name) || name.endsWith(contact.name),
    );
    if (!known) found.set(contact.name, { contact, nearness });
  };
  /** Somebody named without a form of address; of a woman, what she is called tells one. */
  const addPerson = (whole: string, titles: string, isWoman: boolean, nearness: Nearness) => {
    if (!isPerson(whole)) return;
    const name = isWoman ? familyName(whole, 'Frau') : whole;
    const address = isWoman ? 'woman' : undefined;
    add({ address, title: titleOf(titles), name, whole }, nearness);
  };
  for (const line of jobText.split(CONTACT_CUES.SENTENCES)) {
    if (NO_CONTACT.test(line) || CONTACT_CUES.GREETED.test(line)) continue;
    for (const { 1: form = '', 2: titles = '', 3: whole = '', index } of line.matchAll(ADDRESSED)) {
      // "Ein Esel (Herr Huber)" opens no letter.
      if (ANIMAL.test(fold(line.slice(0, index)))) continue;
      // "Ms Office" is a product.
      if (findTools(`${form} ${whole}`).length > 0 || findTools(`Microsoft ${whole}`).length > 0)
        continue;
      const name = familyName(whole, form);
      const address = WOMAN.test(form) ? 'woman' : 'man';
      const nearness = nearnessOf(line.slice(0, index), line);
      const said: Pick<Contact, 'form'> = form === 'Mrs' || form === 'Miss' ? { form } : {};
      add({ address, ...said, title: titleOf(titles), name, whole }, nearness);
    }
    for (const [, cue = '', label = '', titles = '', whole = ''] of line.matchAll(NAMED))
      addPerson(whole, titles, /partnerin$/i.test(label), SENT_TO.test(cue) ? 3 : 2);
    for (const [, post = '', titles = '', whole = ''] of line.matchAll(ANSWERING))
      addPerson(whole, titles, /(?:er|or|eur|rät|ent|ant)in$/.test(post), 1);
    for (const [, whole = ''] of [...line.matchAll(SIGNED), ...line.matchAll(INTRODUCED)])
      addPerson(whole, '', false, 2);
  }
  const signature = signatureOf(jobText);
  if (signature !== undefined) addPerson(signature, '', false, 2);
  return found;
});

/** Who signs an ad that is a letter: the name behind a line that takes leave. */
function signatureOf(jobText: string): string | undefined {
  const lines = jobText.split('\n').filter((line) => line.trim() !== '');
  const at = lines.findLastIndex((line) => CONTACT_CUES.GOODBYE.test(line));
  if (at === -1) return undefined;
  const rest = lines[at]?.replace(CONTACT_CUES.GOODBYE, '') ?? '';
  const signed = rest === '' ? lines[at + 1] : rest;
  return signed?.match(CONTACT_CUES.SIGNATURE)?.[1];
}

/** Of somebody named behind `before` in a line. */
function nearnessOf(before: string, line: string): Nearness {
  if (CONTACT_CUES.SENT_TO.test(before.slice(-LONGEST))) return 3;
  return CONTACT_CUES.ASKED.test(line) ? 1 : 2;
}

/** Neither a department, nor a post, nor a house, nor a tool. */
function isPerson(name: string): boolean {
  const folded = fold(name);
  return !(
    CONTACT_CUES.DEPARTMENT.test(folded) ||
    COMPANY_SIGNS.KIND.test(folded) ||
    // Families are called after trades: "Petra Koch".
    JOB_NOUN.test(folded.split(' ', 1)[0] ?? '') ||
    findTools(name).length > 0
  );
}

/** "Prof. Dr."; degrees that no greeting says are left out. */
function titleOf(titles: string): string {
  return [...titles.matchAll(/(?<!\p{L})(Prof|Dr)(?!\p{L})/gu)]
    .map(([title]) => `${title}.`)
    .join(' ');
}

/** Spanish has two family names, of which the first counts; told without a first name, all of it is the family's. */
function familyName(whole: string, form: string): string {
  const words = whole.split(' ');
  const isSpanish = /^(?:Sra|Sr|Srta|Señora|Señor)$/.test(form);
  return (isSpanish && words.length > 2 ? words.at(-2) : words.at(-1)) ?? whole;
}
