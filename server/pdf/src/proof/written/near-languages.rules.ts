/** What small words and spellings of a language tell it by from one that is nearly the same. */
interface NearLanguage {
  words: ReadonlySet<string>;
  spelling: RegExp;
}

const near = (words: string, spelling: RegExp): NearLanguage => ({
  words: new Set(words.split(' ')),
  spelling,
});

/** Pairs that a detector hears as each other; both sides are counted. */
const PAIRS: readonly Record<string, NearLanguage>[] = [
  {
    nb: near(
      'av etter mellom noe noen hva ble vært gjennom nå meg seg deg opp hatt jobbe jobber jobbet liker språk ikkje eg',
      /ei(?!n)|øy|sjon(?:er|en|ene)?$|^ut(?:vikl|dann|før|arbeid)|^opp\p{L}|hjelp|pasient/u,
    ),
    da: near(
      'af efter mellem noget nogle hvad blev været gennem nu mig sig dig op haft lide sprog ud',
      /ej|øj|tion(?:er|en|erne)?$|^ud(?:vikl|dann|før|arbejd)|^op(?:læring|følg|start|gav|bygn)|hjælp|patient/u,
    ),
  },
  {
    cs: near('jsem jsme při pro nebo který která které let také jako i se', /[ěřů]/u),
    sk: near('som sme pri pre alebo ktorý ktorá ktoré rokov tiež ako aj sa', /[ľĺŕôä]|\p{L}ú/u),
  },
  {
    es: near('y con los las para por años desde como', /ñ|ci[oó]n(?:es)?$|dad(?:es)?$/u),
    ca: near(
      'i amb els les per anys dels als vaig sóc des com aquest',
      /l·l|ç|[àèò]|ny|^[dl]['’]\p{Ll}|ci(?:ó|ons)$|tats?$/u,
    ),
  },
  {
    ru: near('что как для лет или был была были который которая это работе', /[ыэё]/u),
    bg: near(
      'със съм като се са години опит който която бях към беше това',
      /[бвгджзйклмнпрстфхцчшщ]ъ[бвгджзйклмнпрстфхцчшщ]|(?:ката|нето|ството)$/u,
    ),
  },
];
/** Fewer are names, or chance. */
const LEAST = 3;
/** So many times more than of the language that is stated. */
const CLEARLY = 3;

/**
 * The language that a text is in and not the one that is stated, where both are near: told by words that only one of them
 * has. Names, which begin with a capital, tell nothing.
 */
export function nearerLanguage(stated: string, text: string): string | undefined {
  const pair = PAIRS.find((languages) => stated in languages);
  if (!pair) return undefined;
  const words = text.split(/\s+/).map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word));
  const countOf = ({ words: known, spelling }: NearLanguage) =>
    small.filter((word) => known.has(word) || spelling.test(word)).length;
  const own = Object.entries(pair).find(([language]) => language === stated)?.[1];
  const ownCount = own ? countOf(own) : 0;
  return Object.entries(pair).find(([language, other]) => {
    if (language === stated) return false;
    const count = countOf(other);
    return count >= LEAST && count > CLEARLY * ownCount;
  })?.[0];
}
