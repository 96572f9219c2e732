import type { Language } from '@sastre/shared-contracts/api';
import { patternsOf } from '../words/patterns.ts';

/** What a word is to its sentence: bare (subject, object, verb), or behind a preposition of this kind. */
export type Slot =
  | 'bare'
  | 'of'
  | 'in'
  | 'for'
  | 'with'
  | 'to'
  | 'from'
  | 'by'
  | 'under'
  | 'between'
  | 'against'
  | 'about'
  | 'per'
  | 'than'
  | 'without'
  | 'before'
  | 'after'
  | 'until'
  | 'as'
  | 'via'
  | 'instead';

const table = (kinds: Partial<Record<Slot, string>>): ReadonlyMap<string, Slot> =>
  new Map(
    Object.entries(kinds).flatMap(([slot, words]) =>
      words.split(' ').map((word) => [word, slot as Slot] as const),
    ),
  );

/** Prepositions, folded, by the slot that they open. */
export const OPENS: Record<Language, ReadonlyMap<string, Slot>> = {
  en: table({
    of: 'of',
    in: 'in on at within during across through over throughout',
    for: 'for',
    with: 'with alongside including',
    to: 'to into onto',
    from: 'from',
    by: 'by',
    under: 'under',
    between: 'between among',
    against: 'against',
    about: 'about',
    per: 'per',
    than: 'than',
    without: 'without',
    before: 'before',
    after: 'after',
    until: 'until',
    as: 'as',
    via: 'via using',
    instead: 'instead',
  }),
  de: table({
    of: 'von vom des',
    in: 'in im an am auf bei beim innerhalb wahrend',
    for: 'fur',
    with: 'mit samt',
    to: 'zu zum zur nach ins gegenuber',
    from: 'aus seit',
    by: 'durch',
    under: 'unter',
    between: 'zwischen',
    against: 'gegen',
    about: 'uber',
    per: 'pro je',
    without: 'ohne',
    before: 'vor',
    until: 'bis',
    as: 'als',
    via: 'per mithilfe mittels',
    instead: 'statt anstelle',
  }),
  es: table({
    of: 'de del',
    in: 'en durante dentro',
    for: 'para',
    with: 'con junto',
    to: 'a al',
    from: 'desde',
    by: 'por',
    under: 'bajo',
    between: 'entre',
    against: 'contra',
    about: 'sobre',
    without: 'sin',
    before: 'antes',
    after: 'tras despues',
    until: 'hasta',
    as: 'como',
    via: 'mediante',
  }),
};

/** Words, folded, that join like things. */
export const JOINS = patternsOf('slots.joins');

/** Words, folded, behind which a slot ends: a new clause, or its verb. */
export const ENDS = patternsOf('slots.ends');

type Change = `${Slot}>${Slot}`;
const EVERYWHERE: readonly Change[] = [
  'by>for',
  'to>by',
  'for>with',
  'with>for',
  'with>as',
  'of>as',
  'by>as',
  'for>as',
  'in>as',
  'against>bare',
  'from>in',
  'until>of',
  'of>until',
  'without>with',
  'about>in',
];

/** Changes of a word's slot, from the fact to the sentence, that make another claim of it far more often than the same. */
export const OTHER_CLAIMS: Record<Language, ReadonlySet<string>> = {
  en: new Set<Change>([...EVERYWHERE, 'bare>with']),
  de: new Set<Change>([...EVERYWHERE, 'in>with']),
  es: new Set<Change>([...EVERYWHERE, 'bare>with']),
};
