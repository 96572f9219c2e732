import { fold, pattern } from '@sastre/reading';
import { isCounted } from './turn/counted.rules.ts';

const ONCE = pattern('u')`
  ^(?:(?:der|die|das|ein|eine) )?(?:\p{L}+e[nrs]? )?\p{L}*(?:
  aufbau|einfuhrung|umstellung|umstieg|umzug|grundung|eroffnung|renovierung|sanierung|umbau|neubau|ausbau|inbetriebnahme|
  migration|ablosung|neugestaltung|umgestaltung|reorganisation|umstrukturierung|digitalisierung|zertifizierung|installation|
  erarbeitung|ausarbeitung|anschaffung|ubernahme|verkurzung|senkung|halbierung|verdopp?elung)(?!\p{L})`;

/** Of many things it is done again and again: "Installation von Zählerschränken". */
const OF_MANY = pattern('u')`
  ^(?:(?:der|die) )?\p{L}*(?:installation|inbetriebnahme|sanierung|renovierung|umbau|ausbau|digitalisierung) von[ ]
  (?:\p{L}+en )?\p{L}{3,}(?:en|ern|n|s)(?: (?!nach )|$)|
  ^(?:(?:der|die) )?\p{L}*(?:installation|inbetriebnahme)(?:,| und| sowie) (?:die )?\p{L}*(?:wartung|reparatur|instandhaltung|prufung|pflege)(?!\p{L})`;

/** True for a German noun of a work that is over when it is done: in a post that goes on it is told as past. */
export function isDoneOnce(task: string): boolean {
  const folded = fold(task);
  return ONCE.test(folded) && !(OF_MANY.test(folded) && !isCounted(folded));
}
