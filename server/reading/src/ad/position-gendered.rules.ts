import { GENDERS } from './position-cues.ts';
import { foldInPlace } from '../words/same-length.rules.ts';

const LONGEST_MARK = 60;
const GENDERED_NAME =
  /(?<![\p{L}-])(\p{Lu}[\p{L}*:/&-]+(?: (?:(?:für|der|und|im|in|of|and|for|de|del|&) )?\p{Lu}[\p{L}*:/&-]+){0,5}) ?(?=[([])/gu;
const NO_PART = /^(?:(?:als|as|die|der|das|an?|the|wir|como|una?|para|du|sie|ein\w*) )+/i;

/** "That is what an Application Specialist (m/f/d) does": with its genders behind it a name is one wherever it stands. */
export function genderedIn(line: string): string[] {
  if (!GENDERS.test(foldInPlace(line))) return [];
  return [...line.matchAll(GENDERED_NAME)].flatMap(({ index, 0: whole, 1: name = '' }) => {
    const behind = line.slice(index + name.length, index + whole.length + LONGEST_MARK);
    const mark = GENDERS.exec(foldInPlace(behind));
    return mark?.index === 0
      ? [`${name.replace(/^.*: /u, '').replace(NO_PART, '')}${mark[0]}`]
      : [];
  });
}
