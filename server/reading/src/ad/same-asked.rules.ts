import { oncePerText } from '@sastre/shared-once';
import type { Asked } from './asked.ts';
import { GENERIC } from './generic-words.ts';
import { degreeAsked } from '../words/degrees.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { pattern } from '../words/pattern.ts';
import { contentStems, fold, stem, words } from '../words/stem.rules.ts';

/** What is asked for with the clause that asks. */
export type Quoted = Asked & { quote: string };

/** The same thing asked twice: in the singular and the plural, with a bracket and without, alone and as one of several to choose from. */
export function isSame(one: Quoted, other: Quoted): boolean {
  if (one.kind === other.kind && one.key === other.key)
    return one.kind !== 'degree' || isSameField(one.term, other.term);
  if (isChoice(one.kind) && isChoice(other.kind) && holds(one, other)) return true;
  return fold(one.term) === fold(other.term) || isSameInStems(one, other);
}

/**
 * Of the same thing asked twice the one that asks for more: what is a must before what is nice to have, one thing before a choice that
 * holds it. Its place is that of the first.
 */
export function stricter(known: Quoted, asked: Quoted): Quoted {
  const areAlike = known.anyOf.length === asked.anyOf.length;
  if (areAlike) return asked.need === 'must' ? { ...known, need: 'must' } : known;
  if (known.need !== asked.need) return known.need === 'must' ? known : asked;
  return waysOf(asked).length < waysOf(known).length ? asked : known;
}

const isChoice = (kind: Asked['kind']) => kind === 'tool' || kind === 'skill';

/** A thing by its key and by its words, and each of several that may be chosen from. */
function waysOf({ anyOf, key }: Asked): readonly string[] {
  return anyOf.length > 0 ? anyOf : [key];
}

/** True when all that one leaves to choose from is among what the other one does. */
function holds(one: Quoted, other: Quoted): boolean {
  const [alone, choice] = one.anyOf.length === 0 ? [one, other] : [other, one];
  if (choice.anyOf.length === 0) return false;
  if (alone.anyOf.length === 0 && namesKind(choice)) return false;
  // A certificate in AWS is more than AWS.
  if (CERTIFIED.test(one.quote) !== CERTIFIED.test(other.quote)) return false;
  const [few = [], many = []] = [one, other]
    .map(waysOf)
    .toSorted((first, second) => first.length - second.length);
  return few.every((way) => many.includes(way));
}

/** "BI tool (Looker, Tableau or Power BI)": who knows another than the one asked for has what is asked for here. */
function namesKind({ term, quote }: Quoted): boolean {
  const [kind = '', examples] = term.split('(');
  const before = quote.slice(0, Math.max(0, quote.indexOf(term)));
  return KIND_BEFORE.test(examples === undefined ? before : `${before}${kind}(`);
}

const KIND_BEFORE = pattern('iu')`
  \p{L}{2,} ?(?:
    (?<!\bof )\(|\(?,? ?(?:
      such as|like|for example|for instance|e\.g\.|wie(?: z\. ?B\.)?|z\. ?B\.|zum Beispiel|beispielsweise|como|
      por ejemplo|p\. ?ej\.
    ),?[ ]
  )$`;

const CERTIFIED = /certif|zertif/i;
const BRACKETS = /\s*\([^()]*\)/g;

/** "Reporting dashboard" and "Reporting dashboards (Power BI)": the same stems in the same order. */
function isSameInStems(one: Asked, other: Asked): boolean {
  if (one.anyOf.length > 0 || other.anyOf.length > 0) return false;
  if (!SAID_IN_WORDS.has(one.kind) || !SAID_IN_WORDS.has(other.kind)) return false;
  const said = stemsOf(one.term);
  return said !== '' && said === stemsOf(other.term);
}

const SAID_IN_WORDS: ReadonlySet<Asked['kind']> = new Set(['tool', 'skill', 'duty']);

/** Each term is held against all others. */
const MOST_TERMS = 5_000;
const stemsOf = oncePerText(MOST_TERMS, (term) =>
  words(term.replace(BRACKETS, ' ')).map(stem).join(' '),
);

const COMPLETED = /^(?:abgeschloss|anerkannt|complet|recogni|finish|terminad|finaliz)/;

/** Degrees of one step are two where each is told of another field: a training as a nurse, a further one in intensive care. */
function isSameField(one: string, other: string): boolean {
  const [own, its] = [one, other].map((term) =>
    contentStems(term, GENERIC).filter(
      (word) =>
        degreeAsked(word) === undefined && !COMPLETED.test(word) && !ALL_FUNCTION_WORDS.has(word),
    ),
  );
  if (own === undefined || its === undefined || own.length === 0 || its.length === 0) return true;
  return own.some((word) => its.includes(word));
}
