import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { HUMAN_LANGUAGES } from '../words/lexicon.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { locateTools } from './terms.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Something named in a text, with its place there. */
export interface Mention {
  kind: 'tool' | 'language';
  /** The lexicon's name; of a name that it does not know, that name folded. */
  key: string;
  start: number;
  end: number;
  isKnown: boolean;
}

const LETTERS = /[\p{L}\p{N}][\p{L}\p{N}+#.'’]*/gu;
/** Names of things whatever the language: WMS, ResiPlus, proALPHA, S7-1500. */
const NAME = pattern('gu')`
  (?<![\p{L}\p{N}])(?:
    \p{Lu}{2,6}\d*(?:\/\p{Lu}?\d+\p{Lu}*)?|\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}\d|
    \p{Lu}+\d[\p{L}\p{N}]*(?:-\d+)?|
    (?<=(?:[Aa]plicación|[Pp]rograma|[Ss]oftware|[Pp]lataforma|[Hh]erramienta|Programm|Anwendung|[Tt]ool|[Pp]ackage|[Ss]ystem)[ ](?:\p{Ll}+[ ])?)\p{Lu}{7,14}
  )(?![\p{L}\p{N}])`;
/** A standard by its number, also where nothing else is written small. */
const STANDARD =
  /(?<![\p{L}\p{N}])(?:(?:DIN|EN|ISO|IEC|VDE|UNE) ){1,3}\d{3,5}(?:-\d+)?(?![\p{L}\p{N}])/gu;
const CAPITALS =
  /(?:(?<=[\p{Ll},;:)]\s)|^(?=\p{Lu}\S+\s\p{Lu}\p{Ll}))\p{Lu}[\p{Ll}\p{N}]+(?:\s\p{Lu}[\p{L}\p{N}]+)*/gu;
const NO_NAME = pattern()`
  ^(?:
    USA?|UK|EU|GB|GmbH|AG|KG|SA|SL|SE|HR|IT|PhD|MSc|BSc|BA|MA|MBA|TV|OK|CV|II|III|IV|FTE|VP|CEO|CTO|CFO|COO|B2B|
    B2C|k[VWN]h?|[MGT]Hz|kHz|M[WV]h?|A1|A2|B1|B2|C1|C2|[A-C][12]|LinkedIn|YouTube|m\/w\/d|VZ|TZ|ID|FAQ|PDF|NOT|
    NO|AND|OR|MUST|HAVE|YOU|WE|THE|ALL|ANY|NICHT|OHNE|MIT|UND|ODER|WIR|SIE|DU|SOLO|NUNCA|SI|Ihnen|Ihre?[nrms]?|
    Sie
  )$`;

const languageForms = HUMAN_LANGUAGES.flatMap(({ name, forms }) =>
  forms.map((form) => [fold(form), name] as const),
);
const LANGUAGE_OF = new Map(languageForms);
/** Names that are adjectives of a country as well. */
const ENGLISH_NAMES = new Set(HUMAN_LANGUAGES.map(({ name }) => name));
const LANGUAGE_TAIL =
  /^(?:kenntnisse?n?|sprachkenntnisse?n?|sprachig\w*|grundkenntnisse|e sprache|muttersprachler\w*)$/;
/** "English literature" and "German tax law" are no language skills. */
const SPEAKS_ON = pattern('u')`
  ^\s*(?:
    $|[^\p{L}\s]|
    (?:
      and|or|at|to|in|is|as|are|should|must|needs?|has|good|fluent|fluently|certificate|skills?|language|level|
      speak\w*|knowledge|proficiency|fluency|native|mother|both|among|amongst|without|daily|every|on|with|would|
      will|helps?|preferred|required|needed|written|spoken|a|for|und|oder|auf|ab|in|ist|sind|sowie|mindestens|
      verhandlungs\w*|flie\p{L}*|in|fur|als|zu|sicher\w*|gut\w*|wort|y|o|u|e|a|nivel|con|es|hablado|escrito|
      alto|medio|fluido|nativo|avanzad\w*|tecnico|intermedio|basico|se|para|como|conversacional|profesional|
      leido
    )(?![\p{L}])
  )`;

/** Human languages that a text names as such, by their English names. */
export function locateLanguages(text: string): Mention[] {
  const folded = foldInPlace(text);
  return [...folded.matchAll(/\p{L}+/gu)].flatMap((token): Mention[] => {
    const [word] = token;
    const key = languageOf(word);
    const start = token.index;
    if (key === undefined) return inflected(word, start, folded);
    const end = start + word.length;
    const isName = /^\s*[\p{Lu}\d]/u.test(text.slice(end));
    // Only English has one word for a language and for what comes from there.
    const isEnglish = ENGLISH_NAMES.has(word);
    const after = folded.slice(end, end + 24);
    const next = /^\s+(\p{L}+)/u.exec(after)?.[1] ?? '';
    const speaksOn = SPEAKS_ON.test(after) || ALL_FUNCTION_WORDS.has(next);
    // "fines de semana" are weekends.
    if ((isEnglish && !isName && !speaksOn) || /^fines de/.test(folded.slice(start))) return [];
    return [{ kind: 'language', key, start, end, isKnown: true }];
  });
}

/** "Deutsche Muttersprache", "der englischen Sprache". */
function inflected(word: string, start: number, folded: string): Mention[] {
  const root = /^(\p{L}{5,})e[rns]?$/u.exec(word)?.[1] ?? '';
  const key = LANGUAGE_OF.get(root);
  const end = start + word.length;
  const noun = /^\s+(?:mutter|fremd)?sprach\p{L}*/u.exec(folded.slice(end))?.[0];
  return key === undefined || noun === undefined
    ? []
    : [{ kind: 'language', key, start, end: end + noun.length, isKnown: true }];
}

function languageOf(word: string): string | undefined {
  const whole = LANGUAGE_OF.get(word);
  if (whole !== undefined) return whole;
  if (!/(?:kenntnisse?n?|sprachig\w*|sprachler\w*)$/.test(word)) return undefined;
  return languageForms.find(
    ([form]) => word.startsWith(form) && LANGUAGE_TAIL.test(word.slice(form.length)),
  )?.[1];
}

/** Tools and names of things in a text, from left to right, none within another. */
export function locateNames(text: string, hasCapitalNouns: boolean): Mention[] {
  const tools = locateTools(text);
  const known = tools
    .filter(
      ({ name, start }) =>
        !isLoneLetter(name, tools.length, text) && !isGrade(name, text.slice(0, start)),
    )
    .map(({ name, start, end }): Mention => {
      const [first, last] = wholeWord(text, start, end);
      return { kind: 'tool', key: name, start: first, end: last, isKnown: true };
    });
  const isShouted = text === text.toUpperCase();
  const named = [
    ...text.matchAll(STANDARD),
    ...(isShouted ? [] : text.matchAll(NAME)),
    ...(hasCapitalNouns ? [] : text.matchAll(CAPITALS)),
  ]
    .filter(([name]) => !NO_NAME.test(name) && !LANGUAGE_OF.has(fold(name)))
    .map((match): Mention => {
      const [start, end] = wholeWord(text, match.index, match.index + match[0].length);
      return { kind: 'tool', key: fold(text.slice(start, end)), start, end, isKnown: false };
    });
  return joined([...known, ...named], text);
}

/** C and R are languages among others, or where the text speaks of programming; else a grade. */
function isLoneLetter(name: string, count: number, text: string): boolean {
  return (
    name.length === 1 &&
    count < 2 &&
    (text.length > 24 || LICENCE.test(text)) &&
    !/progra|code|script|sprach|languag|lenguaj|entwickl|develop|statist|embedded/i.test(text)
  );
}

/** "At grade C". */
const isGrade = (name: string, before: string) =>
  name.length === 1 && /\b(?:grade|class|klasse|note|level|band)\s$/i.test(before);

const LICENCE =
  /(?:permiso|carn[eé]t?|licencia|licen[cs]e|f[üu]hrerschein|fahrerlaubnis|klasse|class|clase|categor(?:y|[ií]a))\b/i;

/** "ERP" in "ERP-Einführung" is that whole word. */
function wholeWord(text: string, start: number, end: number): [number, number] {
  const before = /[\p{L}\p{N}]+-$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const after = /^(?:-[\p{L}\p{N}]+)+/u.exec(text.slice(end))?.[0] ?? '';
  return [start - before.length, end + after.length];
}

/** Overlapping ones as the longest; a name right behind a tool belongs to it: "SAP" and "FI", "GitLab" and "CI". */
function joined(mentions: readonly Mention[], text: string): Mention[] {
  const apart: Mention[] = [];
  const byPlace = mentions.toSorted(
    (one, other) =>
      one.start - other.start || other.end - one.end || Number(other.isKnown) - Number(one.isKnown),
  );
  for (const mention of byPlace) {
    const last = apart.at(-1);
    if (last === undefined || mention.start > last.end + 1) {
      apart.push(mention);
      continue;
    }
    if (mention.start < last.end) {
      // "Advanced Excel" is Excel.
      if (mention.isKnown && !last.isKnown && mention.end <= last.end) {
        Object.assign(last, { isKnown: true, key: mention.key });
        continue;
      }
      // The longer one names more; what the lexicon knows keeps its name.
      if (mention.end > last.end)
        Object.assign(last, { end: mention.end, key: fold(text.slice(last.start, mention.end)) });
      continue;
    }
    const isBeside =
      text.slice(last.end, mention.start) === ' ' && !(last.isKnown && mention.isKnown);
    if (isBeside) {
      last.end = mention.end;
      // "Basic Excel" is Excel; "SAP FI" is more than SAP.
      last.key = mention.isKnown ? mention.key : fold(text.slice(last.start, last.end));
      last.isKnown = mention.isKnown;
    } else apart.push(mention);
  }
  return apart;
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}
