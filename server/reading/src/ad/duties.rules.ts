import { upToClause } from './at-clause.rules.ts';
import { deedsApart, NAMED_ES } from '../words/deeds-apart.rules.ts';
import { withoutAsides } from './pieces.rules.ts';
import { withoutTail } from './lead-ins.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { deedsStart } from '../words/told-deeds.rules.ts';
import { pattern } from '../words/pattern.ts';

const APART = pattern('gu')`
  ,?\s+(?:and|und|y) (?:(?:on|in|at|every|am|im|jeden|los|el|cada) \p{L}+ )?(?:you|du|sie|te|tu)(?:'ll)?\s+|;\s+|
  ,?\s+(?:und|sowie|and|y)\s+(?=\p{Lu}\p{Ll}+(?:ung|ion|en) (?:der|des|von|unserer|unseres)\s)`;
/** "and on Friday you": a day's name is no noun. */
const WHEN = /(?<= )(?:on|in|at|every|am|im|jeden|los|el|cada) \p{L}+ (?=\p{L}+\s+$)/u;
const END = pattern('u')`
  [ ][–—-] |: |,?\s+including,? but not limited to,?\s|
  ,\s+(?:
    because|so that|which(?! means)|where|who|weil|damit|denn|wobei|porque|ya que|para que|so dass|sodass|if|
    wenn|si |then|time off|from|vom|desde|pieza
  )(?![\p{L}])`;
/** "Buchen der Belege …": a deed named as a thing. */
const NOMINAL = /^\p{Lu}\p{Ll}+(?:ung|ion|en) (?:der|des|von)\s/u;
/** Whom one reports to is no deed. */
const REPORTS_TO = pattern()`
  ^(?:
    (?:to )?(?:(?:perform|undertake|carry out) )?(?:any )?other (?:\w+ )?(?:duties|duty|tasks?)|
    performing (?:any )?other (?:\w+ )?(?:duties|tasks)|sonstige aufgaben|
    (?:the|der|die) .{3,40} reports? (?:directly )?to|report(?:ing)?s? (?:directly )?to (?:the|our)|
    berichten? (?:direkt )?an|berichtest|reportar(?:as)? (?:directamente )?al?
  )\b`;

/** What is to be done, one deed each, in the clause's own words. */
export function duties(sentence: string): string[] {
  const object = OBJECT_FIRST.exec(sentence)?.[1];
  if (object !== undefined && /\p{Lu}\S*$/u.test(object)) return [withoutTail(object)];
  const told = deedsStart(sentence);
  const listed = afterColon(sentence, told);
  if (listed.length > 1) return listed.map((text) => cut(withoutTail(text)));
  const shared = told === undefined ? [] : sharing(sentence, told);
  if (shared.length > 1) return shared.map((text) => cut(withoutTail(text)));
  const clause = sentence.slice(told ?? 0);
  const masked = foldInPlace(withoutAsides(clause));
  const end = END.exec(masked)?.index ?? masked.length;
  const list = masked.slice(0, end < 8 ? masked.length : end);
  const starts = [0];
  const ends: number[] = [];
  for (const { index, 0: sign } of clause.slice(0, list.length).matchAll(APART)) {
    if (
      /\s\p{Lu}/u.test(sign.replace(WHEN, '') + clause.charAt(index + sign.length)) &&
      !NOMINAL.test(clause)
    )
      continue;
    ends.push(index);
    starts.push(index + sign.length);
  }
  ends.push(list.length);
  return starts
    .map((start, place) => withoutTail(clause.slice(start, ends[place])).replace(/^[\s•–-]+/, ''))
    .flatMap((text) => deedsApart(text, told === undefined))
    .map((text) => (IS.test(text) ? text : text.replace(SUBJECT, '')))
    .map(cutLong)
    .filter((text) => text.length > 3 && !REPORTS_TO.test(foldInPlace(text)))
    .filter((_text, _at, all) => all.length > 1 || !NAMES_POST.test(sentence.slice(0, told ?? 0)))
    .filter((text) => !NO_DEED.test(text));
}

const SUBJECT = /^(?:you will|you'll|you|du|sie|man)\s+/iu;
/** "Sie sind Anlagenverantwortlicher": without its subject it would say nothing. */
const IS = /^(?:du bist|sie sind) /i;

/** "Contribute to" and what "won't" be done. */
const NO_DEED = /^won['’]t |^\S+ (?:to|with|for|in|on|of|sie|du)$/i;

/** "We want a buyer who can make us smile": of one deed, a sentence that names the post says nothing that one could tick off. */
const NAMES_POST = pattern('i')`
  (?:
    needs?|seeks?|wants?|looking for|searching for|hiring|busca(?:mos)?|necesita(?:mos)?|precisa(?:mos)?|
    incorpora(?:mos)?
  ) (?:an?|un[ao]?(?:\/a)?) .{3,80} (?:who (?:can|could|will|would)|to|para|que (?:sepa|pueda|quiera)) $`;

/** "You will lead deals: you negotiate pacts, coordinate lawyers and draft contracts": the deeds stand behind the colon. */
function afterColon(sentence: string, told: number | undefined): string[] {
  const [, rest = ''] = /^[^:]{10,90}: (.{20,})$/s.exec(sentence.slice(told ?? 0)) ?? [];
  return told === undefined || rest === ''
    ? []
    : deedsApart(rest.replace(/^(?:you|du|sie) |[.!]$/giu, ''));
}

/** "Mit Excel kennst du dich aus", "Tests planst und schreibst du selbst". */
export const OBJECT_FIRST =
  /^(?!(?:Außerdem|Dabei|Zudem|Daneben|Dort|Hier|Dazu|Dafür|Bald|Später) )(.{3,70}?) \p{Ll}{2,}(?:st|ßt)(?: und \p{Ll}{2,}(?:st|ßt))? [Dd]u(?: [Dd]ich)?(?: \p{Ll}+){0,2}[.!]?$/u;

/** "Te encargarás de la caja, de reponer y de cerrar", "responsible for ordering, for … and for": each behind its own. */
function sharing(sentence: string, start: number): string[] {
  const by = SHARED.find(([word]) => sentence.slice(0, start).endsWith(word))?.[1];
  return by === undefined
    ? []
    : sentence
        .slice(start)
        .split(by)
        .map((deed) => deed.replace(ARTICLE, ''));
}
/** "la compra de lana" is named as a thing; "la caja" is one. */
const ARTICLE = new RegExp(String.raw`^(?:the|die|das|den|(?=${NAMED_ES})\p{L}+) `, 'iu');
const SHARED: readonly (readonly [string, RegExp])[] = [
  [' de ', /,\s+(?:y\s+)?del?\s+|\s+y\s+del?\s+/],
  [' for ', /,\s+(?:and\s+)?for\s+(?=[a-z]+ing |the )|\s+and\s+for\s+(?=[a-z]+ing |the )/],
  [' für ', /,\s+für\s+|\s+(?:und|sowie)\s+für\s+/],
];

/** Also what trails off behind the cut is left out; what is told whole was looked at before. */
function cutLong(text: string): string {
  const short = upToClause(text);
  return short === text ? text : withoutTail(short);
}
const cut = (text: string) => withoutTail(upToClause(text));
