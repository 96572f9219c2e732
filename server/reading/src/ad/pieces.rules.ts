import { degreeAsked } from '../words/degrees.rules.ts';
import { HELPS_FROM_HERE } from './clause-cues.ts';
import { withoutLeadIn, withoutTail } from './lead-ins.rules.ts';
import { countWords, locateLanguages, locateNames } from './mentions.rules.ts';
import { isOneThing, type JoinedBy } from './one-thing.rules.ts';
import { readLists } from '../words/lists.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { findYears } from './years-asked.rules.ts';
import { pattern } from '../words/pattern.ts';

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
  by: JoinedBy;
}

const REMARK =
  / (?:[–—-]|--) | \.\.\. |…| (?:without being|because|weil|porque|when(?! to )|cuando(?! se )) /;
/** What follows explains or remarks; it asks for nothing. */
const SUBORDINATE = pattern('u')`
  ,\s+(?:
    because|since|as (?:we|our|you|the|it|most|half|all)|so (?:that|you|we)|which|who|where|while|although|
    though(?!,)|in which|for which|whatever|whichever|in whatever|no matter|regardless|
    (?:most|all|both|half|some|many) of (?:them|it|which|whom)|most of (?:our|the|your)|
    (?:we|they|nobody|everybody|everyone)(?= \p{L})|there(?= (?:is|are) )|even if|whether|not just|not only|
    otherwise|(?:beides|both|ambos|ambas)(?= (?:kann|konnen|can|will|se|los|las|sind|are) )|(?:thereby |thus |so )?(?:allowing|enabling|ensuring|making|helping|resulting|leading)(?= )|
    permitiendo|logrando|asegurando|weil|dass|ohne (?:die|den|das|dass)|bevor|sobald|solange|wir(?= \p{L}+en )|
    (?:es|man)(?= (?:wird|ist|gibt|geht|muss|kann|hat|darf|braucht) )|without which|sin (?:el|la|los|las) que|
    da (?:wir|unser|die|der|du|sie|es|ein)|denn|damit|wobei|
    (?:die|der|das|den|dem|deren|dessen)(?= (?:
      fur|auf|mit|in|an|bei|zu|zum|zur|sich|auch|nicht|man|uns|dir|uber|aus|es|er|schon|gern|immer|noch|nur|
      hier|dort|so
    ) )|
    obwohl|auch wenn|egal|die (?:du|sie|wir)|das (?:du|sie|wir)|den (?:du|sie|wir)|was|wie|wo|bei uns|nicht nur|
    sonst|porque|pues|ya que|puesto que|dado que|para que|
    que(?! (?:(?:no|te|se|nos|ya|ademas|tambien|al menos) )*(?:
      \p{L}+[ae]s|sepa|tenga|haya|cuente|domine|maneje|conozca|hable|sea|pueda|quiera|este|venga|disponga|
      aporte|sabe|tiene
    )(?!\p{L}))|
    se(?= \p{L}+ra(?!\p{L}))|aunque|donde|no solo|cualquiera|sea cual|si no|asi que|de lo contrario
  )(?![\p{L}])`;
const SEPARATOR = pattern('gu')`
  \s*;\s+|,?\s+(?:und\/oder|and\/or|y\/o|(?:or|oder|o)(?!\s+(?:more|mehr|mas|longer|langer)(?!\p{L}))|bzw\.|beziehungsweise|u)\s+(?:also\s+|auch\s+)?|
  ,?\s+(?:
    and|und|sowie|as well as|along with|together with|y|e|asi como|ademas de|junto con|igual que|ebenso wie|
    as would(?: be)?|(?<!\b(?:an?|un|ein|big|huge|real|great|strong|definite|de) )plus|zzgl\.|&|(?<!\d\s)\+
  )\s+|
  ,\s+|\s+\/\s*|\s*\/\s+`;

/** Takes a clause apart into what it asks for, one thing each; choices stay together. */
export function piecesOf(clause: string, hasCapitalNouns = false): Piece[] {
  const masked = foldInPlace(withoutAsides(clause));
  const end = endOfList(masked);
  const parts = merged(partsOf(masked.slice(0, end)), masked, (before, after) =>
    isOneThing(
      [before, after].map(({ start, end: last }) => clause.slice(start, last).trim()),
      clause.slice(before.end, after.start).trim() === '&' ? '&' : after.by,
      hasCapitalNouns,
    ),
  );
  const isMust =
    /\b(?:must|essential|required|pflicht|muss|zwingend|imprescindible|obligatorio)\b/.test(masked);
  let helps = false;
  let wasRemark = false;
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
    const isTold = TOO.test(text) || [ADVERB, CLOSES, BACK].some((cue) => cue.test(own));
    if (start > 0 && isTold) return [];
    const isNext = group[0]?.by === 'comma' || (wasRemark && group[0]?.by === 'and');
    wasRemark =
      isNext &&
      start > 0 &&
      !/\bfor [^,]*,\s*$/.test(masked.slice(0, start)) &&
      isRemark(masked.slice(start, group.at(-1)?.end), own);
    if (wasRemark) return [];
    return own === '' ? [] : [{ text: own, anyOf: anyOf.length > 1 ? anyOf : [], helps }];
  });
}

/** "…, naturally". */
const ADVERB = pattern('u')`
  ^(?:
    \p{L}{3,}(?:ally|iously|ously)|\p{L}{4,}mente|natürlich|selbstverständlich|(?:no )?excluyentes?|of course|
    por supuesto|claro|mind(?: you)?|though|inside out|by heart|in- und auswendig|al dedillo|eso sí|wohlgemerkt|lovely|great|perfect|paid|genial|perfecto|mejor|super|prima|perfekt
  )$`;

/** "…, insbesondere auf AWS, zeichnen Dich aus": the verb comes last. */
const CLOSES = pattern('u')`
  ^(?:(?:
    zeichnen|zeichnet|runden|rundet|bringst|bringen|hast|haben|ebenfalls|ebenso|auch|[Dd]u|[Dd]ich|Sie|sie|dein|
    Dein|Ihr|Profil|mit|aus|ab
  )(?:\s|$))+$`;

/** "… and maintained it", "… and lived with the consequences": done with what stands before. */
const BACK = pattern('u')`
  ^(?:
    \p{Ll}+ (?:it|them)|\p{Ll}+[aei]rl[ao]s?|
    \p{Ll}+(?:ed|t|ood) (?:with|by|through) (?:its|the|their) (?:consequences|results?|outcomes?)|
    (?:(?:mit )?(?:den|die|dessen|deren) )?(?:Folgen|Konsequenzen|Ergebnissen?) \p{Ll}+t|
    \p{Ll}+ con (?:las|sus) consecuencias
  )$`;

/** "newcomers are too": welcome as well. */
const TOO = /\b(?:sind es auch|are too|is too|también lo son)\W*$/i;

/** ", in date", ", am Telefon …": said of what stands before. */
const REMARKS = pattern()`
  ^(?:
    kann|konnen|can be|may be|puede|not|no|nicht|aber|jedoch|doch|but|though|pero|de verdad|inklusive|including|
    schon wegen|wegen|dank|because of|due to|thanks to|debido a|gracias a|inclu(?:id[oa]s?|yendo)|
    einschlie(?:ss|ß)lich|um|to|in|on|at|for|by|from|to|during|within|as|even|enough|(?:good|well) enough|gut genug|lo bastante|hasta un|bis zu hochstens|up to a maximum|
    [a-z]{4,}ly (?:on|in|at|with|from|under)|genug|suficiente|lo suficiente|for example|such as|
    (?:gained|obtained|acquired|earned|erworben|obtenid[oa]s?|adquirid[oa]s?) (?:in|at|by|through|during|with|bei|durch|en|con)|(?:and )?(?:especially|particularly|notably|specifically|(?:in )?particular)|including|e\.g\.|z\. ?b\.|
    zum beispiel|am|an|bei|auf|ab|im|als|auch|vor allem|insbesondere|etwa|como|por|por ejemplo|para|desde|
    durante|sobre todo|especialmente|signed|preferably in
  )\s`;
const isRemark = (masked: string, own: string) =>
  REMARKS.test(masked.trimStart()) &&
  !HELPS_FROM_HERE.test(masked.trimStart()) &&
  locateNames(own, true).length === 0 &&
  locateLanguages(own).length === 0 &&
  degreeAsked(own) === undefined &&
  findYears(own) === undefined;

/** "EN 50128" is a standard; before anything else, "en" leads up to it in Spanish: kept together by a letter. */
const STANDARD = /\b(DIN|EN|ISO|IEC|VDE|UNE) (?=(?:EN |ISO |IEC )*\d{3,5})/g;

const trimmed = (text: string) =>
  withoutTail(withoutLeadIn(withoutTail(text.replace(STANDARD, '$1\u01c3')))).replaceAll(
    '\u01c3',
    ' ',
  );

/** Parentheses blanked out, so that what stands in them neither parts nor joins. */
export function withoutAsides(text: string): string {
  return text
    .replace(/\([^()]*\)?/g, (aside) => '\ue0ff'.repeat(aside.length))
    .replace(/(?<=\p{L})[/*:_]-?(?:in|innen|r|a|as|o|os|n|e|frau|mann)(?![\p{L}])/gu, (form) =>
      '\ue0fe'.repeat(form.length),
    );
}

/** ", including newsletters, brochures": examples; those that are names are asked for. */
const EXAMPLES = pattern('u')`
  ,?\s+(?:
    including,? but not limited to,?|including(?! (?:\d|\p{L}+ years?))|covering|encompassing|ranging from|
    einschlie(?:ss|ß)lich|inklusive|incluyendo|incluid[oa]s?
  )(?= )`;

function exampleStart(masked: string): number | undefined {
  const at = EXAMPLES.exec(masked)?.index ?? -1;
  const rest = masked.slice(Math.max(0, at));
  const isNamed =
    locateNames(rest, true).some(({ isKnown }) => isKnown) || locateLanguages(rest).length > 0;
  return at < 3 || isNamed ? undefined : at;
}

function endOfList(masked: string): number {
  const ends = [REMARK, SUBORDINATE]
    .map((cue) => cue.exec(masked)?.index ?? -1)
    .filter((at) => at > 2)
    .concat(exampleStart(masked) ?? []);
  return Math.min(masked.length, ...ends);
}

const { pairs = [] } = readLists(new URL('pairs.txt', import.meta.url));
/** "food & beverage": two words of one thing. */
const PAIRS = new RegExp(
  String.raw`(?<!\p{L})(?:${pairs.map((pair) => pair.replace(' ', ' (?:&|and|und|y|e) ')).join('|')})(?!\p{L})`,
  'gu',
);

function partsOf(masked: string): Part[] {
  const parts: Part[] = [];
  let [start, by]: [number, Part['by']] = [0, 'comma'];
  const whole = masked.replace(PAIRS, (pair) => '\ue0fd'.repeat(pair.length));
  for (const match of whole.matchAll(SEPARATOR)) {
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
/** "…, you know SAP or Oracle": said anew of whoever applies. */
const CLAIM = pattern()`
  ^\s*(?:
    you(?:'ve| have| know| can| hold| speak| use| are)|du (?:hast|kennst|kannst|beherrschst|sprichst|nutzt|bist)|
    sie (?:haben|kennen|konnen|beherrschen|sprechen|nutzen|sind)|
    has|conoces|dominas|manejas|hablas|sabes|tienes|usas|eres
  )\s`;
const POINTS_ON = /\bdar?(?:in|an|auf|um|uber|bei|zu|mit|fur)(?:\s*$|,)/;

/** Parts that are one thing put together. */
function merged(
  parts: readonly Part[],
  masked: string,
  isOne: (before: Part, after: Part) => boolean,
): Part[][] {
  const groups: Part[][] = [];
  const textOf = ({ start, end }: Part) => masked.slice(start, end);
  // "A first aid certificate, or Polish": a language and another thing.
  const isOtherKind = (before: string, part: Part) =>
    part.by === 'or' &&
    masked.slice(0, part.start).trimEnd().endsWith(', or') &&
    locateLanguages(before).length === 0 &&
    locateLanguages(textOf(part)).length > 0;
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
        : OWN_LEAD.test(textOf(part)) ||
          (part.by !== 'or' && CLAIM.test(textOf(part))) ||
          isOtherKind(whole, part);
    if ((part.by === 'or' || part.by === 'slash') && !isOwn) {
      // "A, B or C": the choice reaches back over the commas.
      const joined = [...last];
      groups.pop();
      while (
        joined[0]?.by === 'comma' &&
        !CLAIM.test(textOf(joined[0])) &&
        groups.length > 0 &&
        isListItem(textOf(joined[0]), joined.length) &&
        areAlike(
          groups.at(-1)?.map(textOf).join(' ') ?? '',
          [...joined, part].map(textOf).join(' '),
        )
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

/** "Figma, French or Dutch": the choice is between languages alone. */
const areAlike = (one: string, other: string) =>
  locateLanguages(other).length === 0 || locateLanguages(one).length > 0;

const isListItem = (text: string, place: number) =>
  countWords(text) <= 3 &&
  !text.includes('\ue0ff') &&
  place < 4 &&
  !/\b(?:in|mit|with|con|for|de)\b.*\b/.test(text);
