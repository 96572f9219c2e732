import { oncePerText } from '@sastre/shared-once';
import type { Language } from '@sastre/shared-contracts/api';
import { namedIn } from '../words/more-languages.ts';
import { FIELDS, HUMAN_LANGUAGES, SKILLS, TOOLS, type Term } from '../words/lexicon.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold, stem, words } from '../words/stem.rules.ts';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
// `.js` of Next.js is no JavaScript.
const BEFORE = String.raw`(?<![\p{L}\p{N}+#]|[\p{L}\p{N}]\.)`;
const AFTER = String.raw`(?![\p{L}\p{N}+#]|\.\p{L})`;
// C-suite and R&D are no programming languages.
const AFTER_LETTER = String.raw`(?!-(?:suite|level|class)|\s?&)`;

function toolPattern({ forms, exact }: Term): RegExp {
  const parts = forms.map((form) => {
    const words = escapePattern(exact ? form : fold(form)).replace(/ /g, String.raw`[\s-]+`);
    return form.length === 1 ? `${words}${AFTER_LETTER}` : words;
  });
  return new RegExp(`${BEFORE}(?:${parts.join('|')})${AFTER}`, 'gu');
}

/** Patterns are made when a text first begins as they do: most are never looked for. */
const knownPatterns = new Map<Term, RegExp>();
function patternOf(term: Term): RegExp {
  const known = knownPatterns.get(term) ?? toolPattern(term);
  knownPatterns.set(term, known);
  return known;
}

const toolPatterns = TOOLS.map((term, rank) => ({ term, rank }));
const firstWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Tools by the first word of each of their forms: most texts name none, and few of hundreds. */
const toolsByWord = new Map<string, typeof toolPatterns>();
for (const entry of toolPatterns) {
  for (const word of new Set(entry.term.forms.map((form) => firstWords(form)[0] ?? ''))) {
    const known = toolsByWord.get(word) ?? [];
    toolsByWord.set(word, [...known, entry]);
  }
}

const NO_TOOLS: typeof toolPatterns = [];

function possibleTools(text: string): typeof toolPatterns {
  const possible = new Set<(typeof toolPatterns)[number]>();
  for (const word of firstWords(text))
    for (const entry of toolsByWord.get(word) ?? NO_TOOLS) possible.add(entry);
  return [...possible].toSorted((one, other) => one.rank - other.rank);
}

/** Clauses of one job text and texts of the largest CV, which several rules ask for what they name. */
const MOST_KNOWN = 5_000;

/** Tools that a text names, by their usual names. */
export const findTools = oncePerText(MOST_KNOWN, (text): readonly string[] => {
  const folded = fold(text);
  return possibleTools(text)
    .filter(({ term }) => (term.exact ? text : folded).search(patternOf(term)) >= 0)
    .map(({ term }) => term.name);
});

/** A tool's usual name and the place where a text names it. */
interface LocatedTool {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Tools with the places where a text in NFC names them. */
export const locateTools = oncePerText(MOST_KNOWN, (text): readonly LocatedTool[] => {
  const folded = foldInPlace(text);
  return possibleTools(text).flatMap(({ term }) =>
    [...(term.exact ? text : folded).matchAll(patternOf(term))].map((match) => ({
      name: term.name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
});

const stemsOf = (text: string) => words(text.replace(/[-/]/g, ' ')).map(stem);
const phrasesOf = (terms: readonly Term[]) =>
  terms.map(({ name, forms }) => ({ name, phrases: forms.map((form) => stemsOf(form).join(' ')) }));
const skillPhrases = phrasesOf(SKILLS);
const languagePhrases = phrasesOf(HUMAN_LANGUAGES);
const fieldPhrases = phrasesOf(FIELDS);

/** Terms by the first stem of each of their phrases. */
function byFirstStem(terms: typeof skillPhrases): ReadonlyMap<string, readonly [number, string][]> {
  const known = new Map<string, [number, string][]>();
  terms.forEach(({ phrases }, rank) => {
    for (const phrase of phrases) {
      const [first = ''] = phrase.split(' ');
      known.set(first, [...(known.get(first) ?? []), [rank, phrase]]);
    }
  });
  return known;
}
const firstStems = new Map(
  [skillPhrases, languagePhrases, fieldPhrases].map((terms) => [terms, byFirstStem(terms)]),
);

function findPhrases(text: string, terms: typeof skillPhrases): string[] {
  const own = stemsOf(text);
  const first = firstStems.get(terms);
  const possible = own.filter((one) => first?.has(one));
  if (possible.length === 0) return [];
  const stems = ` ${own.join(' ')} `;
  const ranks = possible
    .flatMap((one) => first?.get(one) ?? [])
    .filter(([, phrase]) => stems.includes(` ${phrase} `))
    .map(([rank]) => rank);
  return [...new Set(ranks)]
    .toSorted((one, other) => one - other)
    .flatMap((rank) => terms[rank]?.name ?? []);
}

/** Skills of the lexicon that a text names in any of the three languages, by their English names. */
export const findSkills = oncePerText(MOST_KNOWN, (text): readonly string[] =>
  findPhrases(text, skillPhrases),
);

/** Human languages that a text names, by their English names in lower case. */
export function findHumanLanguages(text: string): string[] {
  return findPhrases(text.replace(/(sch)(kenntnisse)/giu, '$1 $2'), languagePhrases);
}

/** Fields of study that a text names, by their English names. */
export function findFields(text: string): string[] {
  return findPhrases(text, fieldPhrases);
}

/** All forms in which these tools and languages are written. */
export function formsOf(tools: readonly string[], languages: readonly string[]): string[] {
  const ofTools = TOOLS.filter(({ name }) => tools.includes(name));
  const ofLanguages = HUMAN_LANGUAGES.filter(({ name }) => languages.includes(name));
  return [...ofTools, ...ofLanguages].flatMap(({ forms }) => forms);
}

/** A human language's name in one of the languages of the product, as written inside a sentence. */
export function languageName(name: string, language: Language): string {
  const forms = HUMAN_LANGUAGES.find((term) => term.name === name)?.forms ?? [];
  const form = forms[language === 'en' ? 0 : language === 'es' ? 1 : forms.length - 1] ?? name;
  const called = namedIn(name, language);
  if (called !== undefined) return called;
  return language === 'es' ? form : `${form.charAt(0).toUpperCase()}${form.slice(1)}`;
}
