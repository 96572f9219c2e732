import type { Language } from '@sastre/shared-contracts/api';
import { detectLanguage, fold } from '@sastre/reading';
import { gloss } from './glossary.ts';
import type { ModelQuestion } from './question.ts';

/** Words that say the same; a good model rewords, and adds nothing. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/^Built\b/, 'Created'],
  [/^Cut\b/, 'Reduced'],
  [/^Reduced\b/, 'Cut'],
  [/^Taught\b/, 'Showed'],
  [/^Organised\b/, 'Arranged'],
  [/^Reduje\b/, 'Bajé'],
  [/^Escribí\b/, 'Redacté'],
  [/^Organicé\b/, 'Ordené'],
  [/^Aufbau\b/, 'Einrichtung'],
  [/^Steuerung\b/, 'Lenkung'],
];

/** Answers a question as a good model would, from its data alone. */
export function answerWell(question: ModelQuestion): Record<string, unknown> {
  switch (question.kind) {
    case 'summary':
      return { summary: reword(question.data.summary) };
    case 'entry': {
      const { description, achievements, asked } = question.data;
      return {
        description: reword(description),
        achievements: byRelevance(achievements, asked, ({ text }) => text).map(({ n, text }) => ({
          n,
          text: reword(text),
        })),
      };
    }
    case 'skills':
      return { order: byRelevance(question.data.skills, question.data.asked, (name) => name) };
    case 'letter':
      return { paragraphs: letterOf(question.data) };
    case 'translation': {
      const { to, texts } = question.data;
      return { texts: texts.map(({ n, text }) => ({ n, text: gloss(text, to) })) };
    }
  }
}

function reword(text: string): string {
  const [pattern, other] = SYNONYMS.find(([word]) => word.test(text)) ?? [];
  return pattern === undefined || other === undefined ? text : text.replace(pattern, other);
}

function byRelevance<T>(
  items: readonly T[],
  asked: readonly string[],
  textOf: (item: T) => string,
): T[] {
  const roots = (text: string) =>
    new Set((fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) => word.slice(0, 6)));
  const wanted = roots(asked.join(' '));
  const score = (item: T) => [...roots(textOf(item))].filter((root) => wanted.has(root)).length;
  return items.toSorted((one, other) => score(other) - score(one));
}

const LANGUAGES: Record<string, Language> = { English: 'en', Spanish: 'es', German: 'de' };

interface LetterWords {
  apply: (company: string, position: string) => string;
  held: (company: string, position: string) => string;
  did: (text: string) => string;
  skills: (list: string) => string;
  closing: string;
}
const WORDS: Record<Language, LetterWords> = {
  en: {
    apply: (company, position) =>
      position === ''
        ? `I am applying at ${company}.`
        : `I am applying to ${company} as ${position}.`,
    held: (company, position) => `I have worked at ${company} as ${position}.`,
    did: (text) => `There I ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
    skills: (list) => `I know ${list}.`,
    closing: 'I would be happy to tell you more in a conversation.',
  },
  es: {
    apply: (company, position) =>
      position === ''
        ? `Les escribo por la oferta de ${company}.`
        : `Les escribo por el puesto de ${position} en ${company}.`,
    held: (company, position) => `He trabajado en ${company} como ${position}.`,
    did: (text) => `Allí ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
    skills: (list) => `Tengo conocimientos de ${list}.`,
    closing: 'Me gustaría hablar de todo ello con ustedes en una entrevista.',
  },
  de: {
    apply: (company, position) =>
      position === ''
        ? `ich bewerbe mich bei ${company}.`
        : `ich bewerbe mich bei ${company} auf die Stelle als ${position}.`,
    held: (company, position) => `Ich habe bei ${company} als ${position} gearbeitet.`,
    did: (text) => `Zu meiner Arbeit dort gehört: ${text}.`,
    skills: (list) => `Ich habe Kenntnisse in ${list}.`,
    closing: 'Ich freue mich, wenn wir darüber in einem Gespräch sprechen.',
  },
};

function letterOf(data: Extract<ModelQuestion, { kind: 'letter' }>['data']): string[] {
  const language = LANGUAGES[data.language] ?? 'en';
  const words = WORDS[language];
  const fact = (label: RegExp) =>
    data.facts
      .map((line) => /^([^:]+): ([^]*)$/.exec(line))
      .filter((match) => match !== null && label.test(match[1] ?? ''))
      .map((match) => match?.[2] ?? '');
  const [company = '', position = ''] = [
    fact(/^work .* company$/)[0],
    fact(/^work .* position$/)[0],
  ];
  const deeds = byRelevance(fact(/^work .* achievements$/), data.asked, (text) => text)
    .filter((text) => (detectLanguage(text) ?? language) === language)
    .slice(0, 2)
    .map((text) => words.did(text.replace(/[.]$/, '')));
  const skills = byRelevance(fact(/^skills .* name$/), data.asked, (text) => text).slice(0, 3);
  return [
    [words.apply(data.company, data.position), company === '' ? '' : words.held(company, position)],
    deeds,
    skills.length === 0 ? [] : [words.skills(skills.join(', '))],
    [words.closing],
  ]
    .map((sentences) => sentences.filter((sentence) => sentence !== '').join(' '))
    .filter((paragraph) => paragraph !== '');
}
