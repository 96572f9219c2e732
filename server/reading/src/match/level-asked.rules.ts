import { levelOf, type CvContent } from '@sastre/shared-contracts/api';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { pattern } from '../words/pattern.ts';
import { fold } from '../words/stem.rules.ts';

const HIGH = String.raw`(?:avanzad[oa]s?|advanced|expert[oa]?s?|excellent|proficien(?:t|cy)|strong|sehr gute[nrms]?|fortgeschrittene[nrms]?|vertiefte[nrms]?|fundierte[nrms]?|alto|dominar|dominas|domines|dominio)`;
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${HIGH}(?: (?!and |und |y )[\p{L}-]{1,20}){0,3} \(?$`,
  'u',
);
const BEHIND = new RegExp(
  String.raw`^[ ,:–-]{0,3}\(?(?:nivel |level |niveau |a nivel )?${HIGH}(?!\p{L})`,
  'u',
);
/** What only a practised hand does in a spreadsheet, or a word for how well. */
const TELLS_LEVEL = pattern('u')`
  (?<!\p{L})(?:
    avanzad[oa]|advanced|expert\p{L}*|proficient|sehr gut\p{L}*|fortgeschritten\p{L}*|fundiert\p{L}*|macros?|makros?|
    vba|power query|pivot\p{L}*|tablas dinamicas
  )(?!\p{L})`;

/** True where the words of an ad ask for a tool at a high level: "Excel avanzado", "sehr gute Kenntnisse in Excel". */
export function asksHighLevel(quote: string, term: string): boolean {
  const [text, name] = [fold(quote), fold(term)];
  const at = name === '' ? -1 : text.indexOf(name);
  // The term may have the word for the level itself.
  if (at < 0) return false;
  return (
    new RegExp(String.raw`(?<!\p{L})${HIGH}(?!\p{L})`, 'u').test(name) ||
    BEFORE.test(text.slice(0, at)) ||
    BEHIND.test(text.slice(at + name.length))
  );
}

/** True when these facts only list a tool, at no level or at a lower one: who did something with it has shown it. */
export function areWithoutLevel(
  facts: readonly { id: string; text: string }[],
  { skills }: CvContent,
): boolean {
  const keys = entryKeys(skills);
  const levels = new Map(skills.map((skill, at) => [`skills[${keys[at]}].name`, levelOf(skill)]));
  return (
    facts.length > 0 &&
    facts.every(
      ({ id, text }) =>
        levels.has(id) &&
        !/^(?:Advanced|Expert)$/.test(levels.get(id) ?? '') &&
        !TELLS_LEVEL.test(fold(text)),
    )
  );
}
