import { GENDERS } from './position-cues.ts';
import { JOB_NOUN } from '../words/job-nouns.ts';
import { calm } from './position-name.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { locateTools } from './terms.rules.ts';
import { joinedLists } from '../words/lists.ts';
import { pattern } from '../words/pattern.ts';

const LISTS = joinedLists(
  new URL('position-end.txt', import.meta.url),
  'title ends',
  'ends',
  'fields',
  'terms',
);

const END = pattern('u')`
  :(?!(?:in|innen|r|e|n)(?!\p{L}))|[,;!?\n|\p{So}⭐]|(?<! bzw)\.|\p{Extended_Pictographic}| [–—·•@-]+ | \/\/ | \[|
  (?<=\p{L}{3})[–-] (?!(?:und|oder|bzw|sowie|and|or|y|o|u) )|
  \s\((?!\s*(?:[mwfdixhvn]\s*[/|,*]|gn|all))|
  \s(?:${LISTS.ends})(?![\p{L}])`;
/** "Buyer for parental leave", "Buyer (m/w/d) ID 12": why the post is free, and its number. On folded text. */
const OF_VACANCY = pattern('u')`
  ,? (?:
    por (?:reemplazo|sustitucion|suplencia|baja|licencia)|
    (?:para )?(?:cubrir )?(?:baja|licencia|reemplazo|suplencia) (?:de |por )?(?:maternal|maternidad|paternidad|medica)|
    (?:-\s*)?(?:maternity|paternity|parental|sick) (?:leave|cover)|
    (?:als |zur )?(?:elternzeit|mutterschutz|krankheits)vertretung|
    (?:job|ref|referenz|req|stellen|posting|vacante|oferta)?[ .-]?(?:id|nr|no|ref|nummer|kennziffer|kennnummer|referenz|referencia|reference)\.?(?=$|\s*[:#]?\s*\p{L}{0,4}[-_/]?\d|\s*:)
  )(?!\p{L})`;
/** Where a title ends that stands by itself: its "with" and "for" belong to it. */
const TITLE_END = pattern('u')`
  :(?!(?:in|innen|r|e|n)(?!\p{L}))|[;!?\n|\p{So}⭐]|\p{Extended_Pictographic}| \[|
  (?<=\p{L}{3})[–-] (?!(?:und|oder|bzw|sowie|and|or|y|o|u) )|
  (?<!\b(?:stv|stellv|sr|jr|dr|dipl|ing|asst|sra|lic|prof|rr|hh))\.(?:\s|$)| para(?= )|
  [ ]con (?:ganas|experiencia|ilusion|vocacion|interes|moto|coche|vehiculo|carne|carnet|permiso|titulo|registro|ingles|don)(?= |$)|
  [ ][–—·•@-]+ | \/\/ | #\d|\s\((?!\s*(?:[mwfdixhvn]\s*[/|,*]|gn|all))|
  ,? (?:${LISTS['title ends']})(?![\p{L}])`;
/** "Staff Nurse, Intensive Care", "Engineer, Payments": a part of the house, not a place. */
const FIELD = pattern('u')`
  ^, (?!(?:evening|weekend|night|morning|afternoon|day|mon|tues|wednes|thurs|fri|satur|sun|shift|flexi)\p{L}*(?!\p{L}))(?:
    (?:\p{L}+ ){0,3}(?:${LISTS.fields})|\p{L}+ (?:&|and|und|y) \p{L}+|(?:grades?|band|level|key stage) \S+
  )(?= *(?:$|[(|–—-]))`;
/** The same in a sentence: "a Senior Data Engineer, Payments (Hybrid)". */
const FIELD_SAID = new RegExp(`^[^,;.:!?()\\n]{4,60}(?:${FIELD.source.slice(1)})(?= *\\()`, 'u');
const PLACE =
  /\s(?:in|en) (?!(?:Test|Training|Residence|Charge|Chief|House)(?!\p{L}))(?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s*$|[\s,.)(!?]))/u;
const TEACHES = pattern()`
  \b(?:
    lecturer|teacher|research (?:associate|assistant|officer)|researcher|ph\.?d|doctoral|postdoc\w*|fellow|professor\w*|specialist|trainer|tutor|professor|expert|
    instructor|especialista|tecnic[oa]|experto|fachkraft|auxiliar|grado
  )\b`;
/** "Texterin oder einen Texter": one post. */
const BOTH_FORMS = /^(\p{L}{3})(\p{L}*) oder (eine[nr]? )(?=\1)/u;

/** "einen Koch oder eine Köchin": without the second article; a vowel may change between the two. */
function ofBothForms(said: string): string {
  const [whole = '', , , article = ''] = BOTH_FORMS.exec(foldInPlace(said)) ?? [];
  return said.slice(0, whole.length - article.length) + said.slice(whole.length);
}

/** The position that a text begins with, up to where its name ends. */
export function positionAt(said: string, isTitle = false): string {
  const text = ofBothForms(said);
  const folded = foldInPlace(text);
  const endOf = isTitle ? titleEnd : sentenceEnd;
  let end = Math.min(endOf(text), vacancyAt(folded));
  const genders = GENDERS.exec(folded);
  // What stands between the name and its genders is a part of it: "Entwickler (Backend) (m/w/d)".
  const isInside = genders !== null && !/\p{L}{3}[.!?] \p{Lu}/u.test(text.slice(0, genders.index));
  if (isInside && genders.index <= Math.max(end, 80)) {
    const after = genders.index + genders[0].length;
    const behind = text.slice(after);
    end = after + Math.min(afterGenders(behind, isTitle), vacancyAt(foldInPlace(behind)));
  } else end += asideLength(text.slice(0, end), text.slice(end), isTitle);
  return calm(
    oneOf(text.slice(0, end))
      .replace(/\s+\|? ?(?=\((?:[mwfdx] ?[/|,]|all |gn))/giu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?:ab |bis |zu )?\d+(?:[-–]\d+)? ?(?:h|Std\.?|Stunden|%)(?= [([])/u, '')
      .replace(/(?<= oder )eine?n? (?=\p{Lu})/u, '')
      .replace(/[\s–—|·,/-]+$/u, '')
      .replace(/ (?:x ?\d|und|oder|and|or|y|o)$/u, '')
      .replace(TRAILS, '')
      .replace(/^[“"„]|[”"“]$/gu, ''),
  );
}

function vacancyAt(folded: string): number {
  return OF_VACANCY.exec(folded)?.index ?? folded.length;
}

/** "Deputy Registrar position", "Kauffrau (m/w/d) 2027": said of the post. */
const TRAILS =
  /(?<!ph\.?d|doctoral|postdoc|doktorand\p{L}*) (?:position|role|job|vacancy|opening|opportunity|20\d\d)$/iu;

/** " für unsere Pflegeschule", and nothing more. */
const OF_HOUSE = /^ für (?:die|den|das|unsere?n?) \p{Lu}[\p{L}-]+(?=\s*(?:$|[|–—]))/u;

/** " für die Instandhaltung" in a sentence: which part of the house. */
const OF_DESK =
  /^ für (?:die|den|das) (?!\p{L}*(?:amt|abteilung|dezernat|referat|filiale|haus|heim|team|standort|büro)(?!\p{L}))\p{Lu}[\p{L}-]+(?=\s*(?:$|[,.]))/u;

/** "(m/w/d) in der Pflege" goes on; "(m/w/d) und Maler (m/w/d)" is another post, "(m/w/d) für Praxis in Ulm" says where. */
function afterGenders(rest: string, isTitle: boolean): number {
  if (/^\s*(?:und|sowie|and|y|&)\s/.test(rest) && GENDERS.test(foldInPlace(rest))) return 0;
  const [ofHouse = ''] = (isTitle ? OF_HOUSE : OF_DESK).exec(rest) ?? [];
  if (ofHouse !== '') return ofHouse.length;
  const end = isTitle ? titleEnd(rest) : fieldAfter(rest);
  return /^ für \p{Lu}\p{L}+$/u.test(rest.slice(0, end)) && PLACE.test(rest) ? 0 : end;
}

/** Hours, terms, grades and places in parentheses are those of the contract. On folded text. */
const OF_TERMS = new RegExp(String.raw`[\d%,;:!/]|\b(?:${LISTS.terms})\b`);

/** "Engineer (Go)", "Teacher (KS2)", "Instructor (Electro-mechanical)": a tool, a code or a field says which. */
function asideLength(before: string, rest: string, isTitle: boolean): number {
  const [aside = '', said = ''] = /^ ?\(([^()]{2,24})\)/.exec(rest) ?? [];
  const isField = /^\p{Lu}/u.test(said) && !OF_TERMS.test(fold(said)) && said.split(' ').length < 4;
  const goesOn = isTitle ? /^\s*(?:$|[|–—-])/ : /^(?:\s*$|[,.] | (?:who|that|to|on|for|in|at) )/;
  const isTool = locateTools(said).some(({ start, end }) => end - start === said.length);
  const isCode =
    !isShortFor(said, before) &&
    /^\p{Lu}{2,5}\d*$/u.test(said) &&
    !/^(?:DACH|EMEA|APAC|LATAM|EU|UK|USA?|CDMX|FTE|NRW)$/.test(said);
  return isTool || isCode || (isField && goesOn.test(rest.slice(aside.length))) ? aside.length : 0;
}

/** "Medizinische Technologin (MT)": the same once more. */
const isShortFor = (code: string, name: string) =>
  fold(name).startsWith(fold(code.charAt(0))) &&
  [...fold(code)].reduce(
    (at, letter) => (at < 0 ? at : fold(name).indexOf(letter, at) + 1 || -1),
    0,
  ) > 0;

/** "Conductor/a y Mecánico/a": the first of two posts. */
function oneOf(name: string): string {
  const [first = '', ...others] = name.split(/ (?:y|und|and|sowie|&) /u);
  const isPost = (part: string) => GENDERED.test(part) && JOB_NOUN.test(fold(part));
  return isPost(first) && others.some(isPost) ? first : name;
}
const GENDERED = /\p{L}(?:\/-?|[*:_(])(?:a|as|o|os|in|innen)(?!\p{L})/u;

function sentenceEnd(text: string, least = 3): number {
  const folded = foldInPlace(text);
  const field = FIELD_SAID.exec(folded)?.[0].length;
  if (field !== undefined) return field;
  const place = TEACHES.test(folded) ? undefined : PLACE.exec(text)?.index;
  return firstOf(text, [END.exec(folded)?.index, place], least);
}

function titleEnd(text: string): number {
  const folded = foldInPlace(text);
  const whole = ofNounBehind(folded);
  if (whole !== undefined) return whole + titleEnd(text.slice(whole));
  const comma = folded.indexOf(',');
  const isField = comma < 0 || FIELD.test(folded.slice(comma));
  return firstOf(
    text,
    [
      TITLE_END.exec(folded)?.index,
      TEACHES.test(folded) ? undefined : PLACE.exec(text)?.index,
      isField ? undefined : comma,
    ],
    0,
  );
}

/** "Business Intelligence (BI) Developer": short for what stands before, and the name goes on. */
function ofNounBehind(folded: string): number | undefined {
  const [whole = '', before = '', behind = ''] =
    /^([^(),|–—-]{6,50}) \([\p{L}/ ]{1,6}\)( \p{L}+)(?=$|[ ,(])/u.exec(folded) ?? [];
  return JOB_NOUN.test(behind) && !JOB_NOUN.test(before) ? whole.length : undefined;
}

const firstOf = (text: string, ends: readonly (number | undefined)[], least = 3) =>
  Math.min(text.length, ...ends.filter((at) => at !== undefined).filter((at) => at >= least));

/** "(m/w/d) Nahverkehr": what follows the genders may say the field. */
function fieldAfter(rest: string): number {
  if (
    !/^ (?!(?:(?:team|position|role|stelle|job)(?!\p{L})|für (?:die|den|das|unser)))\p{L}/iu.test(
      rest,
    )
  )
    return 0;
  const end = sentenceEnd(rest, 0);
  return rest.slice(0, end).trim().split(' ').length <= 4 ? end : 0;
}
