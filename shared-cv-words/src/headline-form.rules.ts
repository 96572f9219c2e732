import { COMMA_OF_NAMES } from './commas.rules.ts';

/** What parts the name of an entry from its house in the entries of a part; `none` where a name is all that they say. */
export type HeadlineForm = 'strong' | 'comma' | 'bracket' | 'none';

/** A sign that parts names. */
export const STRONG = /\s+[–—|·•-]\s+|\s*[|·•]\s*/u;
/** Fewer entries have no form in common. */
const LEAST = 3;
const MOST = 0.6;

/** The form that the headlines of a part share; undefined where they share none. */
export function headlineForm(
  texts: readonly string[],
  areDated: boolean,
): HeadlineForm | undefined {
  if (texts.length < LEAST) return undefined;
  const signs = texts.map((text) => ({
    strong: STRONG.test(text),
    comma: COMMA_OF_NAMES.test(text),
    bracket: /\S\s*\([^()]+\)$/u.test(text),
  }));
  const isBare = signs.some(({ strong, comma, bracket }) => !strong && !comma && !bracket);
  if (!areDated && isBare) return 'none';
  const are = (sign: 'strong' | 'comma' | 'bracket') =>
    signs.filter((one) => one[sign]).length >= texts.length * MOST;
  return (['strong', 'comma', 'bracket'] as const).find(are);
}
