import type { Language } from '@sastre/shared-contracts/api';
import { fold, type Contact } from '@sastre/reading';
import { fill } from './fill.rules.ts';
import { phrasesFor, type Region } from '@sastre/frames';
import { shortName, spanishOf } from './place.rules.ts';

/** What governs and teaches for the public: a town hall, a county, a school. */
const OFFICE =
  /(?<!\p{L})(?:ayuntamiento|diputacion|ministerio|consejeria|landkreis|landratsamt|stadt|gemeinde|bezirksamt|ministerium|council|borough|county|department)(?!\p{L})|(?:grund|gesamt|linden|ober|real)schule(?!\p{L})/u;

/** How a letter to a company begins, as plain text: "Dear Okra team,", "Estimado equipo del Hotel Sur:". */
export function greetingTo(
  company: string,
  language: Language,
  contact?: Contact,
  region?: Region,
): string {
  if (contact !== undefined) return greetingOf(contact, language, region);
  const phrases = phrasesFor(language, region);
  const words = region !== 'informal' && OFFICE.test(fold(company)) ? 'greetingOffice' : 'greeting';
  // Nobody writes "Dear The Larder GmbH team".
  const name = /\d/.test(company) ? company : shortName(company);
  const called = language === 'en' ? name.replace(/^The (?=\p{Lu})/u, '') : name;
  return fill(phrases[words], { company: called, of: spanishOf(name) });
}

/** "Dear Ms Lindqvist,", or Mrs where the ad has it; where no form of address is told, the whole name without one: "Dear Tom Hale,". */
function greetingOf(
  { address, form: said, title, name }: Contact,
  language: Language,
  region: Region | undefined,
): string {
  const named = [title, name].filter((part) => part !== '').join(' ');
  const isWoman = address === 'woman';
  if (language === 'en') {
    const form = title !== '' || address === undefined ? '' : isWoman ? `${said ?? 'Ms'} ` : 'Mr ';
    return `Dear ${form}${named},`;
  }
  if (language === 'de') {
    if (address === undefined) return `${region === 'informal' ? 'Hallo' : 'Guten Tag'} ${named},`;
    return isWoman ? `Sehr geehrte Frau ${named},` : `Sehr geehrter Herr ${named},`;
  }
  if (address === undefined) return `A la atención de ${named}:`;
  return isWoman ? `Estimada Sra. ${named}:` : `Estimado Sr. ${named}:`;
}
