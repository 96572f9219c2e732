import { ABOUT_OFFER } from './clause-cues.ts';
import { NAMES_ABILITY } from './clause-mode.rules.ts';
import { locateNames } from './mentions.rules.ts';
import { isOfPost } from './post-lines.rules.ts';
import { namesQualification } from './qualifications.rules.ts';
import { findSkills } from './terms.rules.ts';
import { OF_HOUSE, OF_TERMS, TERMS_WITHIN, TOWN } from './terse-cues.ts';
import { fold } from '../words/stem.rules.ts';

const JOINS = /^(?:and|und|y|e|sowie|plus|auch|also)\s+/iu;
/** "Bar La Ribera", "Praxis am Markt"; "cocina mediterránea" is no house. */
const NAMES_HOUSE = /^\S+(?:$| (?:in|en|am|im|an|at|near|de|del) | \p{Lu})/u;
const OF_CONTACT =
  /\S@\S|https?:|www\.|^(?:e-?mail|send|dm|ping|text|call|whatsapp) (?:me|us|your|resume|cv|to)(?!\p{L})/iu;

/** True for what a short text tells of place, hours, pay, start, contract, house and contact. */
export function isAside(fragment: string): boolean {
  const said = fragment.replace(/^[^\p{L}\p{N}(@€£$¿¡+]+/u, '').replace(JOINS, '');
  const folded = fold(said);
  if (folded === '') return true;
  if (namesQualification(said) || NAMES_ABILITY.test(folded)) return OF_CONTACT.test(said);
  return (
    isOfPost(said) ||
    [OF_TERMS, TERMS_WITHIN, ABOUT_OFFER].some((cue) => cue.test(folded)) ||
    (OF_HOUSE.test(folded) && NAMES_HOUSE.test(said)) ||
    isPlace(said)
  );
}

/** "Leeds", "Hamburg-Ottensen", "in Reus". */
const isPlace = (said: string) =>
  said.split(' ').length < 5 &&
  (/^(?:in|en|bei|near) \p{Lu}/iu.test(said) ||
    /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(said) ||
    (/^\p{Lu}/u.test(said) && TOWN.test(fold(said))));

/** "Hatherby Cross", "ARG": outside German what has a capital in the middle of a list, and is no tool, is where. */
export const isProperName = (said: string): boolean =>
  /^(?:\p{Lu}\p{Ll}+(?: (?:de |del |la |upon )?\p{Lu}\p{Ll}+){0,2}|\p{Lu}{2,3})$/u.test(said) &&
  !isNamed(said) &&
  !NAMES_ABILITY.test(fold(said)) &&
  !/(?:ing|tion|ment|care|service|design)$/.test(said) &&
  findSkills(said).length === 0;

/** True where a text names a tool that is known for one. */
export const isNamed = (text: string): boolean =>
  locateNames(text, true).some(({ isKnown }) => isKnown);
