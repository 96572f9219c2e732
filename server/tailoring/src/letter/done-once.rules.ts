import { fold, pattern } from '@sastre/reading';

const ONCE = pattern('u')`
  ^(?:(?:der|die|das|ein|eine) )?(?:\p{L}+e[nrs]? )?\p{L}*(?:
  aufbau|einfuhrung|umstellung|umstieg|umzug|grundung|eroffnung|renovierung|sanierung|umbau|neubau|ausbau|inbetriebnahme|
  migration|ablosung|neugestaltung|umgestaltung|reorganisation|umstrukturierung|digitalisierung|zertifizierung|installation|
  erarbeitung|ausarbeitung|anschaffung|ubernahme)(?!\p{L})`;

/** True for a German noun of a work that is over when it is done: in a post that goes on it is told as past. */
export function isDoneOnce(task: string): boolean {
  return ONCE.test(fold(task));
}
