import type { Language } from '@sastre/shared-contracts/api';

/** "I also am responsible" is said otherwise. */
export function alsoBehind(text: string): string {
  return text.replace(/\bI also (was|am|have(?= (?:had|contributed|covered))) /, 'I $1 also ');
}

/** "Me encargué del control". */
export function contracted(text: string, language: Language): string {
  return language === 'es' ? text.replace(/ de el /, ' del ') : text;
}
