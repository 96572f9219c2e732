import type { Asked, AskedPart } from './asked.ts';
import { upToClause } from './at-clause.rules.ts';
import { dutiesOf, isOnlyNames, isTold } from './asked-duties.rules.ts';
import { ofLanguages } from './asked-languages.rules.ts';
import { ofKinds } from './asked-kinds.rules.ts';
import { isSpelledApart, kindOfNames, ofNames } from './asked-names.rules.ts';
import { ASKS, HELPS } from './clause-cues.ts';
import { degreeAsked } from '../words/degrees.rules.ts';
import { OBJECT_FIRST } from './duties.rules.ts';
import { isTelling } from './generic-words.ts';
import type { JobClause } from './clauses.rules.ts';
import { countWords, locateLanguages, locateNames } from './mentions.rules.ts';
import { isStatement } from './statements.rules.ts';
import { piecesOf, type Piece } from './pieces.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { areAside, findYears, yearsTermStart } from './years-asked.rules.ts';
import { pattern } from '../words/pattern.ts';

/** What a clause asks for. */
export function askedOf(clause: JobClause, hasCapitalNouns: boolean): Asked[] {
  const { text, need } = clause;
  const isDeed = clause.isDuty ? !isOnlyNames(text) : !clause.isProse && isTold(text);
  if (isDeed) return dutiesOf(clause, hasCapitalNouns);
  const told = withoutConsequence(text.replace(MATTERS, '')).replace(OBJECT_FIRST, '$1');
  return listed(told)
    .flatMap(relativesApart)
    .flatMap((part) =>
      piecesOf(part, hasCapitalNouns).flatMap((piece) =>
        ofPiece(piece, { ...clause, text: part }, hasCapitalNouns).map((one): Asked => ({
          anyOf: [],
          ...one,
          need: piece.helps ? 'nice' : need,
        })),
      ),
    );
}

/** "What matters to us is that you …". */
const MATTERS = pattern('iu')`
  ^(?:
    (?:damit|um|weil|da) [^,]{5,90}, (?=(?:bring|soll|verfüg|ha[sb]|benötig|brauch|beherrsch|sprich|sprech)\p{L}*(?!\p{L}))|
    wichtig (?:ist|wäre) (?:uns|mir|dabei|vor allem),? dass (?:jemand|du|sie|man)(?: gern)?|
    what (?:matters|counts)(?: most)?(?: to us)? is that you|lo importante es que|
    para (?:ser admitid[oa]s?|poder (?:optar|participar)|participar|optar|tomar parte)[^,]{0,60}, (?:las personas \p{L}+(?= deber) )?|
    en (?:la|el) (?:fase de )?concurso(?: de méritos)? se valorar[áa]n?(?: como méritos?)?,?|
    (?:para ello,? |además,? )?(?:es|será) (?:fundamental|importante|clave|esencial|imprescindible) (?=que )|
    como .{3,60} te (?:vamos a pedir|pediremos) (?=que )|lo ideal (?:es|sería) (?=que )
  ) ?`;

const SOMEBODY = pattern('iu')`
  (?:
    (?:someone|somebody|anyone|a person|an individual)(?= .*who)|jemand(?:en)?(?=,? (?:der|die))|
    (?:alguien|(?:una )?persona)(?= que)
  )[ ,]`;
const WHO_ALSO = pattern('iu')`
  ,?\s+(?:and\s+|und\s+|y\s+)?(?:
    who (?=(?:has|holds?|can|knows?|speaks?|is) )|(?:der|die) (?=.*\b(?:hat|kann|kennt|spricht|ist|mitbringt)\b)|
    (?=que (?:tenga|sepa|hable|conozca|domine|maneje|pueda) )
  )`;

/** "Someone who has baked, who holds a licence and who can drive": each is asked for by itself. */
function relativesApart(text: string): string[] {
  const at = SOMEBODY.exec(text);
  if (at === null) return [text];
  const start = at.index + at[0].length;
  const [first = '', ...others] = text.slice(start).split(WHO_ALSO);
  return [text.slice(0, start) + first, ...others];
}

const IF_SO = /^((?:if you|wenn (?:du|sie)|si) .{3,120}), ([^,]{1,60})$/iu;
const OF_IT = /^(?:te|nos|that|das|it|we|es|todo)(?!\p{L})/iu;

/** "If you know looms, that is great": what follows from a condition asks for nothing, whatever the praise. */
function withoutConsequence(text: string): string {
  const [, condition = '', praise = ''] = IF_SO.exec(text) ?? [];
  const isPraise =
    OF_IT.test(praise) ||
    (countWords(praise) <= 3 &&
      locateNames(praise, true).length === 0 &&
      locateLanguages(praise).length === 0);
  return condition !== '' && isPraise ? condition : text;
}

const LONGEST_PHRASE = 14;

/** "Databases: PostgreSQL, Redis" asks for what comes after the colon; "SQL: joins, windows" for what comes before. */
function listed(text: string): string[] {
  const [, head, rest] = /^([^:]{2,60}):\s+(\S.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) return [text];
  const names = (part: string) =>
    locateNames(part, true).length + locateLanguages(part).length + (findYears(part) ? 1 : 0);
  // "CRM: HubSpot" names the kind first, "Python: 3 years" the thing.
  if (findYears(rest) !== undefined && findYears(head) === undefined) return [text];
  if (PRAISE.test(rest) || SCORE.test(fold(rest)) || (OF_THOSE.test(rest) && names(rest) === 0))
    return [head];
  if (LICENCE.test(fold(head))) return [text];
  if (SUBJECT.test(fold(head))) return [rest];
  const isKind = KIND.test(head) && names(rest) > 0;
  if (!isKind && (names(head) > 0 || degreeAsked(head) !== undefined)) return [head];
  const speaks = fold(rest);
  if (names(rest) > 0 || rest.includes(', ') || HELPS.test(speaks) || ASKS.test(speaks))
    return [rest];
  return [head];
}

/** "Letters of credit: you've handled them yourself": said of what stands before. */
const OF_THOSE = pattern('iu')`
  ^(?:
    you(?:['’]ve| have| can|['’]re)? .*(?<!\p{L})(?:them|it|these|those)(?!\p{L})|
    (?:die|das|diese|damit) (?:hast|kannst|kennst|haben|können|kennen) (?:du|sie)(?!\p{L})|
    (?:l[oa]s? has|te l[oa]s) .*
  )`;

/** "If you speak Danish: great". */
const PRAISE =
  /^(?:perfe[ck]t[oa]?|super|toll|prima|klasse|spitze|umso besser|jackpot|great|even better|brilliant|genial|estupendo|mejor)[!. ]*$/i;

/** "Managing grants: up to 4 points". */
const SCORE =
  /^(?:hasta |maximo |max\.? |up to |bis zu )?\d+(?:[.,]\d+)? (?:puntos?|points?|punkte?)\b/;

/** "Driving licence: class B": the class alone says nothing. */
const LICENCE =
  /^(?:(?:carne|carnet|permiso|licencia) de (?:conducir|manejo)|driving licen[cs]e|driver'?s licen[cs]e|fuhrerschein|fuhrerausweis|fahrerlaubnis)$/;

/** "Education: completed degree": what kind of thing is asked, not the thing. */
const SUBJECT = pattern()`
  ^(?:
    (?:nivel de )?(?:
      escolaridad|estudios|formacion(?: academica)?|titulacion|educacion|experiencia(?: laboral)?|idiomas?|
      conocimientos|habilidades|competencias
    )|
    education|experience|languages?|qualifications?|skills|certifications?|ausbildung|berufserfahrung|erfahrung|
    studium|sprachen|sprachkenntnisse|kenntnisse|abschluss
  )(?: (?:minim[oa]s?|requerid[oa]s?|deseables?|required|level))?$`;

/** Kinds of tools by their letters. */
const KIND = pattern('i')`
  ^(?:(?:
    CRM|ERP|CMS|CAD|CAM|CI\/CD|CI|BI|PLC|SPS|POS|PMS|WMS|TMS|DMS|LMS|ATS|PIM|MES|IDE|OS|VCS|SEO|SEA|API|SQL|
    NoSQL|Cloud|DevOps|BIM
  )(?:[- ]?(?:systems?|tools?|software|systeme?))?(?:\s*(?:\/|&|and|und|y)\s*)?)+$`;

function ofPiece(
  { text, anyOf }: Piece,
  { text: clause, isProse, isLoose }: JobClause,
  hasCapitalNouns: boolean,
): AskedPart[] {
  const ofOthers = ofKinds(anyOf, text);
  if (ofOthers.length > 0) return ofOthers;
  const bare = text.replace(/\([^()]*\)?/g, (aside) => ' '.repeat(aside.length));
  const isNamed = locateNames(bare, true).some(({ isKnown }) => isKnown);
  const years = findYears(bare) ?? (isNamed ? undefined : findYears(text));
  const aside = isNamed && years === undefined ? yearsAside(text) : [];
  if (years !== undefined)
    return [
      {
        kind: 'years',
        key: String(years.count),
        term: upToClause(
          areAside(text) || GOES_ON.test(text)
            ? text
            : withinAside(text.slice(NAMED.test(text) ? 0 : yearsTermStart(text, years.start))),
        ),
      },
    ];
  const languages = locateLanguages(text);
  if (languages.length > 0) return ofLanguages(languages, text, clause, anyOf.length > 0);
  const degree = degreeAsked(text);
  if (degree !== undefined) return [{ kind: 'degree', key: degree, term: upToClause(text), anyOf }];
  if (NOTHING_ALONE.test(fold(text))) return [];
  // "Valencia or near it" is one place.
  if (LIVES.test(fold(text))) return [{ kind: 'skill', key: fold(text), term: text }];
  const examples = locateNames(text, true).filter(
    ({ isKnown, start }) => isKnown && bare[start] === ' ',
  );
  // "Cloud platforms (AWS, Azure)" leaves the choice of what it names.
  if (examples.length > 0 && isKindAlone(bare, examples.length) && anyOf.length === 0)
    return [{ kind: 'tool', key: fold(text), term: text, anyOf: examples.map(({ key }) => key) }];
  const names = locateNames(bare, hasCapitalNouns).filter(
    // In a sentence a capital may be a place's or a month's: a name leads what is asked, or is known.
    ({ isKnown, start, end }) =>
      !isProse || isKnown || start === 0 || isSpelledApart(text.slice(start, end)),
  );
  if (anyOf.length > 1 && names.some(({ isKnown }) => isKnown) && anyOf.every(isShort))
    return [{ kind: 'tool', key: fold(text), term: text, anyOf: anyOf.map(nameOf) }, ...aside];
  const isPhrase =
    names.every(({ isKnown }) => !isKnown) &&
    (anyOf.length > 1 || countWords(text) <= (isProse ? 6 : 10));
  if (names.length > 0 && !isPhrase) return [...ofNames(names, text, anyOf), ...aside];
  const term = upToClause(text);
  if (isProse && names.length === 0 && anyOf.length === 0 && isStatement(text, hasCapitalNouns))
    return [];
  if (isBareLevel(text)) return [];
  if (
    (names.length === 0 && !isTelling(withoutHelp(term))) ||
    (isLoose ? !isAskedInProse(text, clause) : isProse && countWords(text) > LONGEST_PHRASE)
  )
    return [];
  return [
    { kind: kindOfNames(names, text), key: fold(term), term, anyOf: anyOf.map((one) => fold(one)) },
  ];
}

/** What stands before examples names a kind: "cloud platforms", or by its letters, where several are named, "a BI tool". */
const isKindAlone = (bare: string, examples: number) =>
  locateNames(bare, true).length === 0 ||
  (examples > 1 && KIND.test(bare.trim()) && /(?:systeme?|tool|software)s?$/i.test(bare.trim()));

/** "English, level C1": how well, of what stands before. */
const isBareLevel = (text: string) =>
  /^(?:(?:at )?(?:level|niveau|nivel|stufe|auf|mindestens|minimo|min\.?|at least)\s*)*(?:[abc][12](?:[.-]niveau)?|fluent|fluently|flie(?:ss|ß)end|fluido)(?:\s*(?:or|oder|o|\/|-|–)\s*(?:above|higher|hoher|superior|mas|[abc][12]))?(?:[- ](?:level|niveau))?$/.test(
    fold(text),
  ) ||
  new RegExp(`^(?:both )?${IN_WORDS}(?:(?: | ?[,&/+] ?| and | und | y | wie )${IN_WORDS})*$`).test(
    fold(text),
  );
const IN_WORDS =
  '(?:in |im )?(?:speech and writing|spoken|written|oral|verbal|habla(?:do|da)|escrit[oa]|mundlich|schriftlich|wort|schrift)';

/** "First experience (1 year+) in support": what in stands behind the years. */
const GOES_ON = /^[^\d(]*\([^()]*\d[^()]*\) (?:as|in|with|of|als|im|mit|como|en|con|de) /iu;

/** "(5 years or more)" without the end of its parenthesis. */
const withinAside = (text: string) => text.replace(/^([^()]*)\).*$/s, '$1');

/** "Dental nursing: 1 year". */
const NAMED = /^[^:()\d]{3,40}: \d/;

/** The end of a clause whose beginning was asked for already, a mark, or a word that says nothing without another. */
const NOTHING_ALONE = pattern('u')`
  ^\W*(?:
    (?:zahl|gehor)(?:en|t) zu (?:deinen|ihren) starken|rund(?:en|et) (?:dein|ihr|das) profil ab|
    zeichn(?:en|et) (?:dich|sie) aus|para (?:todo )?(?:ello|esto)|critic[oa]|crucial|indispensable|excluyente|
    imprescindible|zwingend|pflicht|obligatori[oa]|essential|titulad[oa]s?(?:/a)?|experiencia|experience|erfahrung(?:en)?|conocimientos?|kenntnisse|beneficios|benefits|
    dies(?:e[rs]?)? [\p{L}-]{3,40} (?:darf|wird|erfolgt|kann|muss) .{0,200}
  )\W*$`;

const LIVES =
  /^(?:vivir|residir|residencia|wohnhaft|wohnort|wohnsitz|live|living|based) (?:en|in|within|near|a|im) (?!.*(?:dispo|bereit|willing|able))/;

const ABILITY = pattern()`
  \b(?:
    experience|knowledge|skills?|ability|understanding|licen[cs]e|certifica\w+|qualification|award|registration|
    diploma|\w*abschluss|\w*nachweis|\w*erfahrung\w*|\w*kenntnis\w*|\w*schein|zertifikat\w*|experiencia|
    conocimientos?|capacidad|habilidad\w*|carnets?|carne|permiso|licencia|titulo|curso|disponibilidad|availability|bereitschaft|fuhrerschein\w*|fahrerlaubnis|
    training at level
  )\b`;

/** In a sentence much is said around what is asked: what is short, or named an ability, or led up to by "you have". */
function isAskedInProse(text: string, clause: string): boolean {
  const count = countWords(text.replace(/\([^()]*\)/g, ' '));
  if (count > LONGEST_PHRASE) return false;
  const before = fold(clause.slice(0, clause.indexOf(text)));
  return (
    count <= 5 ||
    ABILITY.test(fold(text)) ||
    ABILITY.test(before) ||
    ASKS.test(before) ||
    HELPS.test(before)
  );
}

const isShort = (way: string) => countWords(way) <= 3;
const nameOf = (way: string) =>
  locateNames(way, true).find(({ isKnown }) => isKnown)?.key ?? fold(way);

/** "It would be great" alone asks for nothing. */
const withoutHelp = (text: string) =>
  fold(text).replace(new RegExp(HELPS, 'g'), ' ').replace(NOTHING, ' ');
const NOTHING =
  /\b(?:tell us|let us know|llegaras|tendras?|wirst|bist du|es|pero|no|so|pues|seria|estaria|vendria|would|ware)\b/g;

/** "React (at least 3 years with it)" asks for both. */
function yearsAside(text: string): AskedPart[] {
  const years = findYears(text);
  if (years === undefined) return [];
  const term = text.slice(years.start).replace(/\).*$/s, '');
  return [{ kind: 'years', key: String(years.count), term: upToClause(term) }];
}
