import { BOILERPLATE, HELPS } from '../clause-cues.ts';
import { NAMES_ABILITY } from '../clause-mode.rules.ts';
import { clausesOf, type JobClause } from '../clauses.rules.ts';
import { isClosing } from '../closing.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { isGift, isHouseName, isOneName, isSure } from './terse-house.rules.ts';
import { isRemark } from './terse-remarks.rules.ts';
import { isAside, isNamed, isProperName, namesHouse } from './terse-asides.rules.ts';
import { findYears } from '../years-asked.rules.ts';
import { degreeAsked } from '../../words/degrees.rules.ts';
import { VERBS } from '../../words/deed-shape.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** "Gesucht: S/4HANA": whom one seeks by what one is to bring. */
const LABEL =
  /^(?:gesucht|wanted|needed|need|buscamos|se busca|pedimos|stack|tech|tools|du|you|t[uú])\s*[:–-]\s+/iu;

interface Fragment {
  start: number;
  end: number;
  /** What stands between it and the one before. */
  by: string;
}

const BORDER =
  /,\s+(?!(?:(?:no )?excluyente|(?:aber|but|though|pero|aunque) (?:no|not|nicht|kein|it isn)(?: [^,.;!)]{2,30})?|kein Muss|optional|opcional|(?:a|ein|un) (?:must|plus|bonus|Muss|Plus)|essential|preferred|desirable|ideally|se (?:valora|agradece|recomienda)\p{L}*|un (?:extra|puntazo)|puntito extra|si (?:puedes?|sabes?|l[oa]s? (?:tienes|hay|conoces)|te [^,.;!)]{3,30})|(?:si puede ser|a ser posible|if possible)(?=[.!]*$)|if you (?:can|fancy|like)|wenn (?:möglich|du magst|du kannst)|se enseña|[tl]e enseñamos|we teach you|lernst du bei uns|mejor(?: si [^,.;!)]{3,20})?|gern(?:e)?(?: gesehen)?|von Vorteil|wünschenswert|erwünscht|hilfreich|deseables?|valorables?|recomendables?|imprescindibles?)(?:$|[,.;!)]))|;\s+|\s+(?:[|·•–—]|-|\/)\s+(?!(?:optional|required|must|nice|plus|bonus|muss|pflicht|kann)(?!\p{L}))|\.?\s*(?:→|»|>>)\s*|(?<=\p{L}),(?=\p{L})|\s*\p{Extended_Pictographic}\ufe0f?\s*|\s*(?<!\p{L})#(?=\p{L})/gu;

/** "WhatsApp genügt: Elektro Pfundstein". */
const OF_CONTACT =
  /^(?:whatsapp|tel|telefon|mail|e-?mail|kontakt|contact|contacto|call|ring|text|anruf|bewerb\p{L}*|anfragen?|melden|infos?|preguntar|llamar|interesad[oa]s|razon|cvs?|apply)(?!\p{L})/u;

/** "Worth a quick Zoom?", "Azure folk: not this time". On folded text. */
const OF_INVITATION =
  /^(?:worth an?|fancy an?|up for an?|free for an?|got (?:\S+ )?min\p{L}*|lust auf|hast du zeit|wann (?:darf|passt)|te (?:llamo|cuadra|va bien))(?!\p{L}).*\?$|: (?:not?|nope|none|nicht|nein|leider nicht|kein\p{L}*|ni|no hace)(?!\p{L})[^:]{0,40}$/u;
/** "Worth a chat?" */
const isQuestion = (text: string) => text.endsWith('?') && !namesQualification(text);

/** The fragments of a list, without its terms. */
export function asked(
  sentence: string,
  mayName: boolean,
  mode: 'must' | 'nice' = 'must',
  place: {
    isPlaced?: boolean;
    isHead?: boolean;
    isAlone?: boolean;
    isLate?: boolean;
    isDone?: boolean | undefined;
    isSaid?: boolean;
  } = {},
): JobClause[] {
  const { isPlaced = false, isHead = false, isAlone = false } = place;
  const [, head = ''] = /^([^:,.]{2,40}):\s/u.exec(sentence) ?? [];
  const text = sentence
    .replace(LABEL, '')
    .slice(
      head !== '' && (isAside(head, mayName) || (isHead && isOneName(head))) ? head.length + 1 : 0,
    )
    .trim()
    .replace(
      /(?:\s*#\p{L}+)+\s*$|#(?:hiring|nowhiring|jobs?|empleo|trabajo|vacante|karriere|stellen\p{L}*|remote)(?!\p{L})/giu,
      '',
    )
    .replace(/^[·|•–—] |[\s.]+$/gu, '');
  if (OF_CONTACT.test(fold(head)) || OF_INVITATION.test(fold(text)) || isQuestion(text)) return [];
  if (text === '' || isClosing(text) || BOILERPLATE.test(fold(text))) return [];
  // "A diploma? Great, but no must.": the answer weighs what is asked.
  if (/\? \S/.test(text)) return clausesOf(text, mode, true, false);
  let before = '';
  let isBehindHouse = false;
  // "Build the weekly dashboard": in what is asked for by the sentence a word for time is no term.
  const isTerm = (said: string) =>
    !isWork(said) &&
    (place.isSaid === true && (place.isDone !== true || IS_DEED.test(said))
      ? isGift(fold(said)) && findYears(said) === undefined
      : isAside(said, mayName));
  let { isLate = false } = place;
  let hasAsked = false;
  const fragments = fragmentsOf(text);
  // "Carer – Bexhill – nights": among terms alone a name says where.
  const others = fragments.slice(1).map(({ start, end }) => text.slice(start, end));
  const isFirst =
    !isPlaced && !(isHead && others.length > 0 && others.every((one) => isAside(one, mayName)));
  // "Urlaubsgeld, Werkzeug, Arbeitskleidung": one among what is given is given.
  const isOfGifts =
    others.length > 1 &&
    fragments.filter(({ start, end }) => !isAside(text.slice(start, end), mayName)).length === 1 &&
    isAside(text.slice(0, fragments[0]?.end), mayName) &&
    place.isSaid !== true;
  return fragments
    .filter(({ start, end, by }, at, all) => {
      const whole = text.slice(start, end);
      // "Lanternfish (Dublin/remote)": with where it is.
      const said = isHead
        ? whole.replace(/ \([^()]*\)$/, (where) =>
            isAside(where.slice(2, -1), mayName) ? '' : where,
          )
        : whole;
      const next = all[at + 1];
      // "– Metallbau Kröger, Soest": where the house is stands behind it.
      const isHouse =
        place.isSaid !== true &&
        (((isHead || (mayName && start === 0)) && isHouseName(said, mayName, isHead)) ||
          (isOneName(said) &&
            ((isHead && (isAlone || (next === undefined && mayName && at === 0))) ||
              (next === undefined && isBehindHouse))));
      isBehindHouse = isHouse || namesHouse(said) || (isBehindHouse && isAside(said, mayName));
      if (isHouse || (isLate && !isSure(said))) return false;
      isLate ||= hasAsked && isGift(fold(said)) && isAside(said, mayName);
      // "Título FP, Gesden, 1 año": between what is asked for stands no place.
      const isWithin =
        before !== '' && next !== undefined && !isAside(text.slice(next.start, next.end), mayName);
      const isBeside = by.startsWith(',') && (isNamed(before) || isWithin);
      const isKept =
        !isTerm(said) &&
        !isRemark(said) &&
        !(next !== undefined && SEEKS.test(text.slice(next.start))) &&
        !(isOfGifts && !said.includes(' ')) &&
        !(isHead && OF_HOUSE.test(said)) &&
        !((start === 0 && OF_WHOM.test(said)) || (isHead && FOR_HOUSE.test(said))) &&
        ((start === 0 && isFirst) || isBeside || !mayName || !isProperName(said));
      before = isKept ? said : '';
      hasAsked ||= isKept;
      return isKept;
    })
    .flatMap(({ start, end }) =>
      slashesApart(text.slice(start, end).replace(/^\(([^()]+)\)$/, '$1')),
    )
    .map((one) => (isHead ? withoutHouse(one, mayName) : one))
    .flatMap(namesApart)
    .flatMap(traitsApart)
    .flatMap(tasksApart)
    .flatMap(wholeApart)
    .flatMap((one, at, all) => {
      // "Pastry a bonus, butchery too": weighed as what stands before it.
      const isToo = TOO.test(one) && HELPS.test(fold(all[at - 1] ?? ''));
      const bare = one.replace(NICE, '').replace(isToo ? TOO : /(?!)/, '');
      const place = bare === one ? (OF_DEED.test(one) ? 'duty' : mode) : 'nice';
      return clausesOf(bare, place, true, false);
    });
}

/** "Feed the hens each Sunday": begins with what is done. */
const IS_DEED =
  /^(?!(?:auf|bei|mit|für|von|ein|zwei|drei|vier|fünf|with|from|for|one|two|three|con|por|dos|tres) )\p{Ll}{3,} (?:the|an?|our|die|den|das|el|la|los|las|\p{Lu}\p{Ll}+|\p{Ll}{4,})(?!\p{L})/u;

/** "Post around 300 invoices a week", "para preparar exámenes": a task, whatever numbers and times stand in it. */
const isWork = (said: string) =>
  (/^\p{Lu}\p{Ll}+ (?:\S+ )+\S/u.test(said) && isTask(said)) ||
  /^para \p{Ll}+(?:ar|er|ir) (?!(?:en|con|a|el|ya|más|este|esta) )\p{L}/u.test(said);
const isTask = (said: string) => {
  const [verb = ''] = fold(said).split(' ');
  return VERBS.has(verb) && !OF_APPLYING.test(fold(said));
};
/** On folded text. */
const OF_APPLYING =
  /^(?:start|work|join|apply|ring|call|e?mail|text|message|write|phone|contact|ask|speak|talk|send|find|learn|earn|get|grow|meet|have|come|be|share|help|tag|drive|travel|stay|live|let|leave|take|see|visit (?:us|our)|check|follow|click|read|free|own \p{L}+s?$|give|use|review|train|receive|discover|start|stand|choose|show|book (?:a|your)|post (?:a|your)|(?:\p{L}+) (?:us|me|your|in|at|by|from|on|to)(?!\p{L}))(?!\p{L})/u;

/** "Our client, a leading distributor, requires …": who seeks. */
const SEEKS =
  /^(?:requires?|needs?|seeks?|is (?:looking|hiring|seeking)|wants|sucht|suchen|braucht|busca|necesita|incorpora|precisa)(?!\p{L})/u;

/** "Negotiate prices and track deliveries": two tasks. */
const tasksApart = (text: string): string[] => {
  const [first = '', ...others] = text.split(/ and (?=\p{Ll}+ \S)/u);
  const areTasks =
    others.length > 0 && first.includes(' ') && [first, ...others].every((one) => isTask(one));
  return areTasks ? [first, ...others] : [text];
};

/** "Leafnote, the little app that tells you when to prune": what the house is. */
const OF_HOUSE = /^(?:the|an?|der|die|das|eine?|el|la|una?) .* (?:that|which|die|der|das|que) /iu;

/** "Kiln skills for Clay Barn": beside the title, whose they are for. */
const withoutHouse = (text: string, mayName: boolean) =>
  text.replace(
    / (?:for|at|für|bei|para|en) (\p{Lu}[^,]*?)(?: in \p{Lu}\p{L}+)?$/u,
    (whole, name: string) => (isHouseName(name, mayName) ? '' : whole),
  );

/** "Vue = nice", "Latein: kann": how much it counts, in a word behind it. */
const NICE = / (?:(?:[=:–-] )?nice|[=:–-] (?:kann|top|genial|suma)|less so|weniger|no tanto)$/iu;

const TOO = / (?:too|as well|also|auch|ebenfalls|ebenso|también)$/iu;

/** "Wärmepumpen und Wallboxen warten": one thing done with both. */
const OF_DEED = /^\p{Lu}[\p{L}-]+ (?:und|oder|u\.|&) \p{Lu}[\p{L}-]+ \p{Ll}{3,}(?:en|ern|eln)$/u;

/** "Bayesian stats (Stan/JAGS)": what the parentheses name is asked for as well. */
function namesApart(text: string): string[] {
  const [, told = '', names = ''] =
    /^([^()]{2,})\s\(([^()\s]{2,20}(?: (?:or|oder|o) [^()\s]{2,20})?)\)$/u.exec(text) ?? [];
  const areNames =
    isNamed(names) ||
    (names.split(/\/| (?:or|oder|o) /).every((name) => /^\p{Lu}/u.test(name)) && NAMES.test(names));
  return names === '' ||
    !areNames ||
    degreeAsked(told) !== undefined ||
    NAMES_ABILITY.test(fold(told))
    ? [text]
    : [told, names];
}
/** "CapCut", "JAGS". */
const NAMES = /(?<![\p{L}\p{N}])\p{Lu}(?:\p{Ll}*\p{Lu}|\d)/u;

/** "For twins", "Suche jemanden": whom the post is for, or nobody by name. */
const OF_WHOM =
  /^(?:for|für|para) (?!\p{L}+(?:ing|ung|ción)(?!\p{L}))|^(?:\p{L}+ ){0,2}(?:jemand(?:en)?|someone|somebody|anyone|alguien)$/iu;

/** "…, para Muebles Oller en Albacete". */
const FOR_HOUSE =
  /^(?:para|for|für|at|bei) \p{Lu}\p{L}+(?: (?:& |and |und |y )?\p{Lu}\p{L}+)+(?: (?:en|in|at) \p{Lu}\p{L}+)?$/u;

/** "Terraform/AWS/Datadog": three are a list rather than a choice. */
const slashesApart = (text: string) =>
  /^[^\s/]+(?:\/[^\s/]+){2,}$/u.test(text) ? text.split('/') : [text];

/** "Freundlich & pünktlich": two traits. */
const traitsApart = (text: string) =>
  TRAITS.test(text) ? text.replace(/^be /, '').split(/ (?:&|\+|und|and) /) : [text];
const TRAITS =
  /^(?:\p{L}+(?:lich|ig|sam|haft|ly|able)|be \p{L}+(?:ly|able|ent|ant|ful|al|ed|ous|ive)) (?:&|\+|und|and) \p{L}+(?:lich|ig|sam|haft|ly|able|al|ent|ful|ed)$/u;

/** "Gesellenbrief und Höhentauglichkeit", "two years' experience and own van": behind what is whole stands another thing. */
function wholeApart(text: string): string[] {
  const [, whole = '', rest = ''] = /^(.+?) (?:and|und|y) (.+)$/u.exec(text) ?? [];
  const isDegree =
    degreeAsked(whole) !== undefined && !/ (?:in|of|en|de|als|zum|zur|as) /u.test(whole);
  const isYears =
    findYears(whole) !== undefined && /(?:experiencia|experience|[Ee]rfahrung)$/u.test(whole);
  return (isDegree && degreeAsked(rest) === undefined) || isYears ? [whole, rest] : [text];
}

/** What stands in parentheses; "Lic. en Actuaría, Matemáticas o afín": one degree. */
const OF_ONE =
  /\([^()]*\)?|(?<!\p{L})(?:Lic\.|Licenciatura|Grado|Ingeniería|Título|Degree|BSc|MSc|Studium|Ausbildung) (?:en|in|als|de) [^,.;]{3,30}(?:, [^,.;]{3,30})* (?:o|or|oder|u) (?:af[ií]n|similar|equivalent|related|ähnlich|vergleichbar)\p{L}*/gu;

/** "Know SAP, Oracle or Navision": one choice of several names. */
const ONE_CHOICE = /^(?:\p{Ll}+ )?\p{Lu}[^\s,]*(?:, \p{Lu}[^\s,]*)+,? (?:or|oder|o|u) \p{Lu}\S*$/u;

function fragmentsOf(text: string): Fragment[] {
  if (ONE_CHOICE.test(text)) return [{ start: 0, end: text.length, by: '' }];
  const masked = text.replace(OF_ONE, (whole) => '_'.repeat(whole.length));
  const fragments: Fragment[] = [];
  let [start, by] = [0, ''];
  for (const match of masked.matchAll(BORDER)) {
    fragments.push({ start, end: match.index, by });
    start = match.index + match[0].length;
    by = match[0];
  }
  return [...fragments, { start, end: text.length, by }];
}
