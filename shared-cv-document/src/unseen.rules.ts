import type { Cv } from '@sastre/shared-contracts/api';

/** Scripts whose letters run one way and do not join. */
const PLAIN_LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Nd}]`;
/** Scripts in which a joiner tells which form of a letter is meant. */
const JOINED = `(?!\\u061C)[${'Arabic Syriac Nko Mongolian Adlam Mandaic Phags_Pa Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese Meetei_Mayek'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;
const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;
/** Scripts without spaces, where it is a sign that parts words. */
const UNSPACED = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]`;

/** Tags, which programs read as the alphabet; in the flags of England, Scotland and Wales they have their place. */
const TAGS =
  /(\u{1F3F4}\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;
const SELECTOR = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
/** Selectors of a form that no letter here has, and all but the first of several: whole texts are hidden in them. */
const SELECTORS = new RegExp(
  String.raw`(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s.,;:!?]|${SELECTOR})${SELECTOR}+`,
  'gu',
);
/**
 * Of no letter that anybody sees: operators of formulas, joiners of words, signs of scores and of shorthand, of annotations,
 * vowels of Khmer that are not written, and places of Unicode that nobody has filled. Some programs read a space for each,
 * others none between words.
 */
const FORMATS =
  /[\u17B4\u17B5\u2060-\u206F\uFEFF\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0080}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/gu;
const ISOLATES = /[\u2066-\u2069]/;
const DIRECTIONS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]+/g;
// Unicode counts a sign of direction among the letters of Arabic
const LEFTWARDS =
  /(?!\u061C)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const LEFTWARD = `(?:(?!${PLAIN_LETTER})${LEFTWARDS.source})`;
/** Within a word, whose letters all run one way: a sign of direction says nothing there. */
const DIRECTIONS_WITHIN = new RegExp(
  String.raw`(?<=${PLAIN_LETTER})[\u200E\u200F\u061C]+(?=${PLAIN_LETTER})|(?<=${LEFTWARD})[\u200E\u200F\u061C]+(?=${LEFTWARD})`,
  'gu',
);
/** Joiners, and what parts letters, chooses their form or lets a line end, where no script asks for it. */
const MEANS_NOTHING = new RegExp(
  [
    String.raw`(?<!${JOINED}\p{M}*|${PICTURE})[\u200C\u200D]+(?!${JOINED})`,
    String.raw`(?<=[\u200C\u200D])[\u200C\u200D]+`,
    String.raw`(?<!${UNSPACED}\p{M}*)\u200B+(?!${UNSPACED})`,
    String.raw`(?<!\p{Script=Mongolian})[\u180B-\u180F]+`,
    String.raw`(?<!\p{Script=Hebrew}\p{M}*)\u034F+`,
  ].join('|'),
  'gu',
);
/** Line breaks of word processors, of slides and of old machines: "shift and Enter" is one of them. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** What a keyboard has no key for: fonts have a box for it. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** A space that fonts draw as a stroke; it parts words of Ogham alone. */
const STROKE_SPACE = /(?<![\u1681-\u169A])\u1680/g;
/** In JSON the first of them are written by their numbers. */
const ANY =
  /\u034F|\u1680|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0F]|[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|\\u00[01]|\\[bf]/u;

/** A CV, or a text, without characters that nobody sees and programs stumble over; pasting brings them along. */
export function withoutUnseen<Part extends Cv | string>(cv: Part): Part {
  const text = JSON.stringify(cv);
  if (!ANY.test(text)) return cv;
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? seenOf(value) : value,
  ) as Part;
}

function seenOf(text: string): string {
  const seen = text
    .replace(TAGS, (_tags, flag: string | undefined) => flag ?? '')
    .replace(SELECTORS, '')
    .replace(BREAKS, '\n')
    .replace(CONTROLS, (sign) => (isSeparator(sign) ? ' ' : ''))
    .replace(STROKE_SPACE, ' ')
    .replace(DIRECTIONS_WITHIN, '')
    // the signs that enclose a direction are among the others
    .replace(FORMATS, (sign) => (ISOLATES.test(sign) ? sign : ''))
    .replace(MEANS_NOTHING, '');
  // Where no letter runs from right to left, nothing has to be told its direction.
  return LEFTWARDS.test(seen) ? seen : seen.replace(DIRECTIONS, '');
}

/** What parts the fields and records of a table. */
function isSeparator(sign: string): boolean {
  return sign >= '\u001C' && sign <= '\u001F';
}
