import type { Cv } from '@sastre/shared-contracts/api';
import { isForeign } from './fonts/clusters.rules.ts';

const ASKS_FOR_COLOUR = '\uFE0F';
/** A sign that asks for its coloured form, by itself: in a sequence the parts belong together. */
const COLOURED = /(?<!\u200D)(\p{Extended_Pictographic})\uFE0F(?!\u200D|\u20E3)/gu;

/**
 * Letters that nobody sees: the tags of Unicode, which programs read as the alphabet. In the flags of England and the like
 * they have their place.
 */
const TAGS =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;
const TAG = /[\u{E0000}-\u{E007F}]/u;

/** A CV as it is drawn: with plain signs, and without letters that nobody sees and programs read. */
export function asDrawn(cv: Cv): Cv {
  return withPlainSigns(withoutTags(cv));
}

function withoutTags(cv: Cv): Cv {
  const text = JSON.stringify(cv);
  if (!TAG.test(text)) return cv;
  return JSON.parse(text.replace(TAGS, (_tags, flag: string | undefined) => flag ?? '')) as Cv;
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
