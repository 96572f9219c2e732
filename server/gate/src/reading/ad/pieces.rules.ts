import { degreeAsked } from '../words/degrees.rules.ts';
import { HELPS_FROM_HERE } from './clause-cues.ts';
import { withoutLeadIn, withoutTail } from './lead-ins.rules.ts';
import { countWords, locateLanguages, locateNames } from './mentions.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { findYears } from './years-asked.rules.ts';

/** One thing that a clause asks for, in the clause's own words. */
export interface Piece {
  text: string;
  /** Ways to answer it, where the clause leaves a choice; else empty. */
  anyOf: string[];
  /** True: said to help only, whatever the clause says of the rest. */
  helps: boolean;
}

interface Part {
  start: number;
  end: number;
  /** What joins it to the part before. */
  by: 'comma' | 'and' | 'or' | 'slash';
}

const REMARK = / [–—-] | \.\.\. |…| (?:because|weil|porque|when(?! to )|cuando(?! se )) /;
/** What follows explains or remarks; it asks for nothing. */
const SUBORDINATE =
  /,\s+(?:because|since|as (?:we|our|you|the|it|most|half|all)|so (?:that|you|we)|which|who|where|while|although|though|in which|for which|whatever|whichever|in whatever|no matter|regardless|(?:most|all|both|half|some|many) of (?:them|it|which|whom)|most of (?:our|the|your)|(?:we|they|nobody|everybody|everyone)(?= \p{L})|there(?= (?:is|are) )|even if|whether|not just|not only|otherwise|(?:thereby |thus |so )?(?:allowing|enabling|ensuring|making|helping|resulting|leading)(?= )|permitiendo|logrando|asegurando|weil|dass|ohne (?:die|den|das|dass)|bevor|sobald|solange|wir(?= \p{L}+en )|(?:es|man)(?= (?:wird|ist|gibt|geht|muss|kann|hat|darf|braucht) )|without which|sin (?:el|la|los|las) que|da (?:wir|unser|die|der|du|sie|es|ein)|denn|damit|wobei|(?:die|der|das|den|dem|deren|dessen)(?= (?:fur|auf|mit|in|an|bei|zu|zum|zur|sich|auch|nicht|man|uns|dir|uber|aus|es|er|schon|gern|immer|noch|nur|hier|dort|so) )|obwohl|auch wenn|egal|die (?:du|sie|wir)|das (?:du|sie|wir)|den (?:du|sie|wir)|was|wie|wo|bei uns|nicht nur|sonst|porque|pues|ya que|puesto que|dado que|para que|que(?! (?:(?:no|te|se|nos|ya|ademas|tambien|al menos) )*(?:\p{L}+[ae]s|sepa|tenga|haya|cuente|domine|maneje|conozca|hable|sea|pueda|quiera|este|venga|disponga|aporte|sabe|tiene)(?!\p{L}))|se(?= \p{L}+ra(?!\p{L}))|aunque|donde|no solo|cualquiera|sea cual|si no|asi que|de lo contrario)(?![\p{L}])/u;
const SEPARATOR =
  /\s*;\s+|,?\s+(?:und\/oder|and\/or|y\/o|or|oder|bzw\.|beziehungsweise|o|u)\s+(?:also\s+|auch\s+)?|,?\s+(?:and|und|sowie|as well as|along with|together with|y|e|asi como|ademas de|junto con|igual que|ebenso wie|as would(?: be)?|(?<!\b(?:an?|un|ein|big|huge|real|great|strong|definite|de) )plus|zzgl\.|&|(?<!\d\s)\+)\s+|,\s+|\s+\/\s*|\s*\/\s+/gu;

/** Takes a clause apart into what it asks for, one thing each; choices stay together. */
export function piecesOf(clause: string, hasCapitalNouns = false): Piece[] {
  const masked = foldInPlace(withoutAsides(clause));
  const end = endOfList(masked);
  const parts = merged(partsOf(masked.slice(0, end)), masked, (before, after) =>
    isOneThing(
      [before, after].map(({ start, end: last }) => clause.slice(start, last).trim()),
      after.by,
      hasCapitalNouns,
    ),
  );
  const isMust =
    /\b(?:must|essential|required|pflicht|muss|zwingend|imprescindible|obligatorio)\b/.test(masked);
  let helps = false;
  return parts.flatMap((group): Piece[] => {
    const start = group[0]?.start ?? 0;
    const text = clause.slice(start, group.at(-1)?.end);
    // "X, ideally Y, and Z": the remark has ended.
    if (group[0]?.by === 'and' && /,\s*\p{L}+\s+$/u.test(masked.slice(0, start))) helps = false;
    helps ||= HELPS_FROM_HERE.test(masked.slice(start, group.at(-1)?.end).trimStart());
    helps ||=
      start > 0 &&
      isMust &&
      / (?:ein |a |un )?(?:bonus|plus|vorteil|desirable|deseable|valorable)\W*$/.test(
        masked.slice(start, group.at(-1)?.end),
      );
    const isChoice = group.some(({ by }, index) => index > 0 && (by === 'or' || by === 'slash'));
    const anyOf = isChoice
      ? group.map((part) => trimmed(clause.slice(part.start, part.end))).filter((one) => one !== '')
      : [];
    const own = trimmed(text);
    if (start > 0 && (TOO.test(text) || ADVERB.test(own))) return [];
    if (
      group[0]?.by === 'comma' &&
      start > 0 &&
      !/\bfor [^,]*,\s*$/.test(masked.slice(0, start)) &&
      isRemark(masked.slice(start, group.at(-1)?.end), own)
    )
      return [];
    return own === '' ? [] : [{ text: own, anyOf: anyOf.length > 1 ? anyOf : [], helps }];
  });
}

/** "…, naturally". */
const ADVERB =
  /^(?:\p{L}{3,}(?:ally|iously|ously)|\p{L}{4,}mente|natürlich|selbstverständlich|of course|por supuesto|claro|lovely|great|perfect|paid|genial|perfecto|mejor|super|prima|perfekt)$/u;

/** "newcomers are too": welcome as well. */
const TOO = /\b(?:sind es auch|are too|is too|también lo son)\W*$/i;

/** ", in date", ", am Telefon …": said of what stands before. */
const REMARKS =
  /^(?:kann|konnen|can be|may be|puede|not|no|nicht|aber|jedoch|doch|but|though|pero|de verdad|inklusive|including|schon wegen|wegen|dank|because of|due to|thanks to|debido a|gracias a|inclu(?:id[oa]s?|yendo)|einschlie(?:ss|ß)lich|um|to|in|on|at|for|by|from|to|during|within|as|even|for example|such as|(?:and )?(?:especially|particularly|notably|specifically|(?:in )?particular)|including|e\.g\.|z\. ?b\.|zum beispiel|am|an|bei|auf|ab|im|als|auch|vor allem|insbesondere|etwa|como|por|por ejemplo|para|desde|durante|sobre todo|especialmente|signed|preferably in)\s/;
const isRemark = (masked: string, own: string) =>
  REMARKS.test(masked.trimStart()) &&
  !HELPS_FROM_HERE.test(masked.trimStart()) &&
  locateNames(own, true).length === 0 &&
  locateLanguages(own).length === 0 &&
  degreeAsked(own) === undefined &&
  findYears(own) === undefined;

const trimmed = (text: string) => withoutTail(withoutLeadIn(withoutTail(text)));

/** Parentheses blanked out, so that what stands in them neither parts nor joins. */
export function withoutAsides(text: string): string {
  return text
    .replace(/\([^()]*\)?/g, (aside) => '\ue0ff'.repeat(aside.length))
    .replace(/(?<=\p{L})[/*:_](?:in|innen|r|a|as|o|os|n|e)(?![\p{L}])/gu, (form) =>
      '\ue0fe'.repeat(form.length),
    );
}

function endOfList(masked: string): number {
  const ends = [REMARK, SUBORDINATE]
    .map((cue) => cue.exec(masked)?.index ?? -1)
    .filter((at) => at > 2);
  return Math.min(masked.length, ...ends);
}

function partsOf(masked: string): Part[] {
  const parts: Part[] = [];
  let [start, by]: [number, Part['by']] = [0, 'comma'];
  for (const match of masked.matchAll(SEPARATOR)) {
    parts.push({ start, end: match.index, by });
    start = match.index + match[0].length;
    const sign = match[0].trim().replace(/^,\s*/, '');
    by = /^(?:or|oder|o|u|bzw\.?|beziehungsweise|und\/oder|and\/or|y\/o)(?: also| auch)?$/.test(
      sign,
    )
      ? 'or'
      : sign === '/'
        ? 'slash'
        : sign === ',' || sign === ';' || sign === ''
          ? 'comma'
          : 'and';
  }
  parts.push({ start, end: masked.length, by });
  return parts.filter(({ start: from, end }) => masked.slice(from, end).trim() !== '');
}

const OWN_LEAD =
  /^\s*(?:kenntnisse|erfahrung\w*|grundkenntnisse|experience|knowledge|familiarity|experiencia|conocimientos?|haber|having|have|hold|speak|manejo)\s/;
const POINTS_ON = /\bdar?(?:in|an|auf|um|uber|bei|zu|mit|fur)(?:\s*$|,)/;

/** Parts that are one thing put together. */
function merged(
  parts: readonly Part[],
  masked: string,
  isOne: (before: Part, after: Part) => boolean,
): Part[][] {
  const groups: Part[][] = [];
  const textOf = ({ start, end }: Part) => masked.slice(start, end);
  parts.forEach((part) => {
    const last = groups.at(-1);
    if (last === undefined) return groups.push([part]);
    // "Freude daran, Menschen zu helfen": what follows says at what.
    if (POINTS_ON.test(masked.slice(last[0]?.start, last.at(-1)?.end))) return last.push(part);
    const whole = masked.slice(last[0]?.start, last.at(-1)?.end);
    const isLong = [whole, textOf(part)].some((one) => countWords(withoutLeadIn(one)) > 3);
    const isSpaced = /\s\/\s+$/.test(masked.slice(0, part.start));
    // "an A certificate / experience with B / C", "A or knowledge of B": each is its own.
    const isOwn =
      part.by === 'slash'
        ? isSpaced && isLong && degreeAsked(masked.slice(last[0]?.start, part.end)) === undefined
        : OWN_LEAD.test(textOf(part));
    if ((part.by === 'or' || part.by === 'slash') && !isOwn) {
      // "A, B or C": the choice reaches back over the commas.
      const joined = [...last];
      groups.pop();
      while (
        joined[0]?.by === 'comma' &&
        groups.length > 0 &&
        isListItem(textOf(joined[0]), joined.length)
      ) {
        const before = groups.pop() ?? [];
        joined.unshift(...before);
      }
      return groups.push([...joined, part]);
    }
    const before = { ...part, start: last[0]?.start ?? 0, end: last.at(-1)?.end ?? 0 };
    if (!isOwn && (part.by === 'and' || part.by === 'comma') && isOne(before, part))
      return last.push(part);
    return groups.push([part]);
  });
  return groups;
}

const isListItem = (text: string, place: number) =>
  countWords(text) <= 3 &&
  !text.includes('\ue0ff') &&
  place < 4 &&
  !/\b(?:in|mit|with|con|for|de)\b.*\b/.test(text);

/** "Monats- und Jahresabschluss", "degree in A and B", "analytical and numerical skills", "sourcing and execution": not to be parted. */
function isOneThing(
  [first, next]: readonly string[],
  by: Part['by'],
  hasCapitalNouns: boolean,
): boolean {
  if (first === undefined || next === undefined) return false;
  if (first.endsWith('-') || ENDS_OPEN.test(fold(first))) return true;
  const count = countWords(next);
  if (degreeAsked(first) !== undefined && degreeAsked(next) === undefined && count <= 3)
    return true;
  const own = withoutLeadIn(first);
  if (hasCapitalNouns && sharesNoun(first, next)) return true;
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
  if (count > 1 && countWords(own) === 2 && by === 'and' && ADJECTIVE.test(own)) return true;
  if (
    /(?:^|\s)(?:wort|oral|verbal|hablad[oa]|spoken|written|schriftlich\w*|mündlich\w*)$/iu.test(own)
  )
    return true;
  if ([first, next].some((text) => namesSomething(text, hasCapitalNouns))) return false;
  if (by !== 'slash' && count > 1 && endsInAdjective(first)) return true;
  if (countWords(own) === 1 && count > 1) return isAdjective(own, by);
  return (
    (count === 1 && isAdjective(next, by)) ||
    (count === 1 && by === 'and' && countWords(own) > 1 && !GERMAN_TRAIT.test(next)) ||
    (count === 1 && by === 'and' && isSoft(own) && isSoft(next))
  );
}

/** "nationalen und internationalen Partnern", "Strukturierte, selbstständige Arbeitsweise": adjectives of the same ending share the noun. */
function sharesNoun(first: string, next: string): boolean {
  const [, ending = ''] = /(?:^\p{Lu}|(?:^|\s)\p{Ll})\p{Ll}{3,}(e|en|er|es|em)$/u.exec(first) ?? [];
  const [, adjective = '', behind = ''] = /^(\p{Ll}+)(?= (.*))/u.exec(next) ?? [];
  return ending !== '' && adjective.endsWith(ending) && /\p{Lu}/u.test(behind) && !VERB.test(first);
}
/** An infinitive ends like an adjective. */
const VERB = / zu \p{Ll}+en$|\p{Ll}zu\p{Ll}+en$/u;

/** "in a fast-paced, no-nonsense environment": the noun of the article is still to come. */
const BEFORE_NOUN =
  /(?:^|\s)(?:an?|the|our) (?:[\p{L}]+-(?:paced|based|oriented|driven|moving|changing|growing|focused|minded|energy|pressure|speed|quality|performing)|lean|fast|busy|dynamic|agile|small|diverse|creative|collaborative|friendly|positive)$/iu;

/** "Experience specifying, collecting and presenting figures and analyses": one deed, whatever it is done to. */
const GERUNDS =
  /^(?:experience|expertise|background|skilled|adept|comfortable) (?:in |at |with )?[a-z]+ing(?![\p{L}-])/iu;
const OWN_ABILITY =
  /^(?:an? )?(?:\p{L}+ ){0,2}(?:experience|knowledge|skills?|ability|understanding|familiar\w*|comfortable|willing\w*|proficien\w*)(?!\p{L})/u;

/** "Planning" and "running of workshops", "Diseño" y "montaje de stands": the object is that of both. */
const SHARES_OBJECT =
  /^(?:[a-z]+ing \p{L}|[\p{L}-]+(?:ing|ion|ment|sis|ance|ung|ción|miento|aje) (?:of|von|der|des|de|del) )/u;

/** "Knowledge of and experience in …": what of is said behind the second. */
const ENDS_OPEN =
  / (?:of|in|with|for|to|from|about|into|von|mit|zu|an|fur|uber|de|con|sobre|para)$/;

/** When one works: a list of it is one thing, as is what one is ready for. */
const TIMES =
  /^(?:and |y )?(?:(?:the|on|am|los|las|por la) )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|(?:bank |public )?holidays|mananas?|tardes?|noches?|fines de semana|festivos|morgens|abends|nachts|wochenenden?|feiertagen?)(?: (?:y|and|und|oder|or) (?:mornings?|afternoons?|evenings?|nights?|weekends?|(?:bank |public )?holidays|tardes?|noches?|fines de semana|festivos|wochenenden?|feiertagen?))?$/;
const READY =
  /\b(?:bereitschaft|bereit|willing(?:ness)?|available|availability|disponibilidad|disponible|ready)\b/;

/** "Bereitschaft, auch sonntags zu arbeiten". */
const READY_TO = /(?:Bereitschaft|Fähigkeit|bereit|fähig|in der Lage)$/u;
/** "Erstes und Zweites Staatsexamen". */
const ORDINAL = /^(?:erste[rs]?|first|primer[oa]?)$/iu;

/** "Einfühlungsvermögen und Belastbarkeit": two sides of one bearing. */
const isSoft = (word: string) => SOFT.test(fold(word));
const SOFT =
  /^(?:(?:sicheres|freundliches|sympathisches|gepflegtes) auftreten|\p{L}*(?:vermogen|barkeit|starke|talent|geschick|fahigkeit)|buena presencia|actitud)$/u;

const GERMAN_TRAIT =
  /^\p{Lu}\p{Ll}+(?:keit|heit|geschick|stärke|bereitschaft|sinn|denken|kompetenz|freude|talent|vermögen)$/u;
const ADJECTIVE =
  /(?:al|(?<!initiat)ive|ful|ous|ic|able|ible|less|ised|ized|ated|written|spoken|verbal|clear|concise|clean|safe|quick|fast)$/iu;

/** "A range of qualitative and quantitative metrics": what ends in an adjective has its noun behind the next. */
function endsInAdjective(first: string): boolean {
  const [last = ''] = /[\p{L}-]+$/u.exec(first) ?? [];
  return countWords(first) > 1 && OPEN_ADJECTIVE.test(last);
}
const OPEN_ADJECTIVE =
  /^(?:[\p{L}-]+(?:[^n]tive|itative|ical|etical|tional|mental|arial|ful|ous|able|ible)|current|modern|complex|sound|new|emerging|simple|internal|external|technical|digital|[\p{L}-]+(?:ivos?|ivas?|icos?|icas?))$/u;

/** A word that stands before another's noun, as far as its form tells. */
function isAdjective(word: string, by: Part['by']): boolean {
  const isGermanOne = /^\p{Ll}+(?:ig|lich|isch|sam|haft|iert|ständig|voll|los|e|en|er)$/u.test(
    word,
  );
  return ADJECTIVE.test(word) || (isGermanOne && (by === 'and' || !/(?:e|en|er)$/.test(word)));
}

const namesSomething = (text: string, hasCapitalNouns: boolean) =>
  locateNames(text, hasCapitalNouns).length > 0 ||
  locateLanguages(text).length > 0 ||
  findYears(text) !== undefined;
