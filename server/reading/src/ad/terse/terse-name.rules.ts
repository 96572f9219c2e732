import { GENDERS } from '../position-cues.ts';
import { nominative, singular } from '../position-case.rules.ts';
import { calm, isNamed } from '../position-name.rules.ts';
import { locateTools } from '../terms.rules.ts';
import {
  behindPost,
  beforePost,
  isOfHouse,
  isOfTermsAlone,
  isShortPost,
  isTown,
  tellsOfPost,
} from './post-terms.rules.ts';
import { isHeld } from './terse.rules.ts';
import { cueOf } from './terse-cues.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { pattern, source } from '../../words/pattern.ts';
import { FINITE } from '../statements.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const [MOST_WORDS, SHORTEST] = [6, 3];

/** "Elektroniker für Energie- und Gebäudetechnik": which of several trades of one name. On folded text. */
const FIELD_OF_TRADE = source`
  (?:\p{L}+-,? (?:\p{L}+- )?(?:und )?)?\p{L}*(?:technik|technologie|logistik|management|kommunikation|integration|entwicklung|wesen|finanzen|
  wirtschaft|dienstleistung(?:en)?|sicherheit|systeme|medizin|pflege|radiologie|elektronik|mechanik|gastronomie|buchhaltung)(?!\p{L})`;
/** Where the name of a post ends in a short text. On folded text. */
const END = pattern('u')`
  [,;!?|\n](?=\s|$)|\s[/+](?=\s)|:(?=\s|$)|(?<!(?<!\p{L})(?:prof|dipl|ing|lic|dr|stv|asst|sr|jr))\.(?=\s|$)|\s[–—·•|-]+\s|\s\(|\s*\p{Extended_Pictographic}|
  \s(?:c|w|f|p)[/.](?=\s|$)|\sges\.|\s#|\s@|
  \s(?:
    with|mit|con|for|furs?(?! ${FIELD_OF_TRADE})|para|who|that|que|in|im|en|at|bei|beim|am|an der|to|ab|zum|zur|from|desde|near|until|bis|via|contract|de (?:lunes|martes|jueves|viernes|sabado|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre)|gesucht|
    wanted|needed|required|req'?d|needing|necesitad[oa]|wird|sucht|suchen|is|ist|asap|urgente?\p{L}*|ya|cuanto antes|lo antes|inmediat\p{L}+|(?:right|straight) away|immediately|so (?:schnell|bald)|once a|twice a|three times|every|los (?:lun|mart|mierc|juev|viern|sab|dom)\p{L}+|job going|dringend|sought|por horas|por las|auf|campana|temporada|saison|remote|hybrid|full[- ]?time|
    part[- ]?time|vollzeit|teilzeit|media jornada|jornada|a tiempo|fines de semana|wir|we|(?<!(?:class|klasse|clase|level|grade|key stage|tier|typ|type)\s)\d
  )(?!\p{L})`;
/** What is said of whoever is sought, before the name. On folded text. */
const PRAISE = cueOf('praise');

/** "Ronda un/a jefe/a", "Ulm eine Köchin": where stands before an article. */
const ARTICLE_WITHIN = /^(.*? (?:una?(?:\/[ao])?|un\/a|eine?[nr]?|eine?[:*/_][nr]|an) )(?=\p{L})/iu;
/** "Köchin oder einen Koch": both are sought; "Berater einen Koch": the first one seeks. */
const TWO_FORMS = /( (?:oder|or|o|u|und|y|bzw\.|\/) )\S+ $/u;
function withoutArticle(whole: string): string {
  const [, told = ''] = ARTICLE_WITHIN.exec(whole) ?? [];
  if (told === '') return whole;
  const rest = whole.slice(told.length);
  const isOfBoth = isHeld(fold(told)) && TWO_FORMS.test(told);
  return isOfBoth ? told.replace(TWO_FORMS, '$1') + rest : withoutArticle(rest);
}
/** "Enólogo/a en Rueda", "cuidador/a de lunes a sábado": where and when. */
const WHERE =
  / en (?:el|la|un|una|mi) \p{Ll}.*$| (?:(?:in|en|at|bei|near|nr) (?!(?:Test|Training|Residence|Charge|Chief)(?!\p{L}))\p{Lu}\p{Ll}).*$|(?<=[/:*_]-?in|\))(?<!(?:[Mm]itarbeit|[Ff]ach|[Hh]ilf|[Aa]ssisten|[Rr]eferent|[Ll]eit)\S*(?: \(\S+\))?) (?:im|am|beim) \p{Lu}.*$/u;
/** "electrician for domestic work": what is done; "staff for the shop" says who. */
const FOR_WORK = /(?<!^(?:[Ss]taff|[Hh]elp|[Hh]ands?|[Pp]eople)) for \p{Ll}.*$/u;
/** "Taxifahrer für Nachtschicht" without its shift; "a window cleaner or two". */
const DANGLING =
  / (?:für|for|para|in|im|mit|with|con|en|or (?:two|more)|oder (?:zwei|mehrere)|o dos)$/u;
/** "Técnico/a de soporte nivel 1": how it is graded. */
const LEVEL = / (?:nivel|Level|level|Stufe|Niveau|Tier|tier)(?: \d.*| I{1,3})?$/u;
/** "A second florist": the house has one already; a second cook has a rank. */
const COUNTED = cueOf('counted');
/** "Friseur/in für meinen kleinen Salon": whose it is; "Hilfe für unseren Hof" says what of. */
const OF_OWNER =
  /^(?!(?:Personal|Staff|Help|Hands?|Hilfe|Aushilfe|Unterstützung|Mozo|Chic[oa])(?!\p{L}))(.{4,}?) (?:für|for|para) (?:mein|unser|my|our|mi|nuestr)\p{L}* .+$/iu;
function withoutOwner(whole: string): string {
  const [, name = ''] = OF_OWNER.exec(whole) ?? [];
  // Behind its genders, and only there, it belongs to a German title.
  return isHeld(fold(name)) && !GENDERS.test(foldInPlace(name)) ? name : whole;
}
/** "Physiotherapeut:in 20–30 Std." */
const HOURS = / \d+(?:[–-]\d+)? ?(?:Std|h|hrs?|horas?|Stunden|hours|%)(?![\p{L}]).*$/iu;

/** "Dev PHP (Laravel + MySQL)", "Conductor c/ CAP", "Koch + Kellner": the name alone. */
export const shorter = (whole: string): string =>
  calm(cut(whole))
    .replace(OTHER, (other) => nominative(other))
    .replace(BOTH, (_both, one?: string, other = '') => `${one ?? other}/in`);

function cut(said: string): string {
  // "Initech → Buyer → Remote".
  const [one = said, ...others] = said.split(/\s*→\s*|: /u);
  const part = isHeld(fold(one)) ? one : (others.find((other) => isHeld(fold(other))) ?? said);
  // "RGN as Community Nurse".
  const [, as = ''] = /^\S+ (?:as|als|como) (\p{Lu}.+)$/u.exec(part) ?? [];
  const whole = isHeld(fold(as)) ? as : part;
  const name = bare(
    withoutOwner(withoutArticle(whole.replace(/^[^\p{L}\p{N}(]+/u, '')).replace(HOURS, '')),
  )
    .replace(WHERE, '')
    .replace(FOR_WORK, '')
    .replace(/(?<=[/*:_]-?in|\)) (?!und |oder )\p{Ll}+$/u, '')
    .replace(DANGLING, '')
    .replace(LEVEL, '')
    .replace(COUNTED, '');
  const [, before = name, aside = ''] = /^(.+?) ?\(([^()]+)\)$/.exec(name) ?? [];
  const isApart = locateTools(aside).length > 1 || isTown(fold(aside));
  const [, post = name, place = ''] = /^(.+?) (?:for|f[uü]rs?|para) (.+)$/u.exec(name) ?? [];
  const isTerm = tellsOfPost(fold(place)) || isOfTermsAlone(place, false);
  const ofHouse = !GENDERS.test(foldInPlace(name)) && (isTerm || isOfHouse(fold(place)));
  const ofName = !GENDERS.test(foldInPlace(name)) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(place);
  if (place !== '' && (ofHouse || ofName)) return post;
  return (isApart ? before : name).replace(
    / (?:\+ |[cwfp]\/ ?|ges\.?$|f\.?$|(?:plus|and|und|y|&) (?:an?|two|three|eine?n?|zwei|una?|dos|\d+) ).*$/u,
    '',
  );
}

/** "Logopädin oder (einen) Logopäden". */
const OTHER = /(?<=\p{Ll}in oder )\p{Lu}\p{L}+$/u;
/** "Schwimmlehrerin oder Schwimmlehrer": one post, as one writes it in short. */
const BOTH = /^(?:(\p{Lu}[\p{L}-]{3,}) oder \1in|(\p{Lu}[\p{L}-]{3,})in oder \2)$/u;

/** "Part-time barista (weekends)", "LKW-Fahrer CE im Nahverkehr": without the terms around it. */
function bare(whole: string): string {
  const name = whole.slice(0, behindPost(foldInPlace(whole)).start);
  const rest = name.slice(beforePost(foldInPlace(name)));
  const post = isHeld(fold(rest)) ? rest : name;
  const [, first = '', aside = ''] =
    /^(.{3,}?)(?:,| [–—-]| (?=\()) ?\(?([^()]+)\)?$/u.exec(post) ?? [];
  const isTerm = tellsOfPost(fold(aside)) || isOfTermsAlone(aside, false);
  return first !== '' && isTerm && isHeld(fold(first)) && !GENDERS.test(foldInPlace(post))
    ? bare(first)
    : post;
}

/** "Personal para tienda de ropa": a word for anybody says with its place who is meant. */
const ANYBODY =
  /^(?:personal|staff|aushilfe|chic[oa]|mozo|help|hilfe) (?:para|for|für|de) [^,.;:!?()\n]{3,40}/iu;

/** "Pfarrsekretärin / einen Pfarrsekretär". */
const TWO_POSTS = /^(\p{Lu}\p{Ll}{3,})in \/ eine?n? \1(?!\p{L})/u;

/** The name of a post that a text of a few words begins with; empty where it begins with none. */
export function nameAt(text: string): string {
  const [praise = ''] = PRAISE.exec(foldInPlace(text.trimStart())) ?? [];
  const said = text.trimStart().slice(praise.length).replace(TWO_POSTS, '$1/in');
  const folded = foldInPlace(said);
  const [whole = ''] = ANYBODY.exec(said) ?? [];
  if (whole !== '') return whole.trim();
  const end = endOf(folded);
  const genders = GENDERS.exec(folded);
  const isMarked = genders !== null && genders.index <= end;
  const name = said.slice(0, isMarked ? genders.index + genders[0].length : end);
  const own = fold(name.replace(GENDERS, ''));
  const isShort = own.length === SHORTEST || isShortPost(own);
  const isName = own.split(' ').length <= MOST_WORDS && (isNamed(name.trim(), '') || isShort);
  const isBehind = /^(?:fur|for|para|mit|with|con|bei|in|en) /.test(own);
  return isName && isHeld(own) && !isBehind && !FINITE.test(own)
    ? calm(singular(name.trim().replace(/[!¡?]+$/u, '')))
    : '';
}

/** "iOS / Swift dev": where no name stands before the slash, it goes on behind it. */
function endOf(folded: string): number {
  const ends = [...folded.matchAll(new RegExp(END, 'gu'))];
  const [first, next] = ends;
  const goesOn = first?.[0].includes('/') === true && !isHeld(folded.slice(0, first.index));
  return (goesOn ? next : first)?.index ?? folded.length;
}
