import type { Exceptions, Glossary, TypographyRule, WrongWords } from './glossary.types.ts';
import type { PlacedText } from './text-sources.ts';
import { wordMatcher } from './word-matcher.rules.ts';

/** One thing to look for in texts. */
interface Search {
  languages: readonly string[];
  /** Global: a text may have several. */
  wrong: RegExp;
  right: string;
  except: Exceptions;
}

/** A sign that is neither letter nor blank, in the place of a value. */
const VALUE = '\ufffc';

/** What the texts say otherwise than the glossary, each with its place, what is wrong and what is right. */
export function checkGlossary(texts: readonly PlacedText[], glossary: Glossary): string[] {
  const words = glossary.concepts.flatMap(({ wrong = [] }) => wrong.map(searchForWords));
  return [...words, ...glossary.typography.map(searchForSigns)].flatMap((search) =>
    problemsOf(texts, search),
  );
}

function searchForWords({ language, words, right, except = {} }: WrongWords): Search {
  return { languages: [language], wrong: wordMatcher(words, language), right, except };
}

function searchForSigns({ languages, wrong, right, except = {} }: TypographyRule): Search {
  return { languages, wrong: new RegExp(wrong, `${wrong.flags}g`), right, except };
}

function problemsOf(texts: readonly PlacedText[], search: Search): string[] {
  const { languages, wrong, right, except } = search;
  const needless = new Set(Object.keys(except));
  const problems = texts.flatMap(({ file, line, room, key, language, text }) => {
    if (!languages.includes(language)) return [];
    const bare = text.replace(/\{\{[^}]*\}\}|\{\w+\}/g, VALUE);
    const found = [...new Set(bare.match(wrong))];
    if (found.length === 0) return [];
    const name = `${room}/${language}:${key}`;
    if (name in except) {
      needless.delete(name);
      return [];
    }
    return found.map((one) => `${file}:${line} ${key} has “${visible(one)}”; right: ${right}`);
  });
  const left = [...needless].map(
    (name) => `The glossary excepts ${name} from “${right}”; there is nothing to except.`,
  );
  return [...problems, ...left];
}

const visible = (text: string) => text.replaceAll('\u00a0', '\\u00a0').replaceAll(VALUE, '{}');
