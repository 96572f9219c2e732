import { isBehindSign, type WordList } from '@sastre/wording';
import { isPerson } from '../claims/people.ts';
import {
  ARTICLE,
  behindBy,
  foldedAt,
  isNumber,
  isPreposition,
  isTime,
  JOINS,
  type OthersClause,
  range,
  SHARE,
  signBehind,
} from './clause-parts.rules.ts';

const ME = /^(?:ich|wir|habe|hab|bin)$/;
const HANGS =
  /^(?:d(?:ie|er|as|en|em|enen|essen|eren)|welche[rsnm]?|was|wahrend|nachdem|weil|bevor|bis|dass|sobald|wenn|wobei|wo)$/;
const AUXILIARY =
  /^(?:hat|haben|hatten?|wird|werden|wurden?|ist|sind|war|waren|kann|soll|sollte|ließ|lasst)$/;
const PASSIVE = /^(?:wird|werden|wurden?|worden|erfolgten?|erfolgt|erfolgen)$/;
const STRONG =
  /^(?:gab|gewann|schrieb|baute|bekam|nahm|hielt|ließ|übernahm|übernimmt|unterschrieb|trug|fuhr|las|kam|ging|sang|zog|wog|half|sprach|warb|fand|begann|trieb|rief|schnitt|entschied|vergab|behob|goss|schloss|brach|stand|lieh|lud|schlug|verwarf|entwarf|erfand|druckte)$/u;
const DONE =
  /^\p{Ll}*ge\p{Ll}+(?:t|en)$|iert$|^(?:be|ver|er|ent|zer|über|um|unter)\p{Ll}+(?:t|en)$/u;

/** The clauses of others in a German text: parts between signs that name who does them, and what is done "von" somebody. */
export function germanClauses(list: WordList, isSure: boolean): OthersClause[] {
  return partsOf(list).flatMap(({ from, to }) => [
    ...clauseIn(list, from, to, isSure),
    ...passivesIn(list, from, to),
  ]);
}

/** Parts between signs, or before an "und" that somebody goes on behind. */
function partsOf(list: WordList): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  for (const at of list.words.keys()) {
    const own = parts.at(-1);
    const isOn =
      /^(?:und|aber|wahrend)$/.test(foldedAt(list, at)) &&
      (foldedAt(list, at + 1) === 'ich' ||
        (ARTICLE.de.test(foldedAt(list, at + 1)) &&
          range(at + 3, at + 5).some((one) => isFinite(list, one) && one < signBehind(list, at))));
    if (own === undefined || isBehindSign(list, at) || isOn) parts.push({ from: at, to: at + 1 });
    else own.to = at + 1;
  }
  return parts;
}

const isNoun = ({ words }: WordList, at: number) => /^\p{Lu}/u.test(words[at]?.text ?? '');

function isFinite(list: WordList, at: number): boolean {
  const word = list.words[at];
  if (word === undefined || isPreposition(list, at) || !/^\p{Ll}{2,}$/u.test(word.text))
    return false;
  if (AUXILIARY.test(word.folded) || STRONG.test(word.text)) return true;
  if (ARTICLE.de.test(word.folded) || isNumber(list, at) || word.isGlue) return false;
  // "Die letzten vier Prüfungen".
  const isBefore = isNoun(list, at + 1) || isNumber(list, at + 1);
  return /te[n]?$|[^s]t$/.test(word.text) && !DONE.test(word.text) && !isBefore;
}

function clauseIn(list: WordList, from: number, to: number, isSure: boolean): OthersClause[] {
  const own = range(from, to);
  // "Sie hat …": of the person, in the third one.
  if (from === 0 && /^(?:er|sie)$/.test(foldedAt(list, 0))) return [];
  if (own.some((at) => ME.test(foldedAt(list, at)))) return [];
  const start = JOINS.test(foldedAt(list, from)) ? from + 1 : from;
  const at =
    isPreposition(list, start) && HANGS.test(foldedAt(list, start + 1)) ? start + 1 : start;
  const isHung =
    (from > 0 || /^(?:wahrend|nachdem|bevor|weil)$/.test(foldedAt(list, at))) &&
    HANGS.test(foldedAt(list, at)) &&
    /^\p{Ll}/u.test(list.words[to - 1]?.text ?? '') &&
    /(?:t|te|ten|en)$|^\p{Ll}+$/u.test(list.words[to - 1]?.text ?? '');
  const isRelative = isHung && /^(?:d|w(?:as|elch))/.test(foldedAt(list, at));
  const finite = own.filter(
    (one) =>
      isFinite(list, one) &&
      one > from &&
      !JOINS.test(foldedAt(list, one - 1)) &&
      (isHung ||
        one < to - 1 ||
        /te$/.test(foldedAt(list, one)) ||
        STRONG.test(list.words[one]?.text ?? '')),
  );
  if (!isHung && finite.length === 0) return [];
  if (own.some((one) => PASSIVE.test(foldedAt(list, one)))) return [];
  const before = finite[0] ?? to;
  const by = doersIn(list, isHung ? at + 1 : at, to, isHung ? to : before);
  const antecedent = isRelative && isPerson(list, from - 1) && by.length === 0 ? [from - 1] : [];
  const named = by.length > 0 ? by : antecedent;
  if (named.length === 0) return [];
  const isHad = finite.every((one) =>
    /^(?:hat|haben|hatten?|ist|sind|waren?)$/.test(foldedAt(list, one)),
  );
  if (
    isSure &&
    isHad &&
    finite.length > 0 &&
    !DONE.test(list.words[to - 1]?.text ?? '') &&
    !range(from, to).some((one) => DONE.test(list.words[one]?.text ?? ''))
  )
    return [];
  const isObject = isRelative
    ? /^(?:den|die|das)$/.test(foldedAt(list, at)) && named.some((one) => isOfDoer(list, one))
    : own.some((one) => /^(?:ihn|sie|es)$/.test(foldedAt(list, one)) && one > start) ||
      /^(?:den|ein(?:en)?)$/.test(foldedAt(list, start)) ||
      (ARTICLE.de.test(foldedAt(list, start)) &&
        named.some((one) => one > before && isOfDoer(list, one))) ||
      (ARTICLE.de.test(foldedAt(list, start)) &&
        before === start + 2 &&
        ARTICLE.de.test(foldedAt(list, before + 1)));
  const isSomebodys =
    isObject &&
    !own.some((one) =>
      /^(?:ist|sind|waren?|steh(?:t|en)|stand(?:en)?|ging(?:en)?|fiel|stieg|sank)$/.test(
        foldedAt(list, one),
      ),
    );
  if (
    isSure &&
    !isSomebodys &&
    !named.some((one) => isPerson(list, one) || foldedAt(list, one) === 'er')
  )
    return [];
  const last = isHung || DONE.test(list.words[to - 1]?.text ?? '') ? [to - 1] : [];
  const verbs = [...new Set([...finite, ...last])].filter(
    (one) => !AUXILIARY.test(foldedAt(list, one)) && !named.includes(one),
  );
  const isTied =
    isRelative || own.some((one) => /^(?:sie|ihn|es|ihnen|ihm)$/.test(foldedAt(list, one)));
  return [
    {
      places: new Set(own),
      reach: new Set(),
      by: named,
      isOpen: !isHung && named.length > 1,
      verbs,
      isTied,
    },
  ];
}

/** "Der Verlag", "ein Verein", "zwei Vereine": behind a relative pronoun it is no object. */
const isOfDoer = (list: WordList, noun: number) =>
  range(noun - 2, noun).some(
    (at) =>
      /^(?:der|eine?|mein|unser)$/.test(foldedAt(list, at)) ||
      isNumber(list, at) ||
      HANGS.test(foldedAt(list, at)),
  );

/** Nouns in a form of who does it: first those that can be nothing else. */
function doersIn(list: WordList, from: number, to: number, verb: number): number[] {
  const nouns = range(from, to).flatMap((at) => {
    const own = foldedAt(list, at);
    if ((own === 'er' && list.words.some(({ folded }) => folded === 'ich')) || own === 'jemand')
      return [{ head: [at], isSure: true }];
    const isArticled = ARTICLE.de.test(own) || isNumber(list, at);
    const isBare = at === from && at > 0 && isNoun(list, at) && !isPerson(list, at - 1);
    if (!isArticled && !isBare) return [];
    if (isPreposition(list, at - 1) && at > from) return [];
    // "Die Leitung der Abteilung": of the noun before.
    if (
      /^(?:der|einer|meiner)$/.test(own) &&
      at > from &&
      isNoun(list, at - 1) &&
      at - 1 !== verb &&
      !DONE.test(foldedAt(list, from))
    )
      return [];
    const noun = isBare ? at : range(at + 1, Math.min(to, at + 4)).find((one) => isNoun(list, one));
    if (noun === undefined || isTime(list, noun) || SHARE.test(foldedAt(list, noun))) return [];
    if (
      range(at + 1, noun).some(
        (one) => isPreposition(list, one) || ARTICLE.de.test(foldedAt(list, one)),
      )
    )
      return [];
    return [{ head: [noun], isSure: own === 'der' || isPerson(list, noun) }];
  });
  const sure = nouns.filter(({ isSure }) => isSure);
  return (sure.length > 0 ? sure : nouns).flatMap(({ head }) => head);
}

/** "Vom Büro umgezeichnet und gebaut", "genäht von einer Werkstatt", "Prüfung durch den Meister". */
function passivesIn(list: WordList, from: number, to: number): OthersClause[] {
  // "Hat Präparate von Nagern hergestellt".
  if (range(from, to).some((at) => /^(?:hat|habe|haben|hatten?)$/.test(foldedAt(list, at))))
    return [];
  return range(from, to).flatMap((at): OthersClause[] => {
    if (!/^(?:von|vom|durch)$/.test(foldedAt(list, at))) return [];
    const named = behindBy(list, at + 1);
    const head = range(at + 1, Math.min(to, at + 5)).find((one) => isNoun(list, one));
    const isName = foldedAt(list, at) === 'vom' || named.length > 0;
    if (head === undefined || !isName || isTime(list, head) || isNumber(list, at + 1)) return [];
    const isMan = isPerson(list, head);
    const isDone = (one: number) => one < to && DONE.test(list.words[one]?.text ?? '');
    const whole = range(from, to).some((one) => PASSIVE.test(foldedAt(list, one)));
    const isArticled = foldedAt(list, at) === 'vom' || head > at + 1;
    const verbs = range(head + 1, to).filter(isDone);
    const isLast =
      verbs.length > 0 &&
      isDone(to - 1) &&
      (isDone(head + 1) ||
        (verbs[0] === head + 2 &&
          /^\p{Ll}/u.test(list.words[head + 1]?.text ?? '') &&
          !isPreposition(list, head + 1)));
    const make = (places: number[], done: number[]) => [
      {
        places: new Set(places),
        reach: new Set(range(Math.max(...places) + 1, to)),
        by: [head],
        verbs: done,
        isTied: true,
      },
    ];
    if (foldedAt(list, at) === 'durch' && !isMan) return [];
    if (whole && (isMan || isArticled))
      return make(range(from, to), range(from, to).filter(isDone));
    if (isLast) return make(range(at, to), verbs);
    if (isDone(at - 1)) return make(range(at - 1, head + 1), [at - 1]);
    return foldedAt(list, at) === 'durch' && isNoun(list, at - 1)
      ? make(range(at - 1, head + 1), [at - 1])
      : [];
  });
}
