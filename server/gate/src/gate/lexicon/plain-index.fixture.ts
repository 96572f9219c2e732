import type { Language } from '@sastre/shared-contracts/api';
import { fold } from '@sastre/reading';
import { keysOf, stemsOf } from '../words/stems.rules.ts';
import type { Meaning } from './language-index.rules.ts';
import { eachForm, type Concept } from './parse-lexicon.rules.ts';

const TRAILING = {
  en: /(?<=\S \S+) (?:to|of|on|for|with|at|in|by|about|from)$/,
  de: /(?<=^(?:sich )?\S+) (?:an|in|bei|mit|für|um|auf|zu|von|über|aus)$/,
  es: /(?<=(?:se|\S \S+)) (?:de|a|en|con|por|para)$/,
};

/** The lists in one language, all read at once and in their order: what `readIndex` must answer, by every key that there is. */
export function readPlainly(concepts: readonly Concept[], language: Language) {
  const meanings = new Map<string, Meaning[]>();
  const longest = new Map<string, number>();
  const firstStem = (word: string) => stemsOf(word.toLowerCase(), language)[0] ?? '';
  const read = (form: string, meaning: Meaning) => {
    const words = form.split(/[\s-]+/);
    const isPhrase = /[\s-]/.test(form);
    const stems = words.map(firstStem);
    if (isPhrase)
      longest.set(stems[0] ?? '', Math.max(longest.get(stems[0] ?? '') ?? 0, words.length));
    for (const key of isPhrase ? [stems.join(' '), fold(form)] : keysOf(form, language)) {
      const own = meanings.get(key) ?? [];
      if (!own.some((one) => one.concept === meaning.concept)) own.push(meaning);
      meanings.set(key, own);
    }
  };
  for (const [concept, one] of concepts.entries())
    eachForm(one, language, (form, side) => {
      for (const written of new Set([form, withoutAround(form, language)]))
        read(written, { concept, side, scale: one.scale });
    });
  return { meanings, longest };
}

function withoutAround(form: string, language: Language): string {
  if (language === 'de' && !/^sich |(?:[aei]r)se(?: |$)/.test(form)) return form;
  return form
    .replace(TRAILING[language], '')
    .replace(/^sich /, '')
    .replace(/^(\S+[aeií]r)se\b/, '$1');
}
