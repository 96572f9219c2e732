import { ABOUT_OFFER, HELPS } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { locateNames } from '../mentions.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { findSkills } from '../terms.rules.ts';
import { cueOf, OF_TERMS } from './terse-cues.ts';
import {
  houseLength,
  isOffered,
  isOfHouse,
  isOfTermsAlone,
  isTown,
  tellsOfPost,
} from './post-terms.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const JOINS = /^(?:and|und|y|e|sowie|plus|auch|also)\s+/iu;
/** "Copper Beech surgery", "the flower shop by the station". */
const OF_ARTICLE =
  /^(?:(?:the|das|die|der|el|la) (?:\p{Ll}+ ){0,3}?|(?:\p{Lu}[\p{L}'’]+ ){1,3})(?=(?:surgery|shop|store|school|clinic|studio|salon|garage|nursery|practice|café|cafe|restaurant|pub|hotel|farm|gym|bakery|office|bar)(?!\p{L}))/u;
/** "Bar La Ribera", "Praxis am Markt"; "cocina mediterránea" is no house. */
export const namesHouse = (said: string): boolean => {
  // "Belastbar", "QLab": neither a bar nor a laboratory.
  if (/^\p{Ll}{4,}bar$|^\p{Lu}+\p{Ll}*\p{Lu}\p{Ll}+$/u.test(said)) return false;
  if (OF_ARTICLE.test(said)) return isOfHouse(fold(said.replace(OF_ARTICLE, '')));
  // "Warenkunde" is no customer.
  const length = /^\p{L}{3,}kunde(?!\p{L})/u.test(said) ? 0 : houseLength(fold(said));
  const behind = said.slice(length);
  return (
    length > 0 &&
    /^(?:$|\.| (?:in|en|am|im|an|at|nr|near|de|del|m\.|mit|with|con|est|seit)(?!\p{L})| \p{Lu})/u.test(
      behind,
    )
  );
};
const OF_CONTACT =
  /\S@\S|^\p{Lu}\p{L}+ @ \p{Lu}|https?:|www\.|^C\/ ?\p{Lu}\p{Ll}|^(?:e-?mail|send|dm|ping|text|call|whatsapp) (?:me|us|your|resume|cv|to)(?!\p{L})|^(?:[Tt]ext|[Rr]ing|[Cc]all|[Pp]hone|[Mm]essage|[Dd][Mm]|[Aa]sk|[Ww]rite|[Ee]mail|[Mm]ail|[Cc]ontact|[Ww]hats[Aa]pp|[Ss]peak|[Tt]alk|[Ss]ee|[Tt]ell|[Ff]rag|[Rr]uft?|[Ss]chreibt?|[Mm]eldet?|[Ll]lam[ae]d?|[Pp]regunta|[Hh]ablad?)(?: (?:for|to|with|bei|an|a|con|por))? \p{Lu}\p{Ll}+(?!\p{L})/u;
/** "2 yrs fixed-term": how long, not what of. */
const OF_CONTRACT =
  /^\d+ ?\+? ?(?:yrs?|years?|mo|months?|jahre?|monate?|anos?|meses)\.? (?:fixed|contract|befrist|vertrag|de contrato)/u;
/** "Able to lift", "disp. p/ rolar turnos": asked of the person. */
const NEEDED = cueOf('needed');

/** On folded text. */
export const isNeeded = (folded: string): boolean => NEEDED.test(folded);

/** True for what a short text tells of place, hours, pay, start, contract, house and contact. */
export function isAside(fragment: string, mayName: boolean): boolean {
  const said = fragment.replace(/^[^\p{L}\p{N}(@€£$¿¡+]+/u, '').replace(JOINS, '');
  const folded = fold(said);
  if (folded === '') return true;
  if (isOffered(folded) || OF_CONTACT.test(said) || OF_CONTRACT.test(folded)) return true;
  if (namesQualification(said) || NAMES_ABILITY.test(folded) || isNeeded(folded)) return false;
  return (
    isOfPost(said) ||
    [OF_TERMS, ABOUT_OFFER].some((cue) => cue.test(folded)) ||
    tellsOfPost(folded) ||
    isOfTermsAlone(said, mayName) ||
    namesHouse(said) ||
    OF_TOWN.test(said) ||
    (mayName && OF_ROUTE.test(said)) ||
    OF_FAMILY.test(said) ||
    OF_NAME.test(said) ||
    (COUNTED.test(folded) && !OF_SKILL.test(folded)) ||
    (isPlace(said) && !HELPS.test(folded))
  );
}

/** "Preston to Carlisle and back". */
const OF_ROUTE = /^\p{Lu}\p{Ll}+ (?:to|a|y) \p{Lu}\p{Ll}+(?: (?:and back|y vuelta))?$/u;
/** "Fischkiste am Hafen", "Altbau Leipzig-Süd". */
const OF_TOWN =
  /^\p{Lu}[\p{L}-]+ (?:am|an der|beim|im) (?:\p{Lu}\p{L}*)?(?:[Hh]afen|[Mm]arkt|[Mm]arktplatz|[Bb]ahnhof|[Ss]ee|[Pp]ark|[Rr]athaus|[Dd]om|[Pp]latz|[Tt]or|[Uu]fer|[Bb]erg|[Ww]ald|[Mm]eer|[Ss]trand|[Kk]anal|[Ss]chloss|[Zz]oo)$|\p{Lu}\p{Ll}+-(?:Süd|Nord|Ost|West|Mitte|Altstadt|Neustadt)$/u;
/** "Alder & Sons", "Hijos de Oller": a house by whose it is. */
const OF_FAMILY =
  /^\p{Lu}\p{L}+ (?:&|and|und|y|e) (?:Sons?|Co|Partners?|Hij[oa]s?|Söhne|Sohn|Brothers|Daughters?|Tochter|Töchter|Hermanos)\.?$/u;

/** "The Crown Hotel", "University of Leeds": a house with its name. */
const OF_NAME =
  /^(?:The )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Hotel|Inn|Arms|School|College|Clinic|Hospital|Bakery|Nursery|Restaurant|Café|Kennels|Farm|Garage|Surgery|Homecare|House|Hall|Lodge)$|^Uni(?:versity|versität|versidad)? (?:of |de )?\p{Lu}\p{L}+$/u;

/** "220 Holsteins", "6 weeks work": what is counted is of the house or the post; "60 wpm" is a skill. */
const COUNTED =
  /^[^\p{L}\p{N}]*(?:ca\.? ?|approx\.? |about |uber |over |unos |mas de )?\d[\d.,:–-]* ?\+? ?(?:x |\p{L}{2})/u;
const OF_SKILL =
  /^\S+ (?:wpm|words|anschlage|pulsaciones|ppm|d|referen[czs]\p{L}*|idiomas?|languages?)(?!\p{L})|^\d+(?:st|nd|rd|th|er|ra|a|o)(?!\p{L})|^\d+\. \p{L}/u;

/** "Leeds", "Hamburg-Ottensen", "in Reus". */
const isPlace = (said: string) =>
  said.split(' ').length < 5 &&
  (/^(?:in|en|bei|near) \p{Lu}/iu.test(said) ||
    /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(said) ||
    (/^\p{Lu}/u.test(said) && isTown(fold(said))));

/** "Hatherby Cross": outside German what has a capital in the middle of a list, and is no tool, is where. */
export const isProperName = (said: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: (?:de |del |la |upon )?\p{Lu}\p{Ll}+){0,2}$/u.test(said) &&
  !isNamed(said) &&
  !NAMES_ABILITY.test(fold(said)) &&
  !/(?:ing|tion|ment|care|service|design|schaft|keit|heit|ung|schein)$/.test(said) &&
  findSkills(said).length === 0;

/** True where a text names a tool that is known for one. */
export const isNamed = (text: string): boolean =>
  locateNames(text, true).some(({ isKnown }) => isKnown);
