import { HELPS } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { CUE, FILLER, GENDERS } from '../position-cues.ts';
import { nominative, singular } from '../position-case.rules.ts';
import { calm, isNamed } from '../position-name.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { OF_TRAINING, OPENS_SENTENCE } from '../position-said.rules.ts';
import { isShortPost, seeksSomebody, withoutStops, withStops } from './post-terms.rules.ts';
import { shorter } from './terse-name.rules.ts';
import { isHeld, isTerse } from './terse.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { pattern, source } from '../../words/pattern.ts';
import { findYears } from '../years-asked.rules.ts';
import { FINITE } from '../../words/statements.rules.ts';
import { fold } from '../../words/stem.rules.ts';

const [MOST_LINES, MOST_WORDS, SHORTEST] = [4, 6, 3];

/** "Elektroniker für Energie- und Gebäudetechnik": which of several trades of one name. On folded text. */
const FIELD_OF_TRADE = source`
  (?:\p{L}+-,? (?:\p{L}+- )?(?:und )?)?\p{L}*(?:technik|technologie|logistik|management|kommunikation|integration|entwicklung|wesen|finanzen|
  wirtschaft|dienstleistung(?:en)?|sicherheit|systeme|medizin|pflege|radiologie|elektronik|mechanik|gastronomie|buchhaltung)(?!\p{L})`;
/** Where the name of a post ends in a short text. On folded text. */
const END = pattern('u')`
  [,;!?|\n](?=\s|$)|\s[/+](?=\s)|:(?=\s|$)|(?<!(?<!\p{L})(?:prof|dipl|ing|lic|dr|stv|asst|sr|jr))\.(?=\s|$)|\s[–—·•|-]+\s|\s\(|\s*\p{Extended_Pictographic}|
  \s(?:c|w|f|p)[/.](?=\s|$)|\sges\.|\s#|\s@|
  \s(?:
    with|mit|con|for|furs?(?! ${FIELD_OF_TRADE})|para|who|that|que|in|im|en|at|bei|beim|am|an der|to|ab|zum|zur|from|desde|near|until|bis|via|contract|de (?:lunes|martes|jueves|viernes|sabado)|gesucht|
    wanted|needed|required|req'?d|needing|necesitad[oa]|wird|sucht|suchen|is|ist|asap|urgente?\p{L}*|dringend|sought|por horas|por las|auf|campana|temporada|saison|remote|hybrid|full[- ]?time|
    part[- ]?time|vollzeit|teilzeit|media jornada|jornada|a tiempo|fines de semana|wir|we|(?<!(?:class|klasse|clase|level|grade|key stage|tier|typ|type)\s)\d
  )(?!\p{L})`;
/** More that says whom one seeks, in a chat. On folded text. */
const MORE_CUES = pattern('gu')`
  (?<!\p{L})(?:
    (?:vacante|puesto|oferta|plaza|curro|trabajo)s? (?:de|como|para)|(?:stelle|job|platz) (?:als|fur)|(?:opening|vacancy|role|gig) (?:for|as)|
    (?:any(?:one|body)|who|you) knows? (?:of )?an?|(?:kennt|kennst) (?:jemand|ihr|du|wer)? ?(?:eine?n?)|(?:alguien )?conoc\p{L}+ (?:a )?(?:alg[uú]n|una?)|
    ^(?:biete|suche|busco|ofrezco|offering|need|wanted:|gesucht:)|
    (?:necesito|preciso|fich(?:a|amos)|brauche|(?:is|are|i'm) after)
  )(?!\p{L})`;
/** What is said of whoever is sought, before the name. On folded text. */
const PRAISE = pattern('u')`
  ^(?:(?:
    solid|good|great|decent|strong|experienced|reliable|friendly|nice|proper|gute[rnms]?|nette[rnms]?|zuverl\p{L}*\.?|erf\p{L}*\.?|
    freundl\p{L}*\.?|flei(?:ss|ß)ige[rn]?|motivierte[rn]?|buen[oa]?|seri[oa]|immediately|ab sofort|sofort|dringend|urgente?|another|(?:dich|person|jemanden) als|persona como|someone as an?
  )\s+)+`;

/** The name of the post that the rules read of a text; of a text of a few lines as far as it goes, or what such a text begins with. */
export function ofTerse(ruled: string, jobText: string): string {
  if (!isTerse(jobText)) return ruled;
  const bare = bareName(ruled);
  if (bare !== ruled && bare !== '') return calm(singular(shorter(bare)));
  const name = shorter(named(ruled, jobText)) || unknownIn(jobText);
  return name === '' ? '' : withField(name, jobText);
}

/** "Fryer wanted", "Se busca librero": who is sought so plainly is a post, whatever it is. */
function unknownIn(jobText: string): string {
  const said = jobText.replace(/^[^\p{L}\p{N}]+/u, '');
  const [, before = ''] = WANTED.exec(said) ?? [];
  const [, behind = ''] = SEEKS_ONE.exec(said) ?? [];
  const [, labelled = ''] = LABELLED.exec(said) ?? [];
  const name =
    [before, labelled, behind].find((one) => one !== '' && !NO_NAME.test(fold(one))) ?? '';
  return isNoName(name) || OPENS_SENTENCE.test(fold(name)) ? '' : calm(name);
}
const WANTED =
  /^((?:\p{L}[\p{L}/:*-]*[ ]){0,2}\p{L}[\p{L}/:*-]{3,}) (?:wanted|needed|required|gesucht|se busca|se necesita)(?!\p{L})/iu;
/** "Now hiring: Dockhand (seasonal)". */
const LABELLED =
  /(?:^|[.!?\n] ?)(?:(?:now )?hiring|wanted|vacancy|job(?: title)?|role|position|gesucht|wir suchen|stelle|se busca|buscamos|puesto|vacante|oferta de (?:empleo|trabajo)): ?\p{Extended_Pictographic}?\ufe0f? ?(\p{Lu}[\p{L}/:*-]{3,}(?: \p{L}[\p{L}/:*-]{3,}){0,2})(?= ?(?:[,.;(!\n|]|[–-] |$))/iu;
const SEEKS_ONE =
  /(?:^|[\p{L})] |[.!?] )(?:s[eE] (?:busca|necesita|precisa)|(?:sucht|suchen|braucht|brauchen|seeks|needs|need|looking for|seeking|busca|buscamos|necesita|necesito|necesitamos)(?= (?:an?|eine?n?|una?|un\/a)))(?: (?:an?|eine?n?|una?|un\/a))?(?: (?:experienced|skilled|good|erfahrene[nr]?|guten?|buena?))? ((?!another|other|number|member|partner|further|weiter|ander|unser|offer)\p{L}[\p{L}/:*-]{2,}(?:er|or|ist|man|woman|smith|hand|maker|er\/?in|kraft|hilfe|mann|frau|leute|dora?|[oe]r[oa](?:\/[oa])?|ista|[ae]nte))(?=[ ,.:;!(]|$)/imu;

function named(ruled: string, jobText: string): string {
  if (isNoName(ruled) || isSaid(ruled))
    return bareName(tersePost(jobText) ?? (isNoName(ruled) ? '' : ruled));
  return singular(ruled);
}

/** "Postdoc, computational ecology", "RN – ICU": in which field or ward. */
function withField(name: string, jobText: string): string {
  const at = foldInPlace(jobText).indexOf(foldInPlace(name));
  const behind = at < 0 ? '' : jobText.slice(at + name.length);
  const [field = ''] =
    (OF_SCIENCE.test(fold(name)) &&
      /^, (?:\p{L}+ ){0,3}?\p{L}{3,}(?:og[iy]e?|ogía|ics|istry|graphy|sciences?|studies|onomy)(?=[,.;\n]|$)/u.exec(
        behind,
      )) ||
    [/^ [–-] (\p{Lu}\p{Ll}{4,})(?=[,.;\n])/u.exec(behind)]
      // "Nurse – Dialysis": told of below as a thing, it is no place.
      .filter((found) => behind.includes(` ${found?.[1]?.toLowerCase()} `))[0] ||
    (isShortPost(fold(name)) && /^ [–-] \p{Lu}{2,4}(?=[,.;\n]|$)/u.exec(behind)) ||
    [];
  return name + field;
}
const OF_SCIENCE =
  /^(?:post-?doc\p{L}*|ph\.?d(?: student| researcher)?|doktorand\p{L}*|lecturer|(?:research|teaching) (?:fellow|associate|assistant)|professor)$/u;

/** "Carné de manipulador", "5 años de peluquero/a", "Luthier's workshop": what one has, has been, or is the house. */
const isNoName = (name: string) =>
  (!GENDERS.test(foldInPlace(name)) && NAMES_ABILITY.test(fold(name))) ||
  findYears(name) !== undefined ||
  HELPS.test(fold(name)) ||
  OF_HOUSE.test(fold(name)) ||
  /^(?:oder|or|und|and|o|y) |^$/.test(name);
const OF_HOUSE = /['’]s (?!mate|hand|help|apprentice|assistant|labourer)\p{L}+$/u;

/** "Initech ficha Analista", "Looking for a cook": a sentence that says whom it seeks. */
function isSaid(name: string): boolean {
  const folded = foldInPlace(name);
  const cues = [...folded.matchAll(CUE), ...folded.matchAll(MORE_CUES)];
  return cues.some(
    ({ index, 0: cue }) => cue.length < name.length && (index === 0 || seeksSomebody(cue)),
  );
}

/** "NOW HIRING line cooks", "FT receptionist", "Gardener sought": said of the post around its name. */
const MARKS =
  /^(?:(?:now hiring|hiring|urge|urgente|urgent|urgently|dringend|gesucht|wanted|needed|ft|pt|f\/t|p\/t|vz|tz|ab sofort|asap|(?:trabajo|puesto|plaza|vacante|empleo) (?:de|como|para))[\s:!]+)+/iu;
const SOUGHT =
  / (?:(?:wanted|needed|required|sought|gesucht|por horas|asap|urgently)|(?:in|auf) (?:tz|vz|teilzeit|vollzeit|520-€-basis)|(?:in (?:tz|vz) )?(?:für|f\.) (?:Salon|Praxis|Betrieb|Haus))(?= |$).*$/iu;
const bareName = (name: string) => name.replace(MARKS, '').replace(SOUGHT, '');
/** "Personal para tienda de ropa": a word for anybody says with its place who is meant. */
const ANYBODY =
  /^(?:personal|staff|aushilfe|chic[oa]|mozo|help|hilfe) (?:para|for|für|de) [^,.;:!?()\n]{3,40}/iu;

/** The post of a text of a few lines, in whatever letters: what it begins with, or whom it says it seeks. */
function tersePost(jobText: string): string | undefined {
  const sentences = jobText
    .split('\n')
    .flatMap((line) => withoutStops(line).split(/(?<=(?:\p{L}{3}|\p{Lu}{2})[.!?])\s+/u))
    .map((one) =>
      withStops(one).replace(
        /^(?:\[[^\]]*\]|#\p{L}+\s(?!(?:for|für|para|in|en)\s)|[^\p{L}\p{N}])+/u,
        '',
      ),
    )
    .filter((one) => one !== '')
    .slice(0, MOST_LINES);
  const named = (one: string) => [...sought(one), ...one.split(/\s\|\s/).map(begun)];
  const head = sentences.slice(0, HEAD);
  return [
    ...head.flatMap(named),
    ...head.flatMap((one) => [...listedIn(one), ...formsIn(one)]),
    ...sentences.slice(HEAD).flatMap(named),
  ].find((name) => name !== '');
}
const HEAD = 2;

/** "Initech suma librero/a": what is said of women and men is a post wherever it stands. */
const formsIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?<![\p{L}-])[\p{L}-]{3,}(?:o\/a|or\/a|[/:*_]-?in)(?!\p{L})/gu)]
    .map(({ index }) => sentence.slice(index))
    .filter((rest) => isHeld(fold(rest.split(/[ ,.;:!]/)[0] ?? '')))
    .map(nameAt);

/** "Initech, Ulm, night porter, weekends", "So: a mechanic, please.": a name between two signs. */
const listedIn = (sentence: string): string[] =>
  isOfPost(sentence)
    ? []
    : sentence
        .split(/[,:;.]\s|\s[–—·|-]\s/u)
        .slice(0, MOST_LINES)
        .map((part) => part.replace(/^(?:an?|eine?n?|una?) (?=\p{L})/u, '').replace(/[.!]+$/, ''))
        .filter((part) => nameAt(part).toLowerCase() === part.toLowerCase())
        .filter((part) => ![NO_NAME, NAMES_ABILITY].some((cue) => cue.test(fold(part))));

/** "Looking for a", "Se busca": what stands behind it. */
function sought(sentence: string): string[] {
  const folded = foldInPlace(sentence);
  return [...folded.matchAll(CUE), ...folded.matchAll(MORE_CUES)]
    .filter(
      ({ index }) =>
        !OF_TRAINING.test(folded.slice(0, index)) && !YEARS.test(folded.slice(0, index)),
    )
    .map(({ index, 0: cue }) => {
      const rest = sentence.slice(index + cue.length);
      const [filler = ''] = FILLER.exec(foldInPlace(rest)) ?? [];
      return nominative(nameAt(rest.slice(filler.length)));
    });
}

/** "Two years as a cook": what one has been. */
const YEARS = /(?:years?|yrs|jahre?n?|anos?) $/;

/** "Barista, weekends": a text may begin with the name; what tells of somebody begins with none. */
function begun(part: string): string {
  const folded = fold(part);
  // What stands behind the first sign tells of other things.
  const [head = ''] = folded.split(/[,;:|(]\s|\s[–—-]\s/);
  if (OPENS_SENTENCE.test(folded) || FINITE.test(head) || /^(?:an?|eine?|una?) /.test(folded))
    return '';
  const name = nameAt(part);
  // "Harbour pilots live here": several are sought where one says so.
  const isMany = name.includes(' ') && singular(name) !== name;
  return isMany || [OF_HOUSE, NO_NAME, NAMES_ABILITY, HELPS].some((cue) => cue.test(fold(name)))
    ? ''
    : name;
}

/** "Half of our drivers": told of the house. */
const NO_NAME = /(?<!\p{L})(?:our|unser\p{L}*|nuestr[oa]s?|\p{L}+(?:aras|eras|iras))(?!\p{L})/u;

/** "Pfarrsekretärin / einen Pfarrsekretär". */
const TWO_POSTS = /^(\p{Lu}\p{Ll}{3,})in \/ eine?n? \1(?!\p{L})/u;

function nameAt(text: string): string {
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
