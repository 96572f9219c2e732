import type { Language } from '@sastre/shared-contracts/api';
import { plainText } from '@sastre/reading';

const NAME = String.raw`((?:(?:Prof|Dr)\. )*)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
const GREETINGS: Record<Language, RegExp> = {
  en: new RegExp(`^Dear (?:Ms |Mr )?${NAME},$`, 'u'),
  es: new RegExp(String.raw`^(?:Estimada Sra\. |Estimado Sr\. |Hola, )${NAME}:$`, 'u'),
  de: new RegExp(`^(?:Sehr geehrte Frau |Sehr geehrter Herr |Guten Tag )${NAME},$`, 'u'),
};

/** True for a paragraph that greets somebody by a name that the job text says, and is nothing else: it claims nothing. */
export function greetsByName(paragraph: string, language: Language, jobText: string): boolean {
  const name = GREETINGS[language].exec(plainText(paragraph).trim())?.[2];
  return name !== undefined && jobText.replace(/\s+/g, ' ').includes(name);
}
