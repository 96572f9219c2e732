import { HUMAN_LANGUAGES, SKILLS, TOOLS, type Term } from './lexicon.ts';
import { fold, stem, words } from './stem.rules.ts';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const BEFORE = String.raw`(?<![\p{L}\p{N}+#])`;
const AFTER = String.raw`(?![\p{L}\p{N}+#]|\.\p{L})`;

function toolPattern({ forms, exact }: Term): RegExp {
  // Capitals matter for the first form only: an alias is no ordinary word.
  const parts = forms.map((form) => escapePattern(exact ? form : fold(form)).replace(/ /g, String.raw`[\s-]+`));
  return new RegExp(`${BEFORE}(?:${parts.join('|')})${AFTER}`, 'u');
}

const toolPatterns = TOOLS.map((term) => ({ term, pattern: toolPattern(term) }));

/** Tools that a text names, by their usual names. */
export function findTools(text: string): string[] {
  const folded = fold(text);
  return toolPatterns
    .filter(({ term, pattern }) => pattern.test(term.exact ? text : folded))
    .map(({ term }) => term.name);
}

const stemsOf = (text: string) => words(text.replace(/[-/]/g, ' ')).map(stem);
const phrasesOf = (terms: readonly Term[]) =>
  terms.map(({ name, forms }) => ({ name, phrases: forms.map((form) => stemsOf(form).join(' ')) }));
const skillPhrases = phrasesOf(SKILLS);
const languagePhrases = phrasesOf(HUMAN_LANGUAGES);

function findPhrases(text: string, terms: typeof skillPhrases): string[] {
  const stems = ` ${stemsOf(text).join(' ')} `;
  return terms
    .filter(({ phrases }) => phrases.some((phrase) => stems.includes(` ${phrase} `)))
    .map(({ name }) => name);
}

/** Skills of the lexicon that a text names in any of the three languages, by their English names. */
export function findSkills(text: string): string[] {
  return findPhrases(text, skillPhrases);
}

/** Human languages that a text names, by their English names in lower case. */
export function findHumanLanguages(text: string): string[] {
  return findPhrases(text, languagePhrases);
}

/** The part of `text` that names a term of the lexicon, as it is written there; the term itself when it is not found. */
export function wordingOf(term: string, text: string): string {
  const entry = [...SKILLS, ...HUMAN_LANGUAGES].find(({ name }) => name === term);
  const forms = entry?.forms ?? [];
  for (const form of forms.toSorted((one, other) => other.length - one.length)) {
    const parts = words(form.replace(/[-/]/g, ' ')).map((word) => `${escapePattern(stem(word))}[\\p{L}]*`);
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join(String.raw`[\s/-]+`)}`, 'iu');
    const found = pattern.exec(text.normalize('NFC')) ?? pattern.exec(fold(text));
    if (found) return found[0];
  }
  return term;
}
