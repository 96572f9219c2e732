import type { Language } from '@sastre/shared-contracts/api';
import { contactsIn, plainText } from '@sastre/reading';

const NAME = String.raw`((?:(?:Prof|Dr)\. )*)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})`;
const GREETINGS: Record<Language, RegExp> = {
  en: new RegExp(`^Dear (?:Ms |Mrs |Miss |Mr )?${NAME},$`, 'u'),
  es: new RegExp(
    String.raw`^(?:Estimada Sra\. |Estimado Sr\. |Hola, |A la atención de )${NAME}:$`,
    'u',
  ),
  de: new RegExp(`^(?:Sehr geehrte Frau |Sehr geehrter Herr |Guten Tag |Hallo )${NAME},$`, 'u'),
};

/**
 * True for a paragraph that greets somebody whom the job text names as a person, with no other title, and is nothing
 * else: it claims nothing. Companies, posts and parts of a name are nobody.
 */
export function greetsByName(paragraph: string, language: Language, jobText: string): boolean {
  const plain = plainText(paragraph).trim();
  // Emphasis and links are no part of a greeting.
  if (paragraph.replaceAll('\\', '').trim() !== plain) return false;
  const [, titles = '', name] = GREETINGS[language].exec(plain) ?? [];
  if (name === undefined) return false;
  const title = titles.trim();
  return contactsIn(jobText).some(
    (contact) =>
      // "Ana Ruiz" of "Ana Ruiz López" as well.
      (name === contact.name ||
        (`${contact.whole} `.startsWith(`${name} `) && name.endsWith(contact.name))) &&
      (title === '' || title === contact.title),
  );
}
