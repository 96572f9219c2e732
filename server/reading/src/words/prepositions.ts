import type { Language } from '@sastre/shared-contracts/api';

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words, folded, that govern the noun behind them: it is no subject. "By" and its like are apart: they name who did it. */
export const PREPOSITIONS: Record<Language, ReadonlySet<string>> = {
  en: list(
    'of in on at for with to from into onto over under about against between among across during within without via per than near behind beside towards upon like including through alongside after before as after',
  ),
  de: list(
    'mit fur bei beim in im ins an am auf aus nach zu zum zur uber unter vor zwischen gegen ohne um seit bis als wie pro je wahrend wegen statt innerhalb gegenuber nebst samt inklusive',
  ),
  es: list(
    'de del a al ante en con para sin sobre entre hasta desde tras segun contra durante como mediante hacia',
  ),
};

/** Words, folded, in front of the one who did it. */
export const BY: Record<Language, ReadonlySet<string>> = {
  en: list('by'),
  de: list('von vom durch'),
  es: list('por'),
};
