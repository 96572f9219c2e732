import type { Language } from '@sastre/shared-contracts/api';
import type { Contact } from '@sastre/reading';
import { fill } from './fill.rules.ts';
import { phrasesFor, type Region } from '@sastre/gate';
import { spanishOf } from './place.rules.ts';

/** How a letter to a company begins, as plain text: "Dear Okra team,", "Estimado equipo del Hotel Sur:". */
export function greetingTo(
  company: string,
  language: Language,
  contact?: Contact,
  region?: Region,
): string {
  if (contact !== undefined) return greetingOf(contact, language);
  return fill(phrasesFor(language, region).greeting, { company, of: spanishOf(company) });
}

/** "Dear Ms Lindqvist,", or Mrs where the ad has it; where no form of address is told, the whole name without one: "Dear Tom Hale,". */
function greetingOf({ address, form: said, title, name }: Contact, language: Language): string {
  const named = [title, name].filter((part) => part !== '').join(' ');
  const isWoman = address === 'woman';
  if (language === 'en') {
    const form = title !== '' || address === undefined ? '' : isWoman ? `${said ?? 'Ms'} ` : 'Mr ';
    return `Dear ${form}${named},`;
  }
  if (language === 'de') {
    if (address === undefined) return `Guten Tag ${named},`;
    return isWoman ? `Sehr geehrte Frau ${named},` : `Sehr geehrter Herr ${named},`;
  }
  if (address === undefined) return `A la atención de ${named}:`;
  return isWoman ? `Estimada Sra. ${named}:` : `Estimado Sr. ${named}:`;
}
