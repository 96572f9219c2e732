import {
  ABOUT_EMPLOYER,
  ABOUT_OFFER,
  ASKS,
  BOILERPLATE,
  HELPS,
  NOT_ASKED,
  TELLS_TASKS,
} from './clause-cues.ts';
import type { Mode } from './headings.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { isDeedShaped } from '../words/deed-shape.rules.ts';
import { isThird } from '../words/deeds-apart.rules.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { namesQualification } from './qualifications.rules.ts';
import {
  BEGINS_HELP,
  BEGS,
  COMES_BESIDES,
  FRAGMENT,
  KEPT_IN,
  NAMES_POSITION,
  NEEDS_ONE,
  OF_APPLYING,
  OF_OFFICE,
  OF_PLACE,
  OF_POST,
  OF_US,
  PROVIDES,
  SAID_OF_WHOEVER,
  SEEKS_ONE,
  TELLS_OF_LEAVER,
  TO_WHOEVER,
  TO_YOU,
  YET_YOU,
} from './sentence-cues.ts';
import { fold } from '../words/stem.rules.ts';
import { deedsStart } from '../words/told-deeds.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Where a sentence stands: below a heading that says what it announces, or in none. */
export type Place = Mode | 'prose';

/** Words for what somebody can. On folded text. */
export const NAMES_ABILITY = pattern()`
  \b(?:
    experience|knowledge|skills?|ability|degree|proficien\w+|familiar\w*|understanding|years of|fluent|licencia|
    \w*erfahrung\w*|\w*kenntnis\w*|fahigkeit\w*|licen[cs]e|certificat\w+|\w*schein|zertifikat\w*|ausbildung|
    studium|carnets?|carne|certificado|experiencia|conocimientos?|habilidad\w*|capacidad|dominio|manejo de|
    titulo|licenciatura
  )\b`;

/** "German B1 is enough, English is not needed": up to what is denied. */
export function withoutDenied(sentence: string): string {
  const parts = sentence.split(/(?<=,)\s+/);
  const denied = parts.findIndex((part) => NOT_ASKED.test(fold(part)));
  const before = parts.slice(0, Math.max(0, denied)).join(' ').replace(/,$/, '');
  if (before !== '' && isOfAnother(parts[denied] ?? '')) return before;
  const says = SAYS.test(fold(before)) || ASKS.test(fold(before));
  return says && !HELPS.test(fold(sentence)) ? before : sentence;
}

const SAYS_OF_IT =
  /^(?:(?:but|and|aber|und|pero|y|though|aunque) )*(?:is|are|was|ist|sind|war|es|son|we|wir|you|du|lo|te|it|this|das|dies\w*|eso|esto)\b/;

/** "…, German is not needed" is said of another thing, "…, but not needed" and "…, no prior experience needed" of what stands before. */
function isOfAnother(part: string): boolean {
  const folded = fold(part);
  if (HELPS.test(folded) || SAYS_OF_IT.test(folded)) return false;
  const subject = folded.slice(0, NOT_ASKED.exec(folded)?.index ?? 0);
  const named = locateNames(part, true).some(({ isKnown }) => isKnown);
  const words = (subject.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !ALL_FUNCTION_WORDS.has(word),
  );
  return (words.length > 0 && words.length < 4) || named || locateLanguages(part).length > 0;
}

const SAYS =
  /\b(?:is|are|suffices?|must|have|need|bring|ist|sind|reicht|genugt|genugen|hast|brauchst|bringst|haben|bringen|es|basta|tienes|necesitas)\b/;

/** "English is what the kitchen speaks, a conversational level is enough." */
const ENOUGH =
  /\b(?:level|niveau|nivel|\p{L}*kenntnisse)\b.{0,40}\b(?:(?:is|are) enough|suffices?|will do|reicht|reichen|genug(?:t|en)|basta|es suficiente)\b/u;

/** How much a sentence counts where it stands; undefined: it asks for nothing. */
export function modeOf(
  sentence: string,
  section: Place,
  isPoint: boolean,
): 'must' | 'nice' | 'duty' | undefined {
  const folded = fold(sentence);
  if (BOILERPLATE.test(folded) || IF_NOT.test(folded)) return undefined;
  // "Do you love puzzles?" among the tasks, or in prose, is no task.
  if (folded.endsWith('?') && (section === 'duty' || section === 'prose')) return undefined;
  const helps = isSaidToHelp(folded);
  const tellsDeeds = !isPoint && deedsStart(sentence) !== undefined;
  if (
    !isPoint &&
    ([TELLS_OF_LEAVER, BEGS, OF_POST, OF_OFFICE, OF_APPLYING].some((cue) => cue.test(folded)) ||
      PROVIDES.test(sentence))
  )
    return undefined;
  const isOfPost = NAMES_POSITION.test(folded) || (NEEDS_ONE.test(folded) && JOB_NOUN.test(folded));
  if (!isPoint && !tellsDeeds && (isOfPost || isExclamation(sentence))) return undefined;
  const isNiceToHave = isPoint && section === 'nice' && !/^(?:no|kein)/.test(folded);
  if (
    NOT_ASKED.test(folded.replace(/\([^()]*\)/g, ' ')) &&
    !isNiceToHave &&
    !(helps && YET.test(folded))
  )
    return undefined;
  if (!isPoint && ENOUGH.test(folded) && locateLanguages(sentence).length > 0) return 'must';
  if (isOffer(sentence, tellsDeeds) && !(isPoint && section !== 'prose')) return undefined;
  if (helps && !isPoint && section !== 'nice' && !namesAny(sentence)) {
    const isPolite =
      section === 'prose' &&
      !SAID_OF_WHOEVER.test(folded) &&
      !HELPS.test(folded.replace(POLITE, ' '));
    // "Our greatest asset", "desirable companies": said of nobody who applies.
    if (isPolite || ABOUT_EMPLOYER.test(folded)) return undefined;
    if (section !== 'must' && ![TO_WHOEVER, SAID_OF_WHOEVER].some((cue) => cue.test(folded)))
      return undefined;
  }
  if (
    helps &&
    (section !== 'duty' || !isPoint || BEGINS_HELP.test(folded)) &&
    !isPart(folded, section)
  )
    return 'nice';
  if (
    isPoint &&
    (section === 'must' || section === 'duty') &&
    OF_US.test(folded) &&
    !ASKS.test(folded)
  )
    return undefined;
  if (isPoint)
    return section === 'prose' || section === 'none' || section === 'aside' ? undefined : section;
  if (tellsDeeds && (section === 'prose' || section === 'duty' || !ASKS.test(folded)))
    return 'duty';
  const isEmployer =
    ABOUT_EMPLOYER.test(folded) && !YET_YOU.test(folded) && !SEEKS_ONE.test(folded);
  if (
    ASKS.test(folded) &&
    (section !== 'duty' || BEGINS_MUST.test(folded) || namesQualification(sentence))
  )
    return isEmployer &&
      !/^(?:we|they|i|wir|ich) (?:expect|need|require|ask|imagine|picture|erwarten|brauchen|stellen uns|wunschen uns)/.test(
        folded,
      )
      ? undefined
      : section === 'nice'
        ? 'nice'
        : 'must';
  if (isEmployer) return undefined;
  if (KEPT_IN.test(folded) && namesKnown(sentence)) return section === 'nice' ? 'nice' : 'must';
  // Prose about a role tells of the company too; what is to be done is said to whoever will do it.
  if (section === 'duty')
    return !OF_PLACE.test(folded) &&
      (TO_YOU.test(folded) || COMES_BESIDES.test(folded) || tellsDeed(sentence))
      ? section
      : undefined;
  if (section === 'must' || section === 'nice') return section;
  if (FRAGMENT.test(folded) && folded.split(' ').length < 10) return 'must';
  if (ABILITY_FIRST.test(folded) && folded.split(' ').length < 60) return 'must';
  return TELLS_TASKS.test(folded) ? 'duty' : undefined;
}

/** "A licence (C1 even better), own tools": the remark is of the one thing before it. */
function isSaidToHelp(sentence: string): boolean {
  // A remark that lost its end is one all the same.
  const folded = sentence.replace(/ \([^()]*$/, '');
  const bare = folded.replace(/\([^()]*\)/g, ' ');
  return HELPS.test(bare) || CONDITION.test(bare) || (!/,\s/.test(bare) && HELPS.test(folded));
}

/** "If you can't weld, we teach you": what somebody need not have. */
const IF_NOT = pattern()`
  ^(?:and |but |und |aber |y |pero )?(?:
    if (?:not|you (?:don't|do not|haven't|have not|can't|cannot|aren't|are not))|si (?:no|aun no|todavia no|nunca)|
    wenn nicht|(?:wenn|falls) (?:du|sie) [^,]{0,60}\b(?:nicht|kein\w*|nie)
  )\b`;

/** "If you have used looms before, great": what is a condition only helps, but for that of applying at all. */
const CONDITION = pattern()`
  ^(?:and |und |y |ademas,? )?(?:
    if you(?: have|'ve| know| speak| can|'re| are)|wenn (?:du|sie) .{3,90} (?:hast|haben|kannst|konnen|kennst|kennen|sprichst|sprechen)|
    si (?:ademas |tambien )?(?!(?:te|ademas|nos|les|l[ao]s|mas) )\w{2,}[aei]s
  )\b[^,]{0,100}, (?!.*\b(?:
    apply|hear from|for you|meet you|talk|join|fit|bewirb|bewerben|melde[nt]?|passt|passen|freuen|bist du|sind sie|eres|
    escribe\w*|envia\w*|conocerte|sigue|read on|keep reading|lies|lesen|contact\w*|must|need|should
  )\b)`;

/** "Appreciated but not required" helps after all. */
const YET =
  /\b(?:but|though|although|however|yet|aber|jedoch|doch|auch wenn|wenngleich|pero|aunque|sin ser)\b|,\s*(?:kein|not|no)\b/;

/** "Experience with large herds and milking robots.": an ad may tell in such sentences whom it seeks. */
export const ABILITY_FIRST = pattern('u')`
  ^(?:(?:and|also|und|auch|y|ademas),? )?(?:(?:
    proven|strong|solid|extensive|good|deep|broad|some|prior|previous|practical|demonstrated|mehrjahrige|
    fundierte|gute|sehr gute|erste|solide|buen[oa]s?|(?:muy )?buen[oa]?s?|amplia|solida|probada|comprobada|
    comprobable|demostrable|contrastada
  ) )*(?:
    (?:
      experience|expertise|background|proficiency|proficient|familiarity|familiar|comfortable|confident|adept|
      knowledge|understanding|ability|skilled|versed|fluent
    ) (?:in|with|of|to|at|using|on|as|\p{L}+ing)|
    (?:availability|willingness|readiness) (?:to|for|on)|bereitschaft zu[rm]?|disponibilidad (?:para|de)|
    an? (?:\p{L}+ )?(?:eye|passion|aptitude|knack|flair|talent|feel) for|
    (?:erfahrung(?:en)?|berufserfahrung|kenntnisse|umgang|verstandnis) (?:in|mit|im|von|der|des|fur|als)|
    (?:experiencia|conocimientos?|dominio|manejo|capacidad|soltura) (?:en|con|de|del|para|como)
  )(?!\p{L})`;

/** The first of the deeds that are told shows whether they are; what is asked for may be said to be for the contract. */
function isOffer(sentence: string, tellsDeeds: boolean): boolean {
  const folded = fold(sentence);
  if (tellsDeeds)
    return ABOUT_OFFER.test(
      folded
        .replace(/,.*$/, '')
        .replace(/\b\d+ (?:hours of|stunden (?!(?:pro|die|in der) )|horas de)\b/, '')
        .replace(BUDGET, ' ')
        .replace(WORKED_ON, ' '),
    );
  const main = folded
    .replace(COURSE, ' ')
    .replace(BUDGET, ' ')
    .replace(/,\s+(?:que|which|der|die|das) .*$/, '');
  return ABOUT_OFFER.test(ASKS.test(main) || HELPS.test(main) ? main : folded);
}

/** Pay, contracts and applications are what some deal with. */
const WORKED_ON =
  /\b(?:gehalt\w*|gehalter|vergutung\w*|bewerbung\w*|nominas?|salari?\w*|pensions?|(?:job |all |your )?applications?|candidaturas?|contratos?|insurance)\b/g;
/** "A budget of £350,000" is nobody's pay. */
const BUDGET =
  /\b(?:\w*budgets?|presupuestos?|\w*umsatz\w*|turnover|revenue|facturacion|cartera)\b[^.;]{0,30}?(?:[£€$] ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|eur|euros?))|(?:[£€$] ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|eur|euros?)) ?(?:k|m|mio\.?|mn|million\w*)? (?:p&l|\w*budget|turnover|revenue|\w*umsatz|portfolio|pipeline|account|book)\b/g;
/** "Courses of 40 hours". */
const COURSE =
  /\b(?:cursos?|courses?|training|schulung\w*|formacion|lehrgang\w*)\b\D{0,20}\d+ (?:horas|hours|stunden)\b/g;

const isExclamation = (sentence: string) => /!$/.test(sentence) && sentence.split(' ').length <= 3;

/** "Feed the hens", "Feeds the hens daily". */
const tellsDeed = (sentence: string) =>
  isDeedShaped(sentence) ||
  isThird(/^(\p{Lu}\p{Ll}+s) (?:\p{Ll}|\d)/u.exec(sentence)?.[1]?.toLowerCase());

/** "Must be able to lift …" among the tasks. */
const BEGINS_MUST =
  /^(?:(?:you |candidates? )?must (?:be|have|hold|know)|(?:this |the )?(?:position|role|job|post) requires) /;

/** True where only a part of the clause helps: the pieces tell which. */
function isPart(folded: string, section: Place): boolean {
  // In a list of musts, "ideally" is said of what follows it.
  if (section === 'must' && !HELPS.test(folded.replace(ADVERB, ' '))) return true;
  if (SAYS_BOTH.test(folded)) return true;
  // "What matters is that you like to talk."
  if (/^(?:wichtig|what (?:matters|counts)|lo importante)\b/.test(folded))
    return !HELPS.test(folded.replace(POLITE, ' '));
  return HELPS_IN_PART.test(folded);
}

const HELPS_IN_PART = pattern('u')`
  [,(–]\s*(?:
    ideally|preferably|idealerweise|im idealfall|im besten fall|gern(?:e)?|bestenfalls|vorzugsweise|idealmente|preferible\w*|
    preferente\w*|de preferencia|a ser posible|deseables? (?!que )|valorables? (?!que )|
    se valora\p{L}* (?!que )
  )`;

/** "B licence is a must, C1 a bonus": the pieces tell which. */
const SAYS_BOTH = pattern()`
  \b(?:
    is a must|is essential|is required|ist pflicht|ist (?:ein )?muss|zwingend|es (?:imprescindible|obligatorio)
  )\b, .*\b(?:bonus|plus|vorteil|desirable|deseable|valorable)\b`;

const ADVERB = pattern('g')`
  \b(?:
    ideally|preferably|idealerweise|am liebsten|im idealfall|im besten fall|gern(?:e)?(?! gesehen$)|bestenfalls|vorzugsweise|idealmente|
    preferiblemente|preferentemente|de preferencia|a ser posible
  )\b`;
/** Words that help and that are also said for politeness. */
const POLITE = pattern('g')`
  \b(?:
    gern(?:e)?|welcome|helps|helpful|easier|useful|plus|bonus|optional|tell us|willkommen|hilft|helfen|
    hilfreich|leichter|begeister\w*|freuen wir uns|freut uns|interesantes?|ventaja|genial|encantar\w*(?! que)|
    gustaria(?! que)|bienvenid[oa]s?|mas facil|en cuenta|puntos|sumas?|prioridad|agradece\w*
  )\b`;

const namesKnown = (text: string) => locateNames(text, true).some(({ isKnown }) => isKnown);

function namesAny(sentence: string): boolean {
  return (
    locateLanguages(sentence).length > 0 ||
    namesKnown(sentence) ||
    NAMES_ABILITY.test(fold(sentence))
  );
}
