import { fold } from './stem.rules.ts';
import { pattern } from './pattern.ts';

/**
 * Names that the law makes one trade: who holds the older title may go on as what the newer is called, or the order
 * that made the newer one put it in the older one's place. Each with its source; written as folded patterns.
 */
const TRADES: readonly RegExp[] = [
  // Pflegeberufegesetz 2017 (1, 58, 64) and Krankenpflegegesetz 2003 (23), Germany.
  pattern()`
    \b(?:
      pflegefach(?:kraft|krafte|kraften|frau|mann|manner|person|personen|leute)|
      (?:gesundheits- und )?(?:kinder)?krankenpfleger(?:in|innen|n)?|(?:kinder)?krankenschwestern?|
      altenpflege(?:r|rin|rinnen|rn)?|gesundheits- und krankenpflege
    )\b`,
  // Nurses and Midwives (Parts of and Entries in the Register) Order of Council 2004 (United Kingdom).
  /\b(?:registered (?:general |adult )?nurse|adult nurse|adult nursing|rgn)\b/,
  // Real Decreto 111/1980 and Ley 44/2003, article 7 (Spain).
  /\b(?:enfermer[oa]s?|(?:diplomad[oa]|diplomatura|grado|graduad[oa]|diplomad[oa] universitari[oa]) en enfermeria|ayudante tecnic[oa] sanitari[oa])\b/,
  // Verordnung über die Berufsausbildung zum Kaufmann für Büromanagement und zur Kauffrau für Büromanagement 2013.
  /\b(?:kauf(?:mann|frau|leute) fur buro(?:management|kommunikation)|burokauf(?:mann|frau|leute)|fachangestellter? fur burokommunikation)\b/,
  // Verordnung über die Berufsausbildung im Lagerbereich 2004.
  /\bfach(?:kraft|krafte) fur lager(?:logistik|wirtschaft)\b/,
  // Verordnung über die Berufsausbildung zum Medizinischen Fachangestellten 2006.
  /\b(?:medizinischer? fachangestellte[rn]?|arzthelfer(?:in|innen)?)\b/,
  // Verordnung über die Berufsausbildung zum Zahnmedizinischen Fachangestellten 2001.
  /\b(?:zahnmedizinischer? fachangestellte[rn]?|zahnarzthelfer(?:in|innen)?)\b/,
  // Verordnung über die Berufsausbildung zum Kraftfahrzeugmechatroniker 2003.
  /\b(?:kfz|kraftfahrzeug)-?(?:mechatroniker|mechaniker|elektriker)(?:in|innen)?\b/,
];

/** True when two texts name one trade, whatever name of the law each gives it. */
export function isSameTrade(one: string, other: string): boolean {
  const [first, second] = [fold(one), fold(other)];
  return TRADES.some((trade) => trade.test(first) && trade.test(second));
}
