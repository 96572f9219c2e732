import type { Cv } from '@sastre/shared-contracts/api';

/** Tags, which programs read as the alphabet; in the flags of England, Scotland and Wales they have their place. */
const TAGS =
  /(\u{1F3F4}\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;
const SELECTOR = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
/** Selectors of a form that no letter here has, and all but the first of several: whole texts are hidden in them. */
const SELECTORS = new RegExp(
  String.raw`(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s.,;:!?]|${SELECTOR})${SELECTOR}+`,
  'gu',
);
/** Operators of formulas, joiners and signs of scores: some programs read a space for each, others none between words. */
const FORMATS = /[\u2060-\u2064\u206A-\u206F\uFEFF\u{1D173}-\u{1D17A}]/gu;
const UNJOINED = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{P}\d\s]`;
/** Joiners between what has no joined form; they belong to Persian, to scripts of India and to emoji. */
const JOINERS = new RegExp(
  String.raw`(?<=^|${UNJOINED}\p{M}*)[\u200C\u200D]+(?=$|${UNJOINED})`,
  'gu',
);
const DIRECTIONS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/** Letters only: the mark U+061C is of the script of Arabic, too. */
const LEFTWARDS =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Within a word that runs from left to right, whatever stands around it. */
const WITHIN_LATIN =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200E\u200F\u061C]+(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/gu;
const ANY =
  /[\uFE00-\uFE0F\u200C-\u200F\u061C\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{1D173}-\u{1D17A}\u{E0000}-\u{E01EF}]/u;

/** A CV without characters that nobody sees and programs stumble over; pasting brings them along. */
export function withoutUnseen(cv: Cv): Cv {
  const text = JSON.stringify(cv);
  if (!ANY.test(text)) return cv;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? seenOf(value) : value,
  ) as Cv;
}

function seenOf(text: string): string {
  const seen = text
    .replace(TAGS, (_tags, flag: string | undefined) => flag ?? '')
    .replace(SELECTORS, '')
    .replace(FORMATS, '')
    .replace(JOINERS, '')
    .replace(WITHIN_LATIN, '');
  // Where no letter runs from right to left, nothing has to be told its direction.
  return LEFTWARDS.test(seen) ? seen : seen.replace(DIRECTIONS, '');
}
