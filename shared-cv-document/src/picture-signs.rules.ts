import type { Cv } from '@sastre/shared-contracts/api';
import { isForeign } from './fonts/clusters.rules.ts';
import { withPlainLetters } from './plain-letters.rules.ts';
import { withoutUnseen } from './unseen.rules.ts';

const ASKS_FOR_COLOUR = '\uFE0F';
/** A sign that asks for its coloured form, by itself: in a sequence the parts belong together. */
const COLOURED = /(?<!\u200D)(\p{Extended_Pictographic})\uFE0F(?!\u200D|\u20E3)/gu;

/** A CV as it is drawn: with plain letters and signs, and without what nobody sees and programs read. */
export function asDrawn(cv: Cv): Cv {
  return withPlainSigns(withPlainLetters(withoutUnseen(cv)));
}

/**
 * A CV whose hearts and ticks are those of the built-in fonts, where these have them: they are drawn so anyway, and what
 * asks for another form is drawn as a space that programs do not read, so that the sign runs into the next word.
 */
function withPlainSigns(cv: Cv): Cv {
  const text = JSON.stringify(cv);
  if (!text.includes(ASKS_FOR_COLOUR)) return cv;
  const plain = text.replace(COLOURED, (whole, sign: string) => (isForeign(sign) ? whole : sign));
  return JSON.parse(plain) as Cv;
}
