import type { IndexedFact } from '../cv/fact-index.rules.ts';
import { pattern } from '../words/pattern.ts';

/**
 * What one does all day in a post that is called by it: the doing as ads ask for years of it, and the posts;
 * folded.
 */
const DOINGS: readonly (readonly [doing: RegExp, post: RegExp])[] = [
  [
    pattern(
      'u',
    )`^(?:teach(?:ing)?|lessons|clases?|docencia|docente|ensenanza|unterricht\p{L}*|lehr(?:en|tatigkeit|erfahrung))$`,
    /(?<!\p{L})(?:teacher|lecturer|profesor[a]?|maestr[oa]|docente)(?!\p{L})|(?:lehrer(?:in)?|lehrkraft|dozent(?:in)?)(?!\p{L})/u,
  ],
  [
    pattern('u')`^(?:cook(?:ing|ery)?|kitchens?|cocina|cocinas|kuche|kochen)$`,
    /(?<!\p{L})(?:cook|chef|cociner[oa]|\p{L}*koch|\p{L}*kochin)(?!\p{L})/u,
  ],
  [
    pattern('u')`^(?:driving|conduccion|conduciendo|conducir|fahren|fahrpraxis)$`,
    /(?<!\p{L})(?:driver|conductor[a]?|chofer|\p{L}*fahrer(?:in)?)(?!\p{L})/u,
  ],
  [
    pattern('u')`^(?:bookkeeping|accountancy|contabilidad|buchhaltung|buchfuhrung)$`,
    /(?<!\p{L})(?:bookkeeper|accountant|contable|\p{L}*buchhalter(?:in)?)(?!\p{L})/u,
  ],
  [
    pattern('u')`^(?:cleaning|limpieza|limpiando|reinigung)$`,
    /(?<!\p{L})(?:cleaner|limpiador[a]?|\p{L}*reinigungskraft|\p{L}*reiniger(?:in)?)(?!\p{L})/u,
  ],
  [
    pattern('u')`^(?:selling|sales|ventas|vendiendo|verkauf|verkaufen)$`,
    /(?<!\p{L})(?:sales(?:man|woman|person)|sales assistant|vendedor[a]?|dependient[ae]|\p{L}*verkaufer(?:in)?)(?!\p{L})/u,
  ],
  [
    /^(?:bak(?:e|ing)|backen|backhandwerk|panaderia|horneado)$/u,
    /(?<!\p{L})(?:baker|panader[oa]|\p{L}*backer(?:in)?)(?!\p{L})/u,
  ],
  [
    /^(?:nursing|pflege|krankenpflege|altenpflege|enfermeria)$/u,
    /(?<!\p{L})(?:nurse|enfermer[oa]|\p{L}*pfleger(?:in)?|\p{L}*pflegefach(?:frau|mann|kraft|person))(?!\p{L})/u,
  ],
  [
    /^(?:weld(?:ing)?|soldadura|soldar|schweissen)$/u,
    /(?<!\p{L})(?:welder|soldador[a]?|\p{L}*schweisser(?:in)?)(?!\p{L})/u,
  ],
  [
    /^(?:carpentry|joinery|carpinteria|tischlerei|tischlern|schreinern)$/u,
    /(?<!\p{L})(?:carpenter|joiner|carpinter[oa]|\p{L}*tischler(?:in|geselle|gesellin|meister|meisterin)?|\p{L}*schreiner(?:in)?)(?!\p{L})/u,
  ],
  [/^(?:plumbing|fontaneria)$/u, /(?<!\p{L})(?:plumber|fontaner[oa])(?!\p{L})/u],
  [
    /^(?:hairdressing|peluqueria|friseurhandwerk)$/u,
    /(?<!\p{L})(?:hairdresser|peluquer[oa]|friseur(?:in)?)(?!\p{L})/u,
  ],
  [
    /^(?:gardening|horticulture|jardineria|gartenbau)$/u,
    /(?<!\p{L})(?:gardener|jardiner[oa]|\p{L}*gartner(?:in)?)(?!\p{L})/u,
  ],
  [
    /^(?:translation|translating|traduccion|ubersetzen|ubersetzung)$/u,
    /(?<!\p{L})(?:translator|traductor[a]?|\p{L}*ubersetzer(?:in)?)(?!\p{L})/u,
  ],
];
/** Said of a doing, nothing by itself: "dando clase", "impartiendo clases". */
const DONE = /^(?:dando|impartiendo|dar|impartir|giving|geben|erfahrung|experience)$/u;

/** Whether a word of what years are asked in is what the post of these facts is called by. */
export function isPostOf(
  facts: readonly (IndexedFact | undefined)[],
  asked: readonly string[],
): (word: string) => boolean {
  const posts = facts.flatMap((fact) =>
    fact?.id.endsWith('].position') === true ? [fact.folded] : [],
  );
  const isDoing = (word: string) =>
    DOINGS.some(([doing, post]) => doing.test(word) && posts.some((one) => post.test(one)));
  return (word) => isDoing(word) || (DONE.test(word) && asked.some(isDoing));
}
