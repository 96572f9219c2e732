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
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { isDeedShaped } from '../words/deed-shape.rules.ts';
import { JOB_NOUN } from './job-nouns.ts';
import { namesQualification } from './qualifications.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { deedsStart } from '../words/told-deeds.rules.ts';

/** Where a sentence stands: below a heading that says what it announces, or in none. */
export type Place = Mode | 'prose';

/** Words for what somebody can. On folded text. */
export const NAMES_ABILITY =
  /\b(?:experience|knowledge|skills?|ability|degree|proficien\w+|familiar\w*|understanding|years of|fluent|\w*erfahrung\w*|\w*kenntnis\w*|fahigkeit\w*|licen[cs]e|certificat\w+|\w*schein|zertifikat\w*|ausbildung|studium|carnets?|carne|certificado|experiencia|conocimientos?|habilidad\w*|capacidad|dominio|manejo de|titulo|licenciatura)\b/;

/** "German B1 is enough, English is not needed": up to what is denied. */
export function withoutDenied(sentence: string): string {
  const parts = sentence.split(/(?<=,)\s+/);
  const denied = parts.findIndex((part) => NOT_ASKED.test(fold(part)));
  const before = parts.slice(0, Math.max(0, denied)).join(' ').replace(/,$/, '');
  const says = SAYS.test(fold(before)) || ASKS.test(fold(before));
  return says && !HELPS.test(fold(sentence)) ? before : sentence;
}

const SAYS =
  /\b(?:is|are|suffices?|must|have|need|bring|ist|sind|reicht|genugt|genugen|hast|brauchst|bringst|haben|bringen|es|basta|tienes|necesitas)\b/;

/** How much a sentence counts where it stands; undefined: it asks for nothing. */
export function modeOf(
  sentence: string,
  section: Place,
  isPoint: boolean,
): 'must' | 'nice' | 'duty' | undefined {
  const folded = fold(sentence);
  if (BOILERPLATE.test(folded)) return undefined;
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
  if (tellsDeeds && (section === 'prose' || section === 'duty')) return 'duty';
  const isEmployer =
    ABOUT_EMPLOYER.test(folded) && !YET_YOU.test(folded) && !SEEKS_ONE.test(folded);
  if (ASKS.test(folded) && (section !== 'duty' || namesQualification(sentence)))
    return isEmployer &&
      !/^(?:we|they|i|wir|ich) (?:expect|need|require|ask|imagine|picture|erwarten|brauchen|stellen uns|wunschen uns)/.test(
        folded,
      )
      ? undefined
      : section === 'nice'
        ? 'nice'
        : 'must';
  if (isEmployer) return undefined;
  // Prose about a role tells of the company too; what is to be done is said to whoever will do it.
  if (section === 'duty')
    return !OF_PLACE.test(folded) &&
      (TO_YOU.test(folded) || COMES_BESIDES.test(folded) || isDeedShaped(sentence))
      ? section
      : undefined;
  if (section === 'must' || section === 'nice') return section;
  if (FRAGMENT.test(folded) && folded.split(' ').length < 10) return 'must';
  if (ABILITY_FIRST.test(folded) && folded.split(' ').length < 60) return 'must';
  return TELLS_TASKS.test(folded) ? 'duty' : undefined;
}

/** "We will value experience with looms" among the tasks. */
const BEGINS_HELP =
  /^(?:(?:se )?valor(?:ara|aremos|amos)\p{L}*|von vorteil|idealerweise|ideally|preferably|(?:it )?(?:is|would be) (?:a |an )?(?:plus|bonus|advantage))(?!\p{L})/u;

/** "We are looking for a Data Analyst" names the position; "… for someone who speaks Danish" asks. */
const NAMES_POSITION =
  /\b(?:(?:we are|we're|is|are) (?:looking|searching|recruiting|hiring)|looking to (?:hire|recruit)|we (?:seek|need) an?|wir suchen|suchen wir|sucht (?:wir )?|buscamos|busca|estamos buscando|buscando|incorporar)\b(?!.*\b(?:experience|knowledge|speaks?|someone who|erfahrung\w*|kenntnis\w*|jemanden?,? (?:der|die)|experiencia|conocimientos?|alguien (?:con|que)|persona (?:con|que))\b)/;

/** "A licence (C1 even better), own tools": the remark is of the one thing before it. */
function isSaidToHelp(folded: string): boolean {
  const bare = folded.replace(/\([^()]*\)/g, ' ');
  return HELPS.test(bare) || (!/,\s/.test(bare) && HELPS.test(folded));
}

/** "Initech needs a clerk for its shop." */
const NEEDS_ONE =
  /\b(?<!you(?:'ll| will)? )(?:necesita|precisa|requiere|busca|sucht|braucht|seeks?|needs?|requires?|wants?) (?:una?(?:\/a)?|ein(?:en?)?|an?) (?!.*\b(?:experience|erfahrung\w*|experiencia|knowledge|kenntnis\w*|conocimientos?)\b)/;

/** "Initech provides everything you need", "Join us and …": what the house gives, whatever its name. */
const PROVIDES =
  /^(?!(?:You|She|He|They|It|Sie|Du|Er|Es|Who|This|That|The (?:candidate|applicant|holder|role|post|position|job))\b)\p{Lu}\S*(?: \p{Lu}\S*){0,4} (?:also )?(?:will (?:provide|offer|give)|provides|offers|gives|bietet|ofrece|brinda)\s|^(?:Join (?:us|our)|Become (?:a )?part|Werden? (?:Sie )?Teil|Únete|Súmate|Forma parte)(?!\p{L})/u;

/** "Our client is looking for someone who has …". */
const SEEKS_ONE =
  /\b(?:look\w*|search\w*|need\w*|want\w*|after|such\w+|brauch\w+|busca\w*|necesita\w*) (?:for )?(?:someone|somebody|a person|jemanden?|alguien|una persona),? (?:who|with|mit|der|die|con|que)\b/;

/** "We write a lot, so your English should be good." */
const YET_YOU =
  /\b(?:so|and) you(?:r (?:\w+ ){1,2})? ?(?:should|must|need|will need)|\b(?:daher|deshalb|darum|also) (?:solltest|musst|brauchst|sollten|mussen|brauchen) (?:du|sie)|\b(?:por eso|asi que) (?:necesit\w+|deb\w+|hay que|tendras que)|\bso you (?:\w+ ){0,2}have to|\b(?:mussen|musst|sollten|solltest) (?:sie|du)\b/;

/** "Appreciated but not required" helps after all. */
const YET =
  /\b(?:but|though|although|however|yet|aber|jedoch|doch|auch wenn|wenngleich|pero|aunque|sin ser)\b|,\s*(?:kein|not|no)\b/;

/** "Could you put this on the board, please?": asked of whoever reads it. */
const BEGS = /\b(?:bitte|please|por favor)\b.*\?$/;

/** "This position is open at our hotel": where and how long. */
const OF_POST =
  /^(?:this|the) (?:position|role|post|vacancy|job) (?:is|will be) (?:open|based|located|set|paid|graded|classified|available|permanent|temporary|full|part|remote|hybrid)\b/;

/** "Not all applicants will have …", "We encourage everyone …", "Only who reaches 6 points …": of whoever may apply, and how it goes on. */
const OF_APPLYING =
  /^(?:not all|nobody|no (?:one|candidate|applicant)) .*\b(?:will|can|ticks?|meets?|has|have|match\w*)\b|\bencourage (?:you|everyone|everybody|all|applicants|candidates|people)\b|\b(?:don't|do not) let (?:that|this|it)\b|\b(?:ermutigen|ermuntern) wir|wir (?:ermutigen|ermuntern)\b|\banimamos a\b|^(?:while|although) .*\bqualifications\b.*\bcandidate|^if your career\b|\bse realizara\p{L}* (?:una )?(?:entrevista|prueba)|\bfase de (?:la )?(?:entrevista|seleccion|valoracion|concurso)|\b(?:zum|zu einem) (?:vorstellungsgesprach|auswahlgesprach)\b/u;

/** "The department is responsible for …": not whoever applies. */
const OF_OFFICE =
  /^(?:the|our|this|that|die|das|unser\w*|el|la|nuestr[oa]) (?:[\p{L}-]+ ){0,4}?(?:office|department|team|unit|division|agency|company|group|directorate|branch|programme?|abteilung|referat|amt|team|bereich|unternehmen|departamento|area|equipo|empresa|unidad|servicio) (?:is|are|ist|sind|es) (?:responsible|charged|zustandig|verantwortlich|responsable)(?!\p{L})/u;

/** "We have many clients": no point of what is asked. */
const OF_US =
  /^(?:als [^,]{3,70} (?:sind|haben|bieten|verfugen) wir(?!\p{L})|overall, our )|^(?:we|our|wir|unsere?|nosotros|nuestr[oa]s?|tenemos|somos|contamos|trabajamos) (?!(?:expect|need|require|ask|erwarten|brauchen|pedimos)(?!\p{L}))/u;

/** Whoever held the post is told of, not asked for. */
const TELLS_OF_LEAVER =
  /\b(?:is retiring|retires|is leaving us|(?:maternity|parental) leave|se jubila|nos deja|(?:va|sera|fue) (?:a ser )?(?:madre|padre)|de baja|geht\b.* in (?:rente|ruhestand|elternzeit|mutterschutz|pension)|verlasst uns|(?:in|im) (?:ruhestand|mutterschutz))\b/;

/** "Minimum two years in a bakery.", "Clean driving licence.": asked without a verb. */
const FRAGMENT =
  /^(?:(?:ebenso|dazu|plus|likewise|asimismo) )?\d+\+? ?(?:yrs?|years?|jahre|anos) (?:min|minimum|minimo|plus)\b|^(?:(?:ebenso|dazu|plus|likewise|asimismo) )?(?:minimum|min\.?|at least|mindestens|mind\.?|minimo|minima|al menos) (?:of )?(?:\d|\p{L}+ (?:years?|months?|jahre|monate|anos?|meses))|^(?:(?:full|clean|valid|current|gultige[rs]?) ){0,3}(?:driving licen[cs]e|driver'?s licen[cs]e|fuhrerschein|staplerschein|carnet|permiso de conducir|titulo de)(?!.*\b(?:is|are|ist|sind|es|son|no|nicht|not)\b)/u;

/** "Experience with large herds and milking robots.": an ad may tell in such sentences whom it seeks. */
export const ABILITY_FIRST =
  /^(?:(?:and|also|und|auch|y|ademas),? )?(?:(?:proven|strong|solid|extensive|good|deep|broad|some|prior|previous|practical|demonstrated|mehrjahrige|fundierte|gute|sehr gute|erste|solide|buen[oa]s?|(?:muy )?buen[oa]?s?|amplia|solida|probada|comprobada|comprobable|demostrable|contrastada) )*(?:(?:experience|expertise|background|proficiency|proficient|familiarity|familiar|comfortable|confident|adept|knowledge|understanding|ability|skilled|versed|fluent) (?:in|with|of|to|at|using|on|as|\p{L}+ing)|an? (?:\p{L}+ )?(?:eye|passion|aptitude|knack|flair|talent|feel) for|(?:erfahrung(?:en)?|berufserfahrung|kenntnisse|umgang|verstandnis) (?:in|mit|im|von|der|des|fur|als)|(?:experiencia|conocimientos?|dominio|manejo|capacidad|soltura) (?:en|con|de|del|para|como))(?!\p{L})/u;

/** "In spring there is also the tax return": one more task among those told. */
const COMES_BESIDES =
  /\bthere(?: is|'s| are) also\b|\b(?:dazu|hinzu) komm(?:t|en)\b|\bgehor(?:t|en) auch\b|\btambien hay\b|\bademas hay\b/;

/** The first of the deeds that are told shows whether they are; what is asked for may be said to be for the contract. */
function isOffer(sentence: string, tellsDeeds: boolean): boolean {
  const folded = fold(sentence);
  if (tellsDeeds)
    return ABOUT_OFFER.test(
      folded
        .replace(/,.*$/, '')
        .replace(/\b\d+ (?:hours of|stunden (?!(?:pro|die|in der) )|horas de)\b/, ''),
    );
  const main = folded.replace(COURSE, ' ').replace(/,\s+(?:que|which|der|die|das) .*$/, '');
  return ABOUT_OFFER.test(ASKS.test(main) || HELPS.test(main) ? main : folded);
}

/** "Courses of 40 hours". */
const COURSE =
  /\b(?:cursos?|courses?|training|schulung\w*|formacion|lehrgang\w*)\b\D{0,20}\d+ (?:horas|hours|stunden)\b/g;

const isExclamation = (sentence: string) => /!$/.test(sentence) && sentence.split(' ').length <= 3;

/** "You'll work alongside designers", "Your projects come from many offices", "Depending on the season, you can …": of the place and of what comes of the work. */
const OF_PLACE =
  /^(?:(?:also|in addition|additionally|besides|here|there|with us|by (?:doing|joining) \p{L}+|(?:as|along with|together with|alongside|with) [^,]{3,80}|depending on [^,]{3,80}),? )?you(?:(?:'ll| will)(?: also)?(?: then)? (?:be (?:an?|the|one|part|at|in|on|joining|surrounded|supported|working (?:with|in|at|alongside)|reporting)(?!\p{L})|work (?:alongside|with|in|at|on (?:different|many|various|several|a (?:range|variety)))(?!\p{L})|join|have (?:access|the|an?)(?!\p{L})|find|get|see|learn|enjoy|receive|grow|become|affect)(?!\p{L})| can(?: also)? (?:be|see|find|affect|expect)(?!\p{L}))|^your (?:own )?(?:projects?|team|colleagues?|clients?|impact|office|work|days?) (?:will (?:come|be|consist|go)|comes?|is|are)(?!\p{L})|^(?:(?:dabei|hier|als [^,]{3,40}) )?(?:du arbeitest|sie arbeiten|arbeitest du|arbeiten sie) (?:eng )?(?:mit|zusammen|in|an der seite|neben)(?!\p{L})|^(?:du wirst|sie werden) (?:teil|ein teil|mitglied)(?!\p{L})|^(?:dein|ihr)e? (?:team|projekte|kolleg\p{L}+|buro) (?:ist|sind|kommen|kommt|besteht|sitzt)(?!\p{L})|^(?:te )?(?:formaras parte|incorporaras|integraras|trabajaras (?:junto a|con|en|codo)|seras (?:parte|una? pieza))(?!\p{L})|^tus? (?:equipo|proyectos|companer\p{L}+|oficina) (?:es|esta|son|vienen|estara\p{L}*)(?!\p{L})/u;

const TO_YOU =
  /\b(?:you|your|you'll|du|dich|dir|dein\w*|sie|ihr\w*|ihnen|te|tu|tus|\w{3,}(?:aras|eras|iras|ras|arte|erte|irte))\b/;

/** True where only a part of the clause helps: the pieces tell which. */
function isPart(folded: string, section: Place): boolean {
  // In a list of musts, "ideally" is said of what follows it.
  if (section === 'must' && !HELPS.test(folded.replace(ADVERB, ' '))) return true;
  if (SAYS_BOTH.test(folded)) return true;
  // "What matters is that you like to talk."
  if (/^(?:wichtig|what (?:matters|counts)|lo importante)\b/.test(folded))
    return !HELPS.test(folded.replace(POLITE, ' '));
  return /[,(–]\s*(?:ideally|preferably|idealerweise|im idealfall|gern(?:e)?|bestenfalls|vorzugsweise|idealmente|preferible\w*|preferente\w*|de preferencia|a ser posible|deseables? (?!que )|valorables? (?!que )|se valora\p{L}* (?!que ))/u.test(
    folded,
  );
}

/** "B licence is a must, C1 a bonus": the pieces tell which. */
const SAYS_BOTH =
  /\b(?:is a must|is essential|is required|ist pflicht|ist (?:ein )?muss|zwingend|es (?:imprescindible|obligatorio))\b, .*\b(?:bonus|plus|vorteil|desirable|deseable|valorable)\b/;

const ADVERB =
  /\b(?:ideally|preferably|idealerweise|am liebsten|im idealfall|gern(?:e)?|bestenfalls|vorzugsweise|idealmente|preferiblemente|preferentemente|de preferencia|a ser posible)\b/g;
/** Words that help and that are also said for politeness. */
const POLITE =
  /\b(?:gern(?:e)?|welcome|helps|helpful|easier|useful|plus|bonus|optional|tell us|willkommen|hilft|helfen|hilfreich|leichter|begeister\w*|freuen wir uns|freut uns|interesantes?|ventaja|genial|encantar\w*(?! que)|gustaria(?! que)|bienvenid[oa]s?|mas facil|en cuenta|puntos|sumas?|prioridad|agradece\w*)\b/g;

/** "It helps if you know it", "knowing it is a plus": said of whoever applies. */
const SAID_OF_WHOEVER =
  /^(?:si|if|wenn|falls) |\b(?:if you|wenn (?:du|sie)|si (?:sabes|tienes|conoces|hablas))\b|\b(?:is|are|would be|es|son|seria|ist|sind|ware|waren) (?:an?|una?|eine?) (?:\w+ )?(?:plus|bonus|ventaja|vorteil|advantage)\b/;

function namesAny(sentence: string): boolean {
  return (
    locateLanguages(sentence).length > 0 ||
    locateNames(sentence, true).some(({ isKnown }) => isKnown) ||
    NAMES_ABILITY.test(fold(sentence))
  );
}

const TO_WHOEVER =
  /\b(?:you|your|you'd|if|having|du|dein\w*|dich|sie|ihr\w*|wenn|wer|dass|es ware|si|quien|haber|tener|saber|conocer|que|(?:is|are|would be|ist|sind|ware|waren|wird|es|son|seria|sera) (?:also |aber )?(?:desirable|preferred|advantageous|an advantage|a plus|a bonus|useful|helpful|beneficial|welcome|wunschenswert|von vorteil|hilfreich|gern gesehen|merito|deseables?|valorables?)|would (?:save|spare|shorten)|(?:ist|ware|waren|would be|seria) (?:das|die|der|the|la|el) |se valora\w*|von vorteil|wunschenswert)\b/;
