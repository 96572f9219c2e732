import { ASKS, HELPS, HELPS_FROM_HERE, NOT_ASKED } from './clause-cues.ts';
import { NAMES_ABILITY } from './clause-mode.rules.ts';
import { levelAsked } from './levels-asked.rules.ts';
import { locateLanguages, locateNames } from './mentions.rules.ts';
import { withoutAsides } from './pieces.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { pattern } from '../words/pattern.ts';
import { foldInPlace } from '../words/same-length.rules.ts';

interface Part {
  text: string;
  start: number;
  end: number;
}

const BORDER = pattern('g')`
  (?:[,;]\s+|\s+[–—-]\s+)(?:(?:but|while|whereas|aber|jedoch|wahrend|pero|mientras que|and|und|y) )?|
  \s+(?:but|whereas|aber|pero|mientras que)\s+`;

/**
 * "Excel is required, VBA would be a plus": a sentence that says of one thing that it is a must and of another that it
 * helps, each by itself. What merely lists ("Excel, Word and SAP would help") stays whole.
 */
export function needsApart(sentence: string, isListed: boolean): string[] {
  const masked = foldInPlace(withoutAsides(sentence));
  const parts = partsOf(masked);
  const first = parts.findIndex(({ text }) => HELPS.test(text));
  if (first < 0 || parts.length < 2) return [sentence];
  const at = first === 0 ? parts.findIndex(isNeeded) : first;
  const [own, last] = [parts[at], parts[at - 1]];
  if (own === undefined || last === undefined) return [sentence];
  const before = masked.slice(0, last.end);
  const said = sentence.slice(own.start, own.end);
  const isApart =
    first === 0 ||
    standsAlone(own.text, said, before, isListed && at === 1) ||
    (isListed && isOfLast(said, sentence.slice(last.start, last.end), before));
  return isApart
    ? [sentence.slice(0, last.end), ...needsApart(sentence.slice(own.start), isListed)]
    : [sentence];
}

function partsOf(masked: string): Part[] {
  const borders = [...masked.matchAll(BORDER)];
  return [-1, ...borders.keys()].map((at) => {
    const [border, next] = [borders[at], borders[at + 1]];
    const start = border === undefined ? 0 : border.index + border[0].length;
    const end = next?.index ?? masked.length;
    return { text: masked.slice(start, end), start, end };
  });
}

/** "…, but French is required": said of a thing of its own. */
function isNeeded({ text }: Part): boolean {
  const cue = NEEDED.exec(text);
  return (
    cue !== null && !HELPS.test(text) && !NOT_ASKED.test(text) && says(text.slice(0, cue.index))
  );
}

const NEEDED = pattern()`
  \b(?:
    (?:is|are) (?:a must|required|essential|mandatory|needed)|must be|
    (?:ist|sind) (?:ein muss|muss|pflicht|zwingend|erforderlich|notwendig|voraussetzung)|setzen wir voraus|
    (?:es|son) (?:imprescindibles?|obligatori[oa]s?|necesari[oa]s?|indispensables?|un requisito)
  )\b`;

/** One alone is spoken of: "BE wäre schön". */
const OF_ONE = /\b(?:is|ist|ware|hilft|helps|es|seria|suma)\b/;
const CHOICE = /\b(?:or|oder|o|u)\b/;
const JOINED = /\b(?:and|und|sowie|y|e)\b/;

/** True where what helps has a subject of its own and does not end a list. */
function standsAlone(part: string, said: string, before: string, isSecondOfTwo: boolean): boolean {
  const cue = HELPS.exec(part);
  if (cue === null || HELPS_FROM_HERE.test(part)) return false;
  const subject = part.slice(0, cue.index);
  if (/\b(?:to|zu|a) $/.test(subject)) return false;
  if (!(says(subject) || /\p{Lu}{2}/u.test(said)) || SUBORDINATE.test(before)) return false;
  if (ASKS.test(before) || STRICT.test(before)) return true;
  if (JOINED.test(subject)) return false;
  if (NAMES_ABILITY.test(subject)) return true;
  return (isSecondOfTwo || OF_ONE.test(part)) && !CHOICE.test(subject);
}

/** "Degree, two years, English desirable": the word is of what stands next to it, not of a list of things of one kind or with one lead. */
function isOfLast(said: string, last: string, before: string): boolean {
  const [, subject = ''] = OF_NEXT.exec(foldInPlace(said)) ?? [];
  if (!says(subject.replace(/\d/g, '')) || JOINED.test(subject) || CHOICE.test(subject))
    return false;
  const [own, other] = [kindOf(said.slice(0, subject.length)), kindOf(last)];
  if (own === 'language') return own !== other || levelAsked(last) !== undefined;
  return !LEADS.test(before) && (own !== other || own === 'other');
}
const OF_NEXT = pattern('u')`
  ^((?:\S+ ){1,4})(?:
    valorable|deseable|preferible|opcional|desirable|preferred|optional|helpful|useful|an? (?:plus|advantage|bonus|asset)|
    (?:ein |un )?plus|wunschenswert|von vorteil|vorteilhaft|hilfreich|gern(?:e)? gesehen
  )\W*$`;
const LEADS = pattern()`
  \b(?:
    experience|knowledge|skills?|familiar\w*|proficien\w*|\w*kenntnisse|\w*erfahrung\w*|umgang|conocimientos?|experiencia|
    manejo|dominio
  ) (?:with|in|of|mit|en|de|con|im|von) [^,]*(?:, (?:\S+ ?){1,3})*$`;

function kindOf(said: string): 'language' | 'name' | 'other' {
  if (locateLanguages(said).length > 0) return 'language';
  return locateNames(said, true).some(({ isKnown }) => isKnown) ? 'name' : 'other';
}

/** "If you also speak Danish, your start is easier": the condition belongs to what follows. */
const SUBORDINATE = /^(?:if|wenn|falls|si|wer|whoever|quien|having|with|mit|con)\b/;
const STRICT = /\b(?:pflicht|muss|must|zwingend|imprescindible|obligatori[oa]|excluyente)\b/;

const says = (text: string) =>
  (text.match(/[\p{L}\p{N}+#]{2,}/gu) ?? []).some((word) => !ALL_FUNCTION_WORDS.has(word));
