import type { Language } from '@sastre/shared-contracts/api';
import { pattern, PREPOSITIONS } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  isBehindSign,
  placesOfWord,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isPerson } from '../claims/people.ts';
import { clausesOfOthers } from './clauses-of-others.rules.ts';

/** How what is done belongs to somebody: under them, in their name, in their place, without them. */
type Kind = 'under' | 'behalf' | 'for' | 'instead' | 'without' | 'else';

/** What stands before who it is, with their article; folded. */
const KINDS: Record<Language, readonly (readonly [Kind, RegExp])[]> = {
  en: [
    [
      'under',
      pattern(
        'u',
      )`(?<!\p{L})(?:under|supervised by|overseen by|(?:guidance|lead|direction|supervision|instructions?) (?:of|from)) (?:the |an? |my |our )?(?:\p{L}+ )?$`,
    ],
    [
      'behalf',
      pattern(
        'u',
      )`(?<!\p{L})(?:on behalf of|in the name of|commissioned by) (?:the |an? |my |our )?(?:\p{L}+ )?$`,
    ],
    [
      'instead',
      pattern(
        'u',
      )`(?<!\p{L})(?:instead of|in place of|standing in for|replacing|deputising for|covering for) (?:the |an? |my |our )?(?:\p{L}+ )?$`,
    ],
    ['without', pattern('u')`(?<!\p{L})without (?:the |an? |my |our )?(?:\p{L}+ )?$`],
  ],
  de: [
    [
      'under',
      pattern(
        'u',
      )`(?<!\p{L})(?:unter|angeleitet (?:von|durch)|\p{L}*(?:leitung|aufsicht|anleitung|fuhrung)) (?:von |durch )?(?:d\p{L}{2} |eine?[rsm]? |meine?[rsm]? )?(?:\p{L}+en )?$`,
    ],
    [
      'behalf',
      pattern(
        'u',
      )`(?<!\p{L})(?:im (?:auftrag|namen)(?: von)?|beauftragt (?:von|durch)) (?:d\p{L}{2} |eine?[nrs]? |meine?[nrs]? )?(?:\p{L}+en )?$`,
    ],
    [
      'instead',
      pattern(
        'u',
      )`(?<!\p{L})(?:statt|anstatt|anstelle(?: von)?|in vertretung(?: von)?|vertretung|vertretungsweise fur) (?:d\p{L}{2} |eine?[rs]? |meine?[rs]? )?(?:\p{L}+en )?$`,
    ],
    ['without', pattern('u')`(?<!\p{L})ohne (?:d\p{L}{2} |eine?n? |meine?n? )?(?:\p{L}+en )?$`],
  ],
  es: [
    [
      'under',
      pattern(
        'u',
      )`(?<!\p{L})(?:bajo|supervisad[oa]s? por|guiad[oa]s? por|(?:direccion|supervision|mando|guia|tutela|ordenes) del?) ?(?:el |la |los |las |una? |mis? )?(?:\p{L}+ )?$`,
    ],
    [
      'behalf',
      pattern(
        'u',
      )`(?<!\p{L})(?:en nombre del?|por (?:encargo|cuenta|orden) del?) ?(?:el |la |los |las |una? |mis? )?(?:\p{L}+ )?$`,
    ],
    [
      'instead',
      pattern(
        'u',
      )`(?<!\p{L})(?:en (?:lugar|vez|sustitucion) del?|sustituyendo a|supliendo a) ?(?:l |el |la |los |las |una? |mis? )?(?:\p{L}+ )?$`,
    ],
    ['without', pattern('u')`(?<!\p{L})sin (?:el |la |los |las |una? |mis? )?(?:\p{L}+ )?$`],
  ],
};

const NEAR = 4;

/** "In the parish" where the fact says "on behalf of the parish", "with a master" where it says "under a master". */
export function compareBehalf(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  const doers = new Set(clausesOfOthers(list).flatMap(({ by }) => by));
  const turned = said.words.flatMap(({ isGlue }, place) => {
    if (isGlue || !isPerson(said, place)) return [];
    const places = placesOfWord(alignment, said, place, fact).filter((at) => isPerson(list, at));
    const [at, ...more] = places;
    if (at === undefined || more.length > 0) return [];
    const here = kindOf(said, place);
    const there = kindOf(list, at);
    // Who does it in the fact is nobody that it is done for.
    const isTaken = doers.has(at) && (here === 'behalf' || here === 'instead' || here === 'for');
    const isStrong = there !== undefined && there !== 'else' && there !== 'for';
    const isFor = here === 'for' && (there === 'behalf' || there === 'instead');
    return isTaken || (isStrong && here !== undefined && here !== there && !isFor) ? [place] : [];
  });
  return unprovenAt(said, turned, 'deed-contradicts');
}

function kindOf(list: WordList, place: number): Kind | undefined {
  const { words, language, text } = list;
  const plain = foldInPlace(text.slice(0, words[place]?.at));
  const own = KINDS[language].find(([, kind]) => kind.test(plain))?.[0];
  if (own !== undefined) return own;
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    const word = words[at];
    if (word === undefined || isBehindSign(list, at + 1)) return undefined;
    if (FOR.test(word.folded)) return 'for';
    if (PREPOSITIONS[language].has(word.folded)) return 'else';
    // "Im Sommer die Leiterin vertreten": behind another noun it is governed by none.
    if (!word.isGlue) return undefined;
  }
  return undefined;
}

const FOR = /^(?:for|fur|para)$/;
