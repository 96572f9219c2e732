import type { Requirement } from '@sastre/shared-contracts/api';
import { findDegrees } from './degrees.rules.ts';
import { readClauses, type JobClause } from './job-lines.rules.ts';
import { ALL_FUNCTION_WORDS } from './function-words.ts';
import { contentStems, fold } from './stem.rules.ts';
import { findHumanLanguages, findSkills, findTools, wordingOf } from './terms.rules.ts';

/** What a job description asks for; `key` is the lexicon's name of the term. */
export interface ReadRequirement {
  id: string;
  key: string;
  term: string;
  kind: Requirement['kind'];
  need: Requirement['need'];
  quote: string;
}

const ASKS =
  /\b(experience|experienced|at least|knowledge|registered|qualified|erfahrung|kenntnisse|experiencia|conocimientos|minimo)\b/;
const MOST = 60;
const LONGEST_QUOTE = 240;
const YEARS =
  /(\d{1,2})\s*(?:\+|o mas|oder mehr|or more)?\s*\+?\s*(?:years?|anos?|jahren?|jahre)\b/g;
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  diez: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  zehn: 10,
};
const YEARS_IN_WORDS = new RegExp(
  `\\b(${Object.keys(NUMBER_WORDS).join('|')}) (?:years?|anos?|jahren?)\\b(?! (?:old|ago))`,
);
/** PCI, HACCP, WCAG 2.2, CamelCase: names of things whatever the language. */
const ACRONYM =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}[\p{L}\p{N}]*|\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?:[ -]\d[\d.]*)?(?![\p{L}\p{N}])/gu;
const NO_TERM =
  /^(?:USA?|UK|EU|GmbH|SA|SL|AG|KG|FTC|DOE|HR|IT|PhD|MSc|BSc|MBA|TV|OK|SYSTEM|HIRED|CV|LinkedIn|m\/w\/d)$/;

/** Reads the requirements of a job description without markdown, in its order; each term once. */
export function readRequirements(jobText: string): ReadRequirement[] {
  const found = new Map<string, Omit<ReadRequirement, 'id'>>();
  for (const clause of readClauses(jobText)) {
    for (const one of requirementsOf(clause)) {
      const known = found.get(`${one.kind}:${one.key}`);
      if (known === undefined) found.set(`${one.kind}:${one.key}`, one);
      else if (one.need === 'must') known.need = 'must';
    }
  }
  return [...found.values()].slice(0, MOST).map((one, index) => ({ id: `r${index + 1}`, ...one }));
}

function requirementsOf(clause: JobClause): Omit<ReadRequirement, 'id'>[] {
  const { text, need, isListed } = clause;
  const quote = text.slice(0, LONGEST_QUOTE);
  const make = (kind: Requirement['kind'], key: string, term = key) => ({
    kind,
    key,
    term,
    need,
    quote,
  });
  const tools = findTools(text);
  const years = yearsIn(text);
  // Prose about the company names trades and figures too; it asks for them only with such a cue.
  const asks = isListed || ASKS.test(fold(text));
  const named = [
    ...tools.map((tool) => make('tool', tool)),
    ...acronyms(text, tools).map((name) => make('tool', name)),
    ...(asks ? findSkills(text) : []).map((skill) => make('skill', skill, wordingOf(skill, text))),
    ...(isListed ? findHumanLanguages(text) : languagesOfProse(text)).map((language) =>
      make('language', language, wordingOf(language, text)),
    ),
    ...(asks ? findDegrees(text) : [])
      .slice(0, 1)
      .map((degree) => make('degree', degree, headOf(text))),
    ...(asks && years !== undefined ? [make('years', String(years), yearsWording(text))] : []),
  ];
  const left =
    contentStems(text, ALL_FUNCTION_WORDS).length -
    named.flatMap(({ term }) => term.split(' ')).length;
  // What is said by its terms already is not said again as a duty.
  return isListed && left >= 2 && text.split(' ').length >= 3
    ? [...named, make('duty', fold(text), quote)]
    : named;
}

function acronyms(text: string, tools: readonly string[]): string[] {
  const known = fold(tools.join(' '));
  return [...text.matchAll(ACRONYM)]
    .map(([name]) => name)
    .filter(
      (name) => !NO_TERM.test(name) && !known.includes(fold(name)) && findTools(name).length === 0,
    );
}

function languagesOfProse(text: string): string[] {
  const cue =
    /\b(language|speak|written|fluent|native|idioma|nativ|hablad|sprache|sprach|verhandlungssicher|working)\w*/;
  return cue.test(fold(text)) ? findHumanLanguages(text) : [];
}

function yearsIn(text: string): number | undefined {
  const folded = fold(text);
  const figure = [...folded.matchAll(YEARS)][0]?.[1];
  if (figure !== undefined) return Number(figure);
  const word = YEARS_IN_WORDS.exec(folded)?.[1];
  return word === undefined ? undefined : NUMBER_WORDS[word];
}

function yearsWording(text: string): string {
  return text.split(/[,.(:]/)[0]?.trim() ?? text;
}

function headOf(text: string): string {
  const parts = text.split(/[.:]\s/).map((part) => part.trim());
  return parts.find((part) => findDegrees(part).length > 0) ?? parts[0] ?? text;
}
