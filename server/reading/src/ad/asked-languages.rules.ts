import type { AskedPart } from './asked.ts';
import { levelAsked } from './levels-asked.rules.ts';
import type { Mention } from './mentions.rules.ts';

/** Languages that a piece asks for, each with its level; a choice of them is one thing. */
export function ofLanguages(
  languages: readonly Mention[],
  text: string,
  clause: string,
  isChoice: boolean,
): AskedPart[] {
  // What says more than how good it is belongs to the name.
  const termOf = ({ start, end }: Mention) =>
    text.slice(
      start - (LEVEL_BEFORE.exec(text.slice(0, start))?.[0].length ?? 0),
      end + (LEVEL_BEHIND.exec(text.slice(end))?.[0].length ?? 0),
    );
  const [first, last] = [languages[0], languages.at(-1)];
  if (first === undefined || last === undefined) return [];
  const keys = languages.map(({ key }) => key);
  if (isChoice && languages.length > 1) {
    const term = text.slice(first.start, last.end);
    return [{ kind: 'language', key: keys.join(' or '), term, anyOf: keys, ...level(text) }];
  }
  return languages.map((one, index) => {
    const own = text.slice(one.start, languages[index + 1]?.start);
    // "Fluent English" says its level before, "English (C1)" after, maybe in parentheses that the piece lost.
    const place = clause.indexOf(own);
    const after = clause
      .slice(place, place + own.length + 30)
      .replace(/(?:[,;]|\b(?:and|und|sowie|y|e)\b).*$/s, '');
    const before = clause
      .slice(Math.max(0, place - 30), Math.max(0, place))
      .replace(/^.*(?:[,;]|\b(?:and|und|sowie|y|e)\b)/s, '');
    const levels = level(own, after, text, before);
    return { kind: 'language', key: one.key, term: termOf(one), ...levels };
  });
}

const LEVEL_BEFORE =
  /(?:verhandlungssichere[nrs]?|verhandlungsfähige[nrs]?|business[- ]fluent|fluent business) $/iu;

/** "Deutschkenntnisse mindestens B2". */
const LEVEL_BEHIND =
  /^,? (?:mindestens|mind\.|min\.|at least|minimum|m[ií]nimo|al menos)(?: (?:auf )?(?:level|Niveau|Stufe|nivel))? [ABC][12](?![\p{L}\d])/iu;

function level(...texts: string[]): { level?: number } {
  const asked = texts.map(levelAsked).find((one) => one !== undefined);
  return asked === undefined ? {} : { level: asked };
}
