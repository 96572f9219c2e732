import type { ReadAdded } from './headline.rules.ts';
import { WORD_LISTS, folded, positionScore } from '@sastre/shared-cv-words';

/** What people do for nothing, and for whom, sounds otherwise than what they are paid for. */
const ROLE = new RegExp(
  `(?:^| )(?:${WORD_LISTS.unpaidRoles.join('|')})|\\p{L}(?:fuhrer|wart|leiter|helfer|betreuer|trainer|paten|begleiter)(?:in)?(?: |$)`,
  'u',
);
const HOUSE = new RegExp(
  `(?:^| |\\p{L}{4})(?:${WORD_LISTS.unpaidHouses.join('|')})(?: |$|s |s$)`,
  'u',
);
/** "RNLI Oban" */
const ACRONYM = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/u;

/** How much a name of unpaid work sounds like a role (above 0) or a house (below 0). */
function roleScore(text: string): number {
  const name = folded(text);
  const isShort = ACRONYM.test(text) && /\p{Ll}/u.test(text);
  return positionScore(text) + Number(ROLE.test(name)) - (HOUSE.test(name) || isShort ? 2 : 0);
}

/**
 * What somebody did for a house names the entry, whichever stands first. Where their words do not tell, both stand as those of
 * the file's jobs do that are written alike, and a person is asked.
 */
export function positionFirst(
  entry: ReadAdded,
  isHouseFirst: boolean,
  isFirstInLine: boolean,
): ReadAdded {
  const { name, organisation } = entry;
  if (name === undefined || organisation === undefined) return entry;
  const told = roleScore(name.text) - roleScore(organisation.text);
  const isInLine = name.lines[0] === organisation.lines[0];
  const isOther = told === 0 ? (isInLine ? isFirstInLine : isHouseFirst) : told < 0;
  const own = told === 0 ? { ...entry, isUnsure: true as const } : entry;
  return isOther ? { ...own, name: organisation, organisation: name } : own;
}
