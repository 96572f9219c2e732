import { readFileSync } from 'node:fs';
import { NAMED_LANGUAGES } from './more-languages.ts';

/** A term with the other forms it is written in. */
export interface Term {
  name: string;
  forms: readonly string[];
  /** True: capitals matter (`Go`, `R`, `Excel`). */
  exact: boolean;
}

const [, ...LISTS] = readFileSync(new URL('./lexicon.txt', import.meta.url), 'utf8').split('\n[');

/** What stands below this heading of the list. */
function readTerms(heading: string): Term[] {
  const list = LISTS.find((one) => one.startsWith(`${heading}]`)) ?? '';
  return list
    .slice(heading.length + 1)
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const exact = line.startsWith('=');
      const forms = line.replace(/^=/, '').split('|');
      return { name: forms[0] ?? '', forms, exact };
    });
}

/** A name stands once, as the shorter list has it. */
function withoutRepeats(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()));
}

export const TOOLS: readonly Term[] = withoutRepeats(readTerms('tools'));
/** Skills across trades. */
export const SKILLS: readonly Term[] = readTerms('skills');
/** Fields of study. */
export const FIELDS: readonly Term[] = readTerms('fields');
const LISTED_LANGUAGES = readTerms('languages');
const namedFor = (name: string) => NAMED_LANGUAGES.find(([english]) => english === name) ?? [];
export const HUMAN_LANGUAGES: readonly Term[] = [
  ...LISTED_LANGUAGES.map((one) => ({
    ...one,
    forms: [...new Set([...one.forms, ...namedFor(one.name)])],
  })),
  ...NAMED_LANGUAGES.filter(([name]) => LISTED_LANGUAGES.every((one) => one.name !== name)).map(
    ([name = '', ...others]) => ({ name, forms: [name, ...others], exact: false }),
  ),
];
