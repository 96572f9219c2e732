import type { Language } from '@sastre/shared-contracts/api';
import type { Phrases } from '@sastre/frames';
import { escapeMarkdown } from '@sastre/reading';
import { enumerate, fill } from './fill.rules.ts';
import type { Said } from './letter-material.rules.ts';
import { registeredWith } from './licences.rules.ts';
import { titleIn } from './names.rules.ts';
import { articleOf } from './own-sentence.rules.ts';
import { small } from './turn/turned.ts';

/** What has an article: "a site safety card". */
const ONE = /(?:registration|licen[cs]e|card|permit|certificate)$/iu;

/** Writes what somebody holds, and what was learned beside school and university. */
export function createPaperPen(language: Language, isOwnLanguage: boolean, phrases: Phrases) {
  const list = (items: readonly string[]) => enumerate(items, phrases.and);
  // "Weiterbildung" in "Wundexpertin": German quotes what it names, as it does a post.
  const training = (text: string) =>
    language === 'de' && isOwnLanguage
      ? `${phrases.quotes[0]}${escapeMarkdown(text)}${phrases.quotes[1]}`
      : titleIn(text, isOwnLanguage);
  const licence = (text: string) =>
    language === 'en' && isOwnLanguage && ONE.test(text)
      ? `${articleOf(text)} ${escapeMarkdown(text)}`
      : titleIn(language === 'es' ? small(text) : text, isOwnLanguage);

  return {
    certificates: (said: readonly Said[]) => [
      fill(phrases.certificates, {
        list: list(said.map(({ text }) => training(text))),
      }),
    ],
    licences: (said: readonly Said[]) => {
      const bodies = said.flatMap(({ text }) => registeredWith(text) ?? []);
      return isOwnLanguage && bodies.length === said.length
        ? [fill(phrases.registered, { list: list(bodies.map(escapeMarkdown)) })]
        : [fill(phrases.licences, { list: list(said.map(({ text }) => licence(text))) })];
    },
  };
}
