import { fold } from '@sastre/reading';
import type { Language } from '@sastre/shared-contracts/api';

/** Who made a thing that is told as one's work, at the beginning of a sentence; the thing is told behind it. */
const MAKES: Record<Language, RegExp> = {
  en: /^(?:I )?(?:have )?(?:made|wrote|written|built|created|produced|prepared|drew up|drawn up|compiled|put together) (?:(?:an?|the|my|some) )?/i,
  de: /^(?:Ich )?(?:habe |baute|schrieb|erstellte|fertigte|verfasste) ?(?:(?:eine?n?|den|die|das|meinen?) )?/i,
  es: /^(?:Yo )?(?:hice|escribí|elaboré|redacté|preparé|construí|creé|confeccioné) (?:(?:un(?:[oa]s?)?|el|l[ao]s?|mis?) )?/i,
};
/** German says it at the end of its clause, too. */
const MADE = / (?:gebaut|geschrieben|erstellt|angefertigt|verfasst)(?=[.,;]|$)/;
/** What follows the name of a thing that a fact begins with, folded: no verb does. */
const OF =
  /^(?:automatic |digital |new |first |small )?(\p{L}{4,})(?: (?:of|for|on|about|to|with|in|fur|uber|zu[rm]?|von|vom|de[rs]|eine[rs]|mit|del?|para|sobre|con) |[,;:])/u;

/** "Wrote a handbook on kilns" where the fact is "Handbook on kilns": who tells a thing as work of theirs has made it. Else the sentence as it is. */
export function withoutMaker(said: string, fact: string, language: Language): string {
  const thing = OF.exec(fold(fact))?.[1];
  if (thing === undefined) return said;
  const bare = said.replace(MAKES[language], '');
  const isOf = fold(bare).startsWith(thing);
  const isSaid = language === 'de' && isOf && MADE.test(said) && !MADE.test(fact);
  if (isOf && bare !== said && !/^habe /i.test(said)) return capital(bare);
  return isSaid ? capital(bare.replace(MADE, '')) : said;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
