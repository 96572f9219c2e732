import { levelHeld } from '../ad/levels-asked.rules.ts';
import { findHumanLanguages } from '../ad/terms.rules.ts';
import type { ReadRequirement } from '../ad/read/requirements.rules.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { detectLanguage } from '../words/language.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** One language more than those that are named, whichever it is. Folded. */
const ONE_MORE = pattern('u')`
  ^(?:(?:knowledge of|command of|kenntnisse (?:in )?|conocimientos? de|dominio de) )?(?:an?|eine[rs]?|un|ein) ?
  (?:second|third|further|additional|other|another|zweiten?|dritten?|weiteren?|andere|zusatzlichen?|segundo|tercer|otro)
  (?: (?:european|eu|foreign|europaische[nr]?|idioma))* ?(?:language|sprache|fremdsprache|lengua|idioma)?(?: (?:europeo|extranjero|comunitario))?$`;
const SAYS_LANGUAGE = /(?:language|sprache|lengua|idioma)/u;
const EUROPEAN_ASKED = /(?<!\p{L})(?:european|eu|europaisch\p{L}*|europeo|comunitario)(?!\p{L})/u;
const NOT_EUROPEAN = new Set(
  `arabic chinese japanese hebrew persian korean vietnamese hindi tamil urdu bengali igbo yoruba hausa swahili thai
  indonesian malay tagalog filipino punjabi gujarati telugu marathi amharic somali pashto dari kurdish`.split(
    /\s+/,
  ),
);
const OWN = { en: 'english', de: 'german', es: 'spanish' };
/** B1: who says less has begun to learn it. */
const LEAST = 2;

/** Languages of the CV beside the ad's own and those that it names, where one more is asked for; undefined: none is. */
export function oneMoreLanguage(
  { term, quote }: ReadRequirement,
  all: readonly ReadRequirement[],
  { facts }: FactIndex,
): string[] | undefined {
  const asked = fold(term);
  const bare = asked.replace(/^(?:an?|eine[rs]?|un) /u, '');
  if (!SAYS_LANGUAGE.test(asked) || !ONE_MORE.test(`a ${bare}`)) return undefined;
  const named = all.flatMap((one) => (one.kind === 'language' ? [one.key, ...one.anyOf] : []));
  const known = new Set([...named, OWN[detectLanguage(quote) ?? 'en']]);
  return facts
    .filter(({ id }) => id.startsWith('languages['))
    .filter(({ text }) => {
      const level = levelHeld(text);
      const found = findHumanLanguages(text);
      const isMeant = (one: string) => !EUROPEAN_ASKED.test(asked) || !NOT_EUROPEAN.has(one);
      return (
        found.some((one) => !known.has(one) && isMeant(one)) && (level === 0 || level >= LEAST)
      );
    })
    .map(({ id }) => id);
}
