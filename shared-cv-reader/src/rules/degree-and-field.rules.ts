import { COMMA, isCapitals, isDegree, isSchool } from '@sastre/shared-cv-words';
import { trimmed, type Piece } from './pieces.rules.ts';

const JOINED = /^(.+?)(?<!-)\s+(?:in|en|im Fach|w zakresie|na kierunku|em)\s+(?![^(]*\))(.+)$/u;
/** Degrees that have the word for "in" within their name. */
const COMPOUND =
  /^((?:Maestría|Máster|Licenciatura|Doctorado|Mestrado|Laurea) (?:en|em|in) (?:Ciencias|Ciências|Scienze|Artes|Arti|Humanidades))\s+(?:en|em|in|de)\s+(\p{L}.+)$/iu;
/** Names of degrees that are whole, with the subject right behind them. */
const BESIDE =
  /^((?:Associate|Bachelor|Master|Doctor)(?:['’]?s)?(?: Degree)? of (?:(?:Applied|Fine|Business|Public|Social|Computer|Political|Health|Medical) )*(?:Sciences?|Arts?|Engineering|Laws?|Education|Philosophy|Administration|Technology|Architecture|Commerce|Nursing|Medicine|Music|Design)(?: \([^)]*\))?|(?:[BM]\.?\s?(?:Sc|A|S|Eng|Ed|Tech|Com|Phil|Ba|FA)\.?|MBA|Ph\.?\s?D\.?|LL\.?[BM]\.?)(?: \(Hons\)| Hons)?|HN[CD]|NVQ(?: Level \d)?(?! Level)|Diplom|Diploma|Diplomado|Bachelor|Master|A[ -][Ll]evels?|City & Guilds Level \d|GCSEs?|Licenciatura|Grado|Ingeniería|Especialidad|Técnico Superior|Posgrado|Máster|Licence professionnelle|Licence|Bac pro(?:fessionnel)?|CAP|BEP|BP|BTS|BUT|DUT|(?:Scottish |Advanced )?Highers|Facharbeiterbrief|Doctorat|Doctorado|Laurea(?: Magistrale| Triennale)?|Mestrado|Bacharelado|Magister|Licencjat|Inżynier|Ausbildung|[Ee]xchange (?:year|semester|term)|[Aa]uslands(?:jahr|semester))\s+(?!of\b|de\b|in\b|di\b|(?:Técnic[oa]|Universitari[oa]|Oficial|Propio|Superior|Medio)(?!\p{L}))(?:(?:zum|zur|als)\s+)?(\p{Lu}.+)$/u;

/** Letters that stand for a degree, and a subject that has the word for "in" itself: "PGCert Leadership in Care". */
const ABBREVIATED =
  /^((?=\S*\p{Lu}\S*\p{Lu})[\p{L}.]{3,8})\s+((?!Hons|Honou?rs|Degree|Majors?|Minor|Joint|Double|Combined|Research|Program)\p{Lu}[\p{L}-]{3,}(?:\s(?:and|&)\s\p{L}+)?\s(?:in|for|en)\s\p{Lu}.*)$/u;

/** What a degree's name goes on with: "Maturità artistica", "Master 1", "BTech (in progress)". */
const MORE_OF_DEGREE =
  /^(?:\p{Ll}{4,}|\d|[IVX]{1,3}|\(.*|Level|Técnic[oa]|Universitari[oa]|Oficial|Propio|Superior|Medio|Media|Honou?rs|Program(?:me)?)$/u;
/** So many words can stand before the one that names a degree: "National Senior Certificate". */
const MOST_BEFORE = 3;

/** A degree by a word that we know, and its subject right behind it: "Certificate Supply Chain". */
function besideDegree(text: string): [degree: string, field: string] | undefined {
  if (isSchool(text)) return undefined;
  const words = text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1) ?? '';
    // What stands in brackets is one.
    if (/\([^)]*$/.test(last)) return [...all.slice(0, -1), `${last} ${word}`];
    return [...all, word];
  }, []);
  const first = words.findIndex((_word, at) => isDegree(words.slice(0, at + 1).join(' ')));
  if (first < 0 || first > MOST_BEFORE) return undefined;
  const isMore = (word: string) => MORE_OF_DEGREE.test(word) || isDegree(word);
  const behind = words.slice(first + 1).findIndex((word) => !isMore(word));
  if (behind < 0) return undefined;
  const end = first + 1 + behind;
  const field = words.slice(end).join(' ');
  return /^\p{Lu}\p{L}{2}/u.test(field) ? [words.slice(0, end).join(' '), field] : undefined;
}

/** Trainings whose names go on: "Ausbildung zum Koch", "BTS Tourisme". */
const TRAINING =
  /^(?:Ausbildung|Lehre|Umschulung|BTS|BUT|DUT|CAP|BEP|Bac pro|Brevet|Técnic[oa] Superior|CFGS|CFGM|Formación)\s/u;
const TRADE = /^([^,]+ [^,]+),\s+([^,]+)$/u;
const TRAINING_IN = /^(.+?)\s+(?:in|en)\s+(\p{Lu}.+)$/u;

/** Whether a degree's name can hold what would be its field elsewhere. */
export function isTraining(text: string): boolean {
  return TRAINING.test(text);
}

/** "Master of Science in Physics" is a degree and a field; so are "MSc Physics" and "Techniker, Physik". */
export function degreeAndField(
  piece: Piece,
  isDegreeFirst = false,
): { degree: Piece; field: Piece | undefined } {
  const { text } = piece;
  const [, training, trade] =
    (isTraining(text) && (TRAINING_IN.exec(text) ?? TRADE.exec(text))) || [];
  if (training !== undefined && trade !== undefined && training.includes(' '))
    return pairOf(piece, training, trade);
  const [, called, subject] = /^(.{2,40}?\sDegree)\s+in\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  if (called !== undefined && subject !== undefined) return pairOf(piece, called, subject);
  // Behind a sign of its own a field can have commas: "Máster – Viticultura, Enología".
  const [, before = '', own = ''] =
    /^([^,]{2,60}?)\s*(?:[:–—]|\s-)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (own.includes(', ') && isDegree(before) && !isDegree(own) && !isSchool(own))
    return pairOf(piece, before, own);
  const [one = '', ...behind] = text.split(COMMA);
  const other = behind.join(', ');
  // The patterns below take a comma in brackets for one between names.
  if (other !== '' && /\([^)]*,/.test(one)) return pairOf(piece, one, other);
  const isDegreeBefore = other !== '' && isDegree(one);
  const isDegreeBehind = other !== '' && isDegree(other);
  // "Software Engineering, MSc"
  if (isDegreeFirst && other !== '' && !JOINED.test(one) && !BESIDE.test(one))
    return pairOf(piece, one, other);
  if (isDegreeBehind && !isDegreeBefore) return pairOf(piece, other, one);
  const said = isDegreeBefore ? one : text;
  const abbreviated = ABBREVIATED.exec(said);
  if (!isDegreeBefore && abbreviated !== null && isDegree(abbreviated[1] ?? ''))
    return pairOf(piece, abbreviated[1] ?? '', abbreviated[2] ?? '');
  const inner = COMPOUND.exec(said) ?? JOINED.exec(said) ?? BESIDE.exec(said);
  if (isDegreeBefore && inner === null) return pairOf(piece, one, other);
  const whole = isCapitals(text) ? new RegExp(BESIDE, 'iu') : BESIDE;
  const joint = isCapitals(text) ? new RegExp(JOINED, 'iu') : JOINED;
  const parted =
    COMPOUND.exec(text) ??
    whole.exec(text) ??
    joint.exec(text) ??
    /^(.+?)\s*[:–—]\s+(.+)$/u.exec(text) ??
    (other === '' ? null : [text, one, other]);
  if (parted === null) {
    const beside = besideDegree(text);
    return beside === undefined ? { degree: piece, field: undefined } : pairOf(piece, ...beside);
  }
  const [, degree = '', field = ''] = parted;
  return pairOf(piece, degree, field.replace(/^(?:en|in|de)\s+/, ''));
}

function pairOf(piece: Piece, degree: string, field: string): { degree: Piece; field: Piece } {
  return {
    degree: { ...piece, text: trimmed(degree) },
    field: { ...piece, text: trimmed(field) },
  };
}
