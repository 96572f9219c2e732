import { LANGUAGES, type Fact, type Language } from '@sastre/shared-contracts/api';
import { recogniseLanguage } from './recognise.rules.ts';

export { recogniseLanguage };

/** The language of a text where it is one that the product speaks; undefined for any other, and when there is too little to tell. */
export function detectLanguage(text: string): Language | undefined {
  return asLanguage(recogniseLanguage(text));
}

/** A language of the product, out of a code. */
export function asLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

const PROSE =
  /^personal_info\.(?:summary|title)$|\.(?:description|position|degree|field)$|\.achievements\[/;

/** The language of a CV's own texts (ISO 639-1): names of people, firms, places and tools are left out where there is more. */
export function recogniseCvLanguage(facts: readonly Fact[]): string | undefined {
  const texts = (some: readonly Fact[]) => some.map(({ text }) => text).join('\n');
  const prose = facts.filter(({ id }) => PROSE.test(id));
  return recogniseLanguage(texts(prose)) ?? recogniseLanguage(texts(facts));
}
