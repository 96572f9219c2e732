import {
  degreeAsked,
  fieldWords,
  findDegrees,
  satisfiesDegree,
  type DegreeStep,
} from '../words/degrees.rules.ts';
import { askedWords } from '../ad/asked-words.ts';
import type { FactIndex } from '../cv/fact-index.rules.ts';
import { findFields } from '../ad/terms.rules.ts';
import { detectLanguage } from '../words/language.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { isSameTrade } from '../words/trade-names.ts';

/** Facts of the education that are a degree as asked, in the field that is asked for. */
export function degreeFacts(
  asked: { key: string; term: string; anyOf: readonly string[] },
  index: FactIndex,
): string[] {
  const entries = new Map<string, number[]>();
  index.facts.forEach(({ id }, place) => {
    const path = /^education\[[^\]]*\](?=\.(?:degree|field)$)/.exec(id)?.[0];
    if (path !== undefined) entries.set(path, [...(entries.get(path) ?? []), place]);
  });
  // A choice of degrees is answered by each; a choice of fields belongs to the degree that it follows.
  const choices = asked.anyOf.filter((one) => degreeAsked(one) !== undefined);
  const parts = asked.term.split(OR).filter((one) => stepAsked(one) !== undefined);
  const ways = choices.length > 1 ? choices : [asked.term, ...(parts.length > 1 ? parts : [])];
  if (isRecognitionMissing(asked.term, index)) return [];
  // "Degree or diploma in engineering": both are to be in it.
  const inFieldOf = (way: string) => (ALONE.test(way) ? asked.term : way);
  return [...entries.values()]
    .filter((places) => {
      const text = places.map((place) => index.facts[place]?.text).join(' ');
      return ways.some((way) => {
        const step = stepAsked(way) ?? (asked.key as DegreeStep);
        const isHeld = isOfStep(text, step) && isInField(inFieldOf(way), step, places, text, index);
        return isHeld && hasTitle(way, text) && levelIn(text, Infinity) >= levelIn(way, 0);
      });
    })
    .map((places) => index.facts[places[0] ?? -1]?.id ?? '');
}

const OR = /,?\s(?:or|oder|o|u|o bien|or else)\s/iu;

/** "Título de Técnico en Cocina" is of a trade. */
function stepAsked(text: string): DegreeStep | undefined {
  const isTrade = /(?:t[íi]tulo de |^)t[ée]cnic[oa](?:\/a)? (?:en|de)(?!\p{L})|\bcfgm\b/iu.test(
    text,
  );
  return isTrade && findDegrees(text).length === 0 ? 'vocational' : degreeAsked(text);
}

/** "Degree", "Abgeschlossenes Studium": of two ways, the first may leave its field to the next. */
const ALONE = /^(?:(?:an?|eine?|una?|completed|abgeschlossene[snr]?) )*\p{L}+$/iu;

/** Degrees that one has by this name alone: a master's degree of another subject is no MBA. Folded. */
const TITLES = [
  /\bmba\b|master of business administration|master (?:en |in )?(?:direccion y )?administracion (?:y direccion )?de empresas/,
  /\bll\.?m\b|master of laws/,
];
const BARE = /^(?:an? |un |eine?n? |executive )*(?:mba|ll\.?m\.?)$/;
function hasTitle(way: string, held: string): boolean {
  const asked = fold(way).trim();
  const title = TITLES.find((one) => BARE.test(asked) && one.test(asked));
  return title === undefined || title.test(fold(held));
}

const LEAVES_CHOICE =
  /[/,]|(?<!\p{L})(?:or|oder|o|u|and|und|y|e|similar\p{L}*|related|equivalent|vergleichbar\p{L}*|verwandt\p{L}*|ähnlich\p{L}*|af[ií]n\p{L}*|relacionad\p{L}*|other|ander\p{L}*)(?!\p{L})/iu;

/** What an office of a country says of a training: from abroad, a CV has to name it. */
const RECOGNISED = {
  de: /staatlich\p{L}* anerk\p{L}+|approb\p{L}+|berufserlaubnis|berufszulassung/u,
  es: /^(?!.*(?: o |\/).*homolog).*homolog\p{L}+/u,
};
const SAYS_RECOGNISED = /anerk(?:annt|ennung)|approb|berufserlaubnis|berufszulassung|homolog/u;
function isRecognitionMissing(term: string, { facts }: FactIndex): boolean {
  const asked = fold(term);
  const country = (['de', 'es'] as const).find((one) => RECOGNISED[one].test(asked));
  if (country === undefined || facts.some(({ folded }) => SAYS_RECOGNISED.test(folded)))
    return false;
  return (detectLanguage(facts.map(({ text }) => text).join('\n')) ?? country) !== country;
}

/** Whether a study is of the level that is asked for, or of a higher one, or says none; what is no study is. */
export function isOfLevel(term: string, id: string, { facts }: FactIndex): boolean {
  const path = /^education\[[^\]]*\]/.exec(id)?.[0];
  if (path === undefined) return true;
  const own = facts.filter((fact) => fact.id.startsWith(path)).map(({ text }) => text);
  return levelIn(own.join(' '), Infinity) >= levelIn(term, 0);
}

/** "Level 3 Award" is not held by who has one of level 2. */
const levelIn = (text: string, other: number) =>
  Number(/\b(?:level|niveau|nivel|nvq|svq) (\d)\b/i.exec(text)?.[1] ?? other);

/** Names of degrees that say their step by themselves in a list of studies. */
const HELD: readonly (readonly [DegreeStep, RegExp])[] = [
  ['doctorate', /\b(?:ph\.?d|doctorado|promotion|dr\.)/i],
  [
    'master',
    /\b(?:m\.?sc|m\.?a|mba|m\.?eng|m[aá]ster|master|licenciatura|diplom|dipl\.[ -]?\w+|magister|ingenier[oa]|staatsexamen|llm)\b/i,
  ],
  [
    'bachelor',
    /\b(?:b\.?sc|b\.?a|b\.?eng|ba|bsc|beng|bachelor\w*|grado(?! medio| superior)|diplomatura|graduad[oa]|ingenier[ií]a|degree|studium|llb)\b/i,
  ],
  ['associate', /\b(?:t[eé]cnico superior|grado superior|associate|foundation degree|hnd)\b/i],
  ['craftsman', /\b(?:techniker|\w*meister(?:in|brief|pr[uü]fung|titel)?|fachwirt\w*)\b/i],
];

/** Carers and midwives have their state examination behind a training. */
const withoutTrade = (text: string) =>
  /pfleg|hebamme|therapeut|laborant|assisten/i.test(text)
    ? text.replace(/staatsexamen/giu, ' ')
    : text;

/** Schooling for a trade is no step to a degree, and no degree is schooling for a trade. */
function isOfStep(text: string, asked: DegreeStep): boolean {
  const held = [
    ...findDegrees(text),
    ...HELD.filter(([, name]) => name.test(withoutTrade(text))).map(([step]) => step),
  ];
  const isTrade = (step: DegreeStep) => step === 'vocational' || step === 'craftsman';
  const isSuperior = held.includes('associate') && !held.some((step) => step === 'master');
  if (isTrade(asked))
    return held.length === 0
      ? asked === 'vocational'
      : held.some((step) => isTrade(step) && satisfiesDegree(step, asked)) ||
          (asked === 'vocational' && isSuperior);
  const academic = isSuperior
    ? held.filter((step) => step === 'associate')
    : held.filter((step) => !isTrade(step));
  return academic.some((step) => satisfiesDegree(step, asked));
}

/** A training for a trade as Spain names it. */
const SPANISH_TRADE =
  /t[ée]cnic[oa]|formaci[óo]n profesional|\bfp\b|\bcfg[ms]\b|ciclo formativo|grado (?:medio|superior)/iu;
/** A field told by its kind, and the studies of that kind. */
const QUANTITATIVE = /(?<!\p{L})(?:quantitative|numerate|cuantitativ[oa]) /iu;
const COUNTS =
  /mathemat|matemátic|statisti|estadístic|physi|físic|econom|ökonom|volkswirt|engineer|ingenier|informati|computer|data|actuar/iu;
const COMMERCIAL =
  /kauf(?:mann|frau|leute)|(?:steuer|verwaltungs|rechtsanwalts|notar)fachangestellte|buchhalter|fachwirt/iu;

function isInField(
  asked: string,
  step: DegreeStep,
  places: readonly number[],
  text: string,
  index: FactIndex,
): boolean {
  if (QUANTITATIVE.test(asked) && COUNTS.test(text)) return true;
  if (/kaufm[äa]nnische/iu.test(asked) && COMMERCIAL.test(text)) return true;
  // "A quantitative subject (statistics, geography or similar)": those listed are fields as well.
  const listed = QUANTITATIVE.test(asked) ? (/\(([^()]+)\)/u.exec(asked)?.[1] ?? '') : '';
  const wanted = [...fieldWords(asked), ...askedWords(listed).core];
  // "Completed training" without a trade is any; a degree without a field too.
  if (wanted.length === 0 && /(?<!\p{L})fp(?!\p{L})/iu.test(asked)) return SPANISH_TRADE.test(text);
  const named = findFields(asked);
  if (wanted.length === 0 && named.length > 0)
    return findFields(text).some((field) => named.includes(field));
  if (wanted.length === 0)
    return step !== 'vocational' || /ausbildung|formaci|apprentice|lehre|vocational/i.test(asked);
  // "Mechanical engineering" is one kind of it, where the ad leaves no choice.
  const isOneKind = named.some((one) => / engineering$/.test(one)) && !LEAVES_CHOICE.test(asked);
  if (isOneKind)
    return findFields(text).some((one) => one !== 'engineering' && named.includes(one));
  const fields = [...findFields(wanted.join(' ')), ...named.filter((one) => one.includes(' '))];
  if (isSameTrade(asked, text)) return true;
  return (
    findFields(text).some((field) => fields.includes(field)) ||
    wanted.some((word) => places.some((place) => index.speakingOf(word).has(place)))
  );
}
