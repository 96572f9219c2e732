import { degreeAsked } from '../words/degrees.rules.ts';
import { withoutLeadIn } from './lead-ins.rules.ts';
import { countWords, locateLanguages, locateNames } from './mentions.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { VERBS } from '../words/deed-shape.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { findYears } from './years-asked.rules.ts';
import { pattern } from '../words/pattern.ts';

/** What joins a part of a list to the one before. */
export type JoinedBy = 'comma' | 'and' | 'or' | 'slash';

/** "Monats- und Jahresabschluss", "degree in A and B", "analytical and numerical skills", "sourcing and execution": not to be parted. */
export function isOneThing(
  [first, next]: readonly string[],
  sign: JoinedBy | '&',
  hasCapitalNouns: boolean,
): boolean {
  if (first === undefined || next === undefined) return false;
  const by = sign === '&' ? 'and' : sign;
  if (sign === '&' && !hasCapitalNouns && areJoined(first, next)) return true;
  if (first.endsWith('-') || ENDS_OPEN.test(fold(first))) return true;
  // Years and licences are asked for by themselves, whatever stands before.
  if (findYears(next)?.start === 0 || LICENCE_FIRST.test(fold(next))) return false;
  const count = countWords(next);
  if (PERMIT.test(fold(next))) return false;
  if (degreeAsked(first) !== undefined && degreeAsked(next) === undefined && count <= 3)
    return locateLanguages(next).length === 0;
  const own = withoutLeadIn(first);
  if (hasCapitalNouns && sharesNoun(first, next)) return true;
  const isList = by === 'comma' || first.includes(', ');
  // "Two years of work with schools and small firms": the years are those of both.
  if (
    by === 'and' &&
    count <= 3 &&
    findYears(first) !== undefined &&
    !OWN_ABILITY.test(fold(next)) &&
    !namesSomething(next, hasCapitalNouns) &&
    / (?:with|in|en|con|mit|de|of|as|als|como) /.test(fold(first))
  )
    return true;
  if (POINTS_BACK.test(fold(next))) return true;
  const isNamed = namesSomething(next, hasCapitalNouns);
  if (isList && ABLE_TO.test(first) && !isNamed && (startsWithVerb(next) || count === 1))
    return true;
  if (ABILITY_ALONE.test(fold(own))) return true;
  if (
    !isNamed &&
    WORKS_WITH.test(fold(first)) &&
    !OWN_ABILITY.test(fold(next)) &&
    !startsWithVerb(next)
  )
    return true;
  if (OPEN_VERB.test(first) && startsWithVerb(first) && startsWithVerb(next)) return true;
  if (LONE_GERUNDS.test(own) && /^[a-z]+ing(?![\p{L}-])/u.test(next) && !isNamed) return true;
  if (by === 'and' && BOTH.test(first)) return true;
  if (READY_FOR.test(fold(first)) && sharesReadiness(fold(first), fold(next))) return true;
  if (BEFORE_NOUN.test(first) && count > 1 && (by === 'comma' || by === 'and')) return true;
  if (READY_TO.test(first) && /\p{Ll}*zu\p{Ll}*(?: \p{Ll}+|(?<=zu\p{Ll}+))$/u.test(next))
    return true;
  if (ORDINAL.test(first)) return true;
  if (
    TIMES.test(fold(next)) ||
    (READY.test(fold(first)) && /^(?:zu[mr]?|to|for|fur|a|para) /.test(fold(next)))
  )
    return true;
  if (
    GERUNDS.test(own) &&
    (by === 'comma' ? /^[a-z]+ing(?: |$)/.test(next) : true) &&
    !OWN_ABILITY.test(fold(next))
  )
    return true;
  if (countWords(own) === 1 && SHARES_OBJECT.test(next) && !namesSomething(own, hasCapitalNouns))
    return true;
  // "tools and methods to sort wool", "the use and meaning of signs": what for, or of what, is that of both.
  if (by === 'and' && (FOR_BOTH.test(next) || (ENDS_IN_NOUN.test(first) && OF_BOTH.test(next))))
    return true;
  if (
    count > 1 &&
    countWords(own) === 2 &&
    by === 'and' &&
    ADJECTIVE.test(own) &&
    !SPANISH.test(next)
  )
    return true;
  if (
    /(?:^|\s)(?:wort|oral|verbal|hablad[oa]|spoken|speech|written|schriftlich\w*|mündlich\w*)$/iu.test(
      own,
    )
  )
    return true;
  // "SQL queries and tables": what a name only says the kind of.
  if (count === 1 && by === 'and' && /^\p{Ll}+s\.?$/u.test(next) && !isNamed && isKindOnly(own))
    return true;
  if (
    by === 'and' &&
    count <= 3 &&
    !isNamed &&
    FOR_WHAT.test(fold(first)) &&
    !OWN_ABILITY.test(next)
  )
    return true;
  if ([first, next].some((text) => namesSomething(text, hasCapitalNouns))) return false;
  if (by !== 'slash' && count > 1 && endsInAdjective(first) && !isOwnNoun(first, next)) return true;
  // "mechanical, electrical and hydraulic systems".
  if (by !== 'slash' && own.split(/,? (?:and )?/).every((word) => PLAIN_ADJECTIVE.test(word)))
    return true;
  if (countWords(own) === 1 && count > 1) return isAdjective(own, by);
  return (
    (count === 1 && isAdjective(next, by)) ||
    (count === 1 && by === 'and' && countWords(own) > 1 && !GERMAN_TRAIT.test(next)) ||
    (count === 1 && by === 'and' && isSoft(own) && isSoft(next))
  );
}

/** "moda & belleza de lujo": the sign joins a word with what it is named with; programs, languages, traits and German nouns are two. */
function areJoined(first: string, next: string): boolean {
  const own = withoutLeadIn(first);
  const [word = ''] = next.split(' ', 1);
  return (
    countWords(own) === 1 &&
    ![own, word].some(
      (one) =>
        GERMAN_TRAIT.test(one) ||
        TRAIT.test(one) ||
        /\p{L}\p{Lu}|\d/u.test(one) ||
        locateLanguages(one).length > 0 ||
        locateNames(one, true).some(({ isKnown }) => isKnown),
    )
  );
}
const TRAIT = /(?:ity|ness|lich|ig|sam|haft|dad|ly|able|ing|ung)$/u;

const LICENCE_FIRST =
  /^(?:(?:an? |einen? |el |un )?(?:full |clean |valid )*)(?:driving licen[cs]e|driver'?s licen[cs]e|fuhrerschein|fahrerlaubnis|(?:carnet?|permiso|licencia) (?:de (?:conducir|manejo)|(?:tipo |clase )?[a-e]\d?e?))\b/;

/** "…, den Röntgenschein": by itself, like a licence. */
const PERMIT =
  /^(?:den |einen |a |an |the |un |el )?(?:\p{L}+ )?\p{L}{4,}(?:schein|licen[cs]e|zertifikat)$/u;
/** "Python for scripting and small pipelines": what for is that of both. */
const FOR_WHAT = / (?:for|fur|para) \p{L}+$/u;

/** "nationalen und internationalen Partnern", "Strukturierte, selbstständige Arbeitsweise": adjectives of the same ending share the noun. */
function sharesNoun(first: string, next: string): boolean {
  const [, ending = ''] = /(?:^\p{Lu}|(?:^|\s)\p{Ll})\p{Ll}{3,}(e|en|er|es|em)$/u.exec(first) ?? [];
  const [, adjective = '', behind = ''] = /^(\p{Ll}+)(?:$| (.*))/u.exec(next) ?? [];
  return (
    ending !== '' &&
    adjective.endsWith(ending) &&
    (behind === '' || /\p{Lu}/u.test(behind)) &&
    !VERB.test(first)
  );
}
/** "Fähigkeit zur Einarbeitung und zur Vorlage", "Fähigkeit, Teams anzuleiten und Ziele zu setzen": what one is ready for or able to do. */
const READY_FOR =
  /\b(?:fahigkeit(?:en)?|bereitschaft|lust|freude daran|motivation|interesse|freude|in der lage)\b/;
function sharesReadiness(first: string, next: string): boolean {
  const [, word = '\n'] = /^(zur|zum|an|auf) /.exec(next) ?? [];
  const isDeed = /(?:(?:^|\s)zu \p{L}{2,}n|\p{L}zu\p{L}{2,}n)$/u;
  if (/(?:^|\s)(?:fahigkeit(?:en)?|lage|daran)$/.test(first)) return true;
  const isOpen = /\b(?:fahigkeit(?:en)?|bereitschaft|lust|daran|motivation|lage),/.test(first);
  return first.includes(` ${word} `) || (isOpen && (isDeed.test(next) || !isDeed.test(first)));
}

/** "ability to build, robustly test and optimise models". */
const ABLE_TO = /\b(?:ability|able|capacity) to \p{L}+/iu;
/** "Habilidad y disposición para …": for what is said behind the second. */
const ABILITY_ALONE =
  /^(?:habilidad|capacidad|disposicion|interes|ganas|ability|willingness|eagerness|fahigkeit|bereitschaft|lust|motivation)$/;
/** "ability to work with guests, suppliers and the crew": with whom, or in what. */
const WORKS_WITH =
  /\b(?:ab(?:ility|le)|comfortable|happy|willing) (?:to )?(?:work(?:ing)?|communicat(?:e|ing)|collaborat(?:e|ing)|interact(?:ing)?|liais(?:e|ing)|engag(?:e|ing)) (?:\p{L}+ly )?(?:with|in|under|across)\s/u;
/** "ability to read and explain drawings": of what is read is said behind the second. */
const OPEN_VERB = /\bab(?:ility|le) to \p{Ll}+$/iu;
/** "… and the related products": of what was just named. */
const POINTS_BACK = pattern('u')`
  ^(?:\p{L}+ )?(?:der|den|die|das|dem|the|any|its|their|sus?|los|las|el|la|todos los|all)? ?(?:
    dazugehorige\w*|zugehorige\w*|entsprechende\w*|related|associated|corresponding|accompanying|
    relacionad[oa]s|correspondientes?|asociad[oa]s
  )(?!\p{L})`;
/** "designing, building, sizing": what they are done to is said behind the last. */
const LONE_GERUNDS = /^[a-z]+ing(?:,? (?:and )?[a-z]+ing)*$/;
/** "both alone and in a team": the two belong together. */
const BOTH = /\bboth (?!.* and ).+$/i;
const startsWithVerb = (next: string) =>
  VERBS.has(
    /^(?:.*\b[Aa]b(?:ility|le) to )?(?:\p{Ll}+ly )?(\p{Ll}+)(?!\p{L})/u.exec(next)?.[1] ?? '',
  );

/** An infinitive ends like an adjective. */
const VERB = / zu \p{Ll}+en$|\p{Ll}zu\p{Ll}+en$/u;

/** "in a fast-paced, no-nonsense environment": the noun of the article is still to come. */
const BEFORE_NOUN = pattern('iu')`
  (?:^|\s)(?:an?|the|our) (?:
    [\p{L}]+-(?:
      paced|based|oriented|driven|moving|changing|growing|focused|minded|energy|pressure|speed|quality|
      performing
    )|
    lean|fast|busy|dynamic|agile|small|diverse|creative|collaborative|friendly|positive|structured|complex|
    modern
  )$`;

/** "Experience specifying, collecting and presenting figures and analyses": one deed, whatever it is done to. */
const GERUNDS =
  /^(?:experience|expertise|background|skilled|adept|comfortable) (?:in |at |with )?[a-z]+ing(?![\p{L}-])/iu;
const OWN_ABILITY =
  /^(?:an? )?(?:\p{L}+ ){0,2}(?:experience|knowledge|skills?|ability|understanding|familiar\w*|comfortable|willing\w*|proficien\w*)(?!\p{L})/u;

/** "Planning" and "running of workshops", "Diseño" y "montaje de stands": the object is that of both. */
const SHARES_OBJECT = pattern('u')`
  ^(?:
    [a-z]+ing \p{L}|[\p{L}-]+(?:ing|ion|ment|sis|ance|ung|ción|miento|aje) (?:of|von|der|des|de|del) |
    \p{Lu}\p{Ll}+(?:en|ern|eln) (?:der|des|von|vom)[ ]
  )`;

/** "Knowledge of and experience in …": what of is said behind the second. */
const ENDS_OPEN =
  / (?:of|in|with|for|to|from|about|into|von|mit|zu|an|fur|uber|de|con|sobre|para)$/;

const FOR_BOTH = /^\p{Ll}+ to \p{Ll}{3,} /u;
const ENDS_IN_NOUN = /(?:^|\s)(?:the|a|an|la|el) \p{Ll}+$/u;
const OF_BOTH = /^\p{Ll}+ (?:of|de) /u;

/** When one works: a list of it is one thing, as is what one is ready for. */
const TIMES = pattern()`
  ^(?:and |y )?(?:(?:the|on|am|los|las|por la) )?(?:
    mornings?|afternoons?|evenings?|nights?|weekends?|(?:bank |public )?holidays|mananas?|tardes?|noches?|
    fines de semana|festivos|morgens|abends|nachts|wochenenden?|feiertagen?
  )(?: (?:y|and|und|oder|or) (?:
    mornings?|afternoons?|evenings?|nights?|weekends?|(?:bank |public )?holidays|tardes?|noches?|
    fines de semana|festivos|wochenenden?|feiertagen?
  ))?$`;
const READY =
  /\b(?:bereitschaft|bereit|willing(?:ness)?|available|availability|disponibilidad|disponible|ready)\b/;

/** "Bereitschaft, auch sonntags zu arbeiten". */
const READY_TO = /(?:Bereitschaft|Fähigkeit|bereit|fähig|in der Lage)$/u;
/** "Erstes und Zweites Staatsexamen". */
const ORDINAL = /^(?:erste[rs]?|first|primer[oa]?)$/iu;

/** "Einfühlungsvermögen und Belastbarkeit": two sides of one bearing. */
const isSoft = (word: string) => SOFT.test(fold(word));
const SOFT = pattern('u')`
  ^(?:
    (?:sicheres|freundliches|sympathisches|gepflegtes) auftreten|
    \p{L}*(?:vermogen|barkeit|starke|talent|geschick|fahigkeit)|buena presencia|actitud
  )$`;

const GERMAN_TRAIT =
  /^\p{Lu}\p{Ll}+(?:keit|heit|geschick|stärke|bereitschaft|sinn|denken|kompetenz|freude|talent|vermögen)$/u;
/** Where the noun stands before its adjective. */
const SPANISH = /(?:^|\s)(?:del?|en|con|para|al?|la|el|los|las)\s/;
const ADJECTIVE =
  /(?:al|(?<!initiat)ive|ful|ous|ic|able|ible|less|ised|ized|ated|written|spoken|verbal|clear|concise|clean|safe|quick|fast)$/iu;

/** "A range of qualitative and quantitative metrics": what ends in an adjective has its noun behind the next. */
function endsInAdjective(first: string): boolean {
  const [last = ''] = /[\p{L}-]+$/u.exec(first) ?? [];
  return countWords(first) > 1 && OPEN_ADJECTIVE.test(last);
}
/** "comunicación asertiva" and "pensamiento lógico": in Spanish the noun stands before, and the next has its own. */
function isOwnNoun(first: string, next: string): boolean {
  const [, ending] = /(?:iv|ic)([oa]s?)$/u.exec(fold(first)) ?? [];
  const [, end, behind] = /^\p{L}+?([oa]s?)(?: (\p{L}+).*)?$/u.exec(fold(next)) ?? [];
  if (ending === undefined) return false;
  return end !== ending || (behind !== undefined && !ALL_FUNCTION_WORDS.has(behind));
}
const OPEN_ADJECTIVE = pattern('u')`
  ^(?:
    [\p{L}-]+(?:[^n]tive|itative|ical|etical|tional|mental|arial|ful|ous|able|ible)|current|modern|complex|
    sound|large|small|big|wide|long|short|high|low|fast|slow|diverse|varied|simple|new|emerging|internal|
    external|technical|digital|[\p{L}-]+(?:ivos?|ivas?|icos?|icas?)
  )$`;

const PLAIN_ADJECTIVE = /^\p{Ll}{3,}(?:ical|ional|ental|atic|onic|aulic|etic|ative|itive)$/u;

/** "NoSQL database operations": behind the name there is more. */
const isKindOnly = (text: string) =>
  /^\S*\p{Lu}\S*(?: \p{Ll}+)+$/u.test(text) && locateLanguages(text).length === 0;

/** A word that stands before another's noun, as far as its form tells. */
function isAdjective(word: string, by: JoinedBy): boolean {
  const isGermanOne = /^\p{Ll}+(?:ig|lich|isch|sam|haft|iert|ständig|voll|los|e|en|er)$/u.test(
    word,
  );
  return ADJECTIVE.test(word) || (isGermanOne && (by === 'and' || !/(?:e|en|er)$/.test(word)));
}

const namesSomething = (text: string, hasCapitalNouns: boolean) =>
  locateNames(text, hasCapitalNouns).length > 0 ||
  locateLanguages(text).length > 0 ||
  findYears(text) !== undefined;
